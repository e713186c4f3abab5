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
    /// The CV that is shown: where it has a headline of its own, that stands first, since it is the one that is
    /// printed.
    void setCv(const CvId& cv);

Q_SIGNALS:
    void built(); ///< anew: all fields are others

private:
    void build();
    void addPhoto(const FormBinding& binding);
    void addHeadlines(const FormBinding& binding);
    void addTextRow(const QString& label, const QString& name, const Access<LocalizedText>& text,
                    const FormBinding& binding);
    QWidget* makeOwnNote(const FormBinding& binding);
    void dropOwnHeadline(const FormBinding& binding);
    bool hasOwnHeadline() const;
    bool isOwnHeadlineEdited() const;

    PersonDocument& m_document;
    TermSource* m_terms;
    Person m_person;
    QList<Language> m_needed = everyLanguage();
    std::optional<CvId> m_cv;
    bool m_showsOwn = false; ///< also while it is empty, as one types
    QVBoxLayout* m_layout;
    FormGrid* m_grid = nullptr;
};

} // namespace duovita
