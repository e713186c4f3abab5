#pragma once

#include "core/checks/absententries.h"
#include "core/content/cvcontent.h"
#include "core/editing/persondocument.h"
#include "core/editing/textmoving.h"
#include "ui/forms/fieldbuilding.h"

class QVBoxLayout;

namespace duovita {

class AbsenceNotice;
class HighlightsEdit;
struct FormField;

/// Edits one entry, whatever its kind: the rows come from the table of its kind's fields (formOf). Follows the
/// document, so that undo shows at once.
class EntryForm : public QWidget {
    Q_OBJECT

public:
    /// `terms`: what the fields offer; null for nothing. It and the document outlive the form.
    EntryForm(PersonDocument& document, const EntryId& id, TermSource* terms = nullptr, QWidget* parent = nullptr);
    ~EntryForm() override;

    /// Puts the cursor where the source's text is edited.
    void goTo(const ContentSource& source, Language language);
    void focusFirst(); ///< where one begins to fill it
    /// In which languages a text that is not there is called missing; all, unless this says otherwise.
    void setNeeded(const QList<Language>& languages);
    /// The one whose pages are shown: which points it leaves out is seen, and can be changed. Without, nothing is.
    void setCv(const CvId& cv);
    /// Which entries that CV leaves out of a language's documents: whether this is one is said above the form.
    void setAbsences(const QList<AbsentEntry>& absences);
    /// An entry that is to become one with it, in a section of that kind: what it has is not folded away here either,
    /// and words are those of what it becomes.
    void setBeside(const std::optional<Entry>& other, SectionKind kind);
    void unfoldAll(); ///< the empty fields that are seldom filled, too

Q_SIGNALS:
    void built(); ///< anew: all fields are others

private:
    void build();
    void addRow(Field field, const FormBinding& binding);
    void addFolded(const FormField& field, const FormBinding& binding);
    void addPoints(const FormBinding& binding);
    void addLeftOver(const FormBinding& binding);
    static bool isFilledIn(const Entry& entry, Field field);
    bool holds(Field field) const; ///< whether there is something in it, or in the other one
    void load();
    void showOmissions();
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
    SectionKind m_becomes; ///< its kind where it is stored
    std::optional<CvId> m_cv;
    QVBoxLayout* m_layout;
    AbsenceNotice* m_absence;
    QList<AbsentEntry> m_absences; ///< of this entry
    FormGrid* m_grid = nullptr;
    HighlightsEdit* m_highlights = nullptr;
};

} // namespace duovita
