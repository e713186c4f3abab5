#pragma once

#include "core/editing/persondocument.h"
#include "ui/forms/fieldbuilding.h"

namespace duovita {

/// Edits a section's title and whether it shows.
class SectionForm : public QWidget {
    Q_OBJECT

public:
    SectionForm(PersonDocument& document, const SectionId& id, QWidget* parent = nullptr);

private:
    void addTitle(SectionKind kind, const FormBinding& binding);

    PersonDocument& m_document;
    SectionId m_id;
    LocalizedText m_title;
    QStringList m_unparsed;
    FormGrid* m_grid;
};

} // namespace duovita
