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

    /// In which languages a text that is not there is called missing; all, unless this says otherwise.
    void setNeeded(const QList<Language>& languages);

Q_SIGNALS:
    void built(); ///< anew: all fields are others

private:
    void build();
    void addPhoto(const FormBinding& binding);

    PersonDocument& m_document;
    TermSource* m_terms;
    Person m_person;
    QList<Language> m_needed = everyLanguage();
    QVBoxLayout* m_layout;
    FormGrid* m_grid = nullptr;
};

} // namespace duovita
