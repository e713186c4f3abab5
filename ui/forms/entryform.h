#pragma once

#include "core/checks/absententries.h"
#include "core/checks/recordchecks.h"
#include "core/content/cvcontent.h"
#include "core/editing/persondocument.h"
#include "core/editing/textmoving.h"
#include "ui/forms/fieldbuilding.h"

class QLabel;
class QVBoxLayout;

namespace duovita {

class AbsenceNotice;
class HighlightsEdit;
class OwnSummary;
struct FormField;

/// Edits one entry of any kind: its rows come from the table of the kind's fields (formOf). Follows the document, so
/// that undo is visible at once.
class EntryForm : public QWidget {
    Q_OBJECT

public:
    /// `terms` provides completions; may be null. It and the document must outlive the form.
    EntryForm(PersonDocument& document, const EntryId& id, TermSource* terms = nullptr, QWidget* parent = nullptr);
    ~EntryForm() override;

    /// Puts the cursor into the field for the source, which may be the shown CV's own summary.
    void goTo(const ContentSource& source, Language language);
    void focusFirst(); ///< the first field to fill in
    /// Sets in which languages a text is marked as missing; by default all.
    void setNeeded(const QList<Language>& languages);
    /// The CV whose pages are shown: the form shows which points it omits, and can change that. Default: none.
    void setCv(const CvId& cv);
    /// Sets the entries that the CV omits from a language's documents. If this is one of them, a notice above the form
    /// says so.
    void setAbsences(const QList<AbsentEntry>& absences);
    /// Sets where the languages differ in the record: a sign marks those of this entry in its points and in
    /// fields of a single text.
    void setDifferences(const QList<Problem>& differences);
    /// Shows the form for joining with another entry in a section of that kind: also unfolds the fields that `other`
    /// uses, and labels the fields as that kind does.
    void setBeside(const std::optional<Entry>& other, SectionKind kind);
    void unfoldAll(); ///< also the empty rarely used fields

Q_SIGNALS:
    void built(); ///< the form was rebuilt: all field widgets are new
    /// What became of a point that was shown or hidden, if the form does not show that.
    void visibilityNoted(const QString& words);
    void differenceWanted(const duovita::ContentSource& place); ///< to mend it

private:
    void build();
    void addRow(Field field, const FormBinding& binding);
    void addFolded(const FormField& field, const FormBinding& binding);
    void addPoints(const FormBinding& binding);
    void addLeftOver(const FormBinding& binding);
    static bool isFilledIn(const Entry& entry, Field field);
    bool holds(Field field) const; ///< whether this entry, or the one beside it, has a value
    void load();
    bool isInOtherCvs() const;
    void showCvMarks();
    void showDifferences();
    void followDifferences();
    void showInOtherLanguage();
    void offerHiding(const HighlightId& point, QMenu* menu);
    void takeVenue(Language side, const VenueInfo& venue);
    bool takePeriod(const DateRange& period);
    void offerMoves(const EntryTextPlace& from, QMenu* menu);
    void moveTo(const EntryTextPlace& from, const EntryTextPlace& to);

    PersonDocument& m_document;
    TermSource* m_terms;
    SectionKind m_kind;
    QList<Language> m_needed = everyLanguage();
    Entry m_entry; ///< the working copy
    std::optional<Entry> m_beside;
    SectionKind m_becomes; ///< the kind it is stored as
    std::optional<CvId> m_cv;
    QVBoxLayout* m_layout;
    AbsenceNotice* m_absence;
    QList<AbsentEntry> m_absences; ///< for this entry
    QList<Problem> m_differences;  ///< the same
    FormGrid* m_grid = nullptr;
    HighlightsEdit* m_highlights = nullptr;
    QLabel* m_sharedNote = nullptr;     ///< says that texts are the same in all CVs
    OwnSummary* m_ownSummary = nullptr; ///< null for other kinds
};

} // namespace duovita
