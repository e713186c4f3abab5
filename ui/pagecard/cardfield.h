#pragma once

#include "core/content/cvcontent.h"
#include "core/editing/persondocument.h"
#include "ui/forms/fieldbuilding.h"

class QVBoxLayout;

namespace duovita {

class LocalizedEdit;

/// Edits one text of a record in both languages, with the same controls as the forms. Typing changes the document, and
/// other changes of the document show at once.
class CardField : public QWidget {
    Q_OBJECT

public:
    /// `source` must come from editedAs() (pagetexts.h). The document and `terms` (completions; may be null) must
    /// outlive the field.
    CardField(PersonDocument& document, const ContentSource& source, TermSource* terms, QWidget* parent = nullptr);
    ~CardField() override;

    /// Whether the record still has the text.
    static bool isThere(const PersonDocument& document, const ContentSource& source);
    /// Puts the cursor at the end of the text in that language.
    void focus(Language language);
    /// Moves the focus from the text in the page's language to the other half, in either direction, because that half
    /// may stand on either side; or back, against the direction in which it came. Returns whether it did: otherwise the
    /// text is left.
    bool focusNextLanguage(bool forwards, Language ofPage);
    /// Whether Tab stays within a field that is not a text: dates and contacts consist of several controls.
    bool hasMore(bool forwards) const;
    /// Whether it has a half for each language.
    bool hasLanguages() const;
    /// Whether it edits a point: Enter then adds one below, or splits it at the cursor; in an empty point, it ends.
    bool isPoint() const { return m_source.highlight.has_value(); }

Q_SIGNALS:
    void pointAdded(const duovita::HighlightId& id);
    void ended();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addPointBelow(Language language);
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
    // Working copies; only one is used.
    Person m_person;
    Entry m_entry;
    LocalizedText m_title;
    std::optional<SectionKind> m_kind;
    QVBoxLayout* m_layout;
    FormGrid* m_grid = nullptr;
    LocalizedEdit* m_text = nullptr; ///< null if the value is not a text
    bool m_wasBeside = false;   ///< the focus has been in the other half
    bool m_wentForwards = true; ///< and came there by Tab, not by Shift+Tab
};

} // namespace duovita
