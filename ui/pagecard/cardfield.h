#pragma once

#include "core/content/cvcontent.h"
#include "core/editing/persondocument.h"
#include "ui/forms/fieldbuilding.h"

class QVBoxLayout;

namespace duovita {

class LocalizedEdit;

/// One text of a record as a form edits it, in both languages, made by what makes the forms: what is typed is a change
/// of the document, and what else changes there shows at once.
class CardField : public QWidget {
    Q_OBJECT

public:
    /// `source` is one of editedAs() (pagetexts.h). The document and `terms`, what the field offers, or null, outlive
    /// the field.
    CardField(PersonDocument& document, const ContentSource& source, TermSource* terms, QWidget* parent = nullptr);
    ~CardField() override;

    /// Whether the record still has the text.
    static bool isThere(const PersonDocument& document, const ContentSource& source);
    /// The cursor goes to the end of the text in the language.
    void focus(Language language);
    /// Whether Tab has somewhere to go within the field: dates and contacts have several controls, a text has none but
    /// its two sides.
    bool hasMore(bool forwards) const;

private:
    void build();
    void load();
    FormBinding binding();
    void addEntryField(const FormBinding& binding);
    void addPersonField(const FormBinding& binding);
    void addPoint(const FormBinding& binding);
    void addText(Field field, const Access<LocalizedText>& value, const FormBinding& binding);
    void addRichText(Field field, const Access<LocalizedRichText>& value, const FormBinding& binding);
    Highlight* point();
    Cv* cv();

    PersonDocument& m_document;
    ContentSource m_source;
    TermSource* m_terms;
    // Working copies, of which one is edited.
    Person m_person;
    Entry m_entry;
    LocalizedText m_title;
    std::optional<SectionKind> m_kind;
    QVBoxLayout* m_layout;
    FormGrid* m_grid = nullptr;
    LocalizedEdit* m_text = nullptr; ///< null where it is no text
};

} // namespace duovita
