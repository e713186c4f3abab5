#pragma once

#include "core/editing/persondocument.h"
#include "ui/forms/fieldbuilding.h"

class QVBoxLayout;

namespace duovita {

/// Edits name, contacts and what else is the person's own.
class PersonForm : public QWidget {
    Q_OBJECT

public:
    /// `terms`: as for an entry.
    explicit PersonForm(PersonDocument& document, TermSource* terms = nullptr, QWidget* parent = nullptr);
    ~PersonForm() override;

Q_SIGNALS:
    void built(); ///< anew: all fields are others

private:
    void build();
    void addPhoto(const FormBinding& binding);

    PersonDocument& m_document;
    TermSource* m_terms;
    Person m_person;
    QVBoxLayout* m_layout;
    FormGrid* m_grid = nullptr;
};

} // namespace duovita
