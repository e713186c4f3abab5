#pragma once

#include "core/editing/persondocument.h"
#include "ui/forms/fieldbuilding.h"

class QVBoxLayout;

namespace duovita {

/// Edits the person's name, contacts and other details.
class PersonForm : public QWidget {
    Q_OBJECT

public:
    /// `terms`: see EntryForm.
    explicit PersonForm(PersonDocument& document, TermSource* terms = nullptr, QWidget* parent = nullptr);
    ~PersonForm() override;

    /// Sets in which languages a text is marked as missing; by default all.
    void setNeeded(const QList<Language>& languages);
    /// The shown CV. If it has its own headline, that comes first, because it is the one that is printed.
    void setCv(const CvId& cv);

Q_SIGNALS:
    void built(); ///< the form was rebuilt: all field widgets are new

private:
    void build();
    void addPhoto(const FormBinding& binding);
    void addHeadlines(const FormBinding& binding);
    void addTextRow(const QString& label, const QString& name, const Access<LocalizedText>& text,
                    const FormBinding& binding);
    void addHeadlineNote(const FormBinding& binding);
    void setOwnHeadline(const LocalizedText& headline, const FormBinding& binding);
    bool hasOwnHeadline() const;
    bool isOwnHeadlineEdited() const;

    PersonDocument& m_document;
    TermSource* m_terms;
    Person m_person;
    QList<Language> m_needed = everyLanguage();
    std::optional<CvId> m_cv;
    bool m_showsOwn = false; ///< true also while it is empty during typing
    QVBoxLayout* m_layout;
    FormGrid* m_grid = nullptr;
};

} // namespace duovita
