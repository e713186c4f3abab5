#pragma once

#include "core/checks/absententries.h"
#include "core/checks/recordchecks.h"
#include "core/checks/recordorder.h"
#include "core/editing/persondocument.h"
#include "ui/forms/showing.h"
#include "ui/models/outlinemodel.h"
#include "ui/widgets/retranslation.h"

#include <QPointer>

class QAction;
class QMenu;
class QScrollArea;

namespace duovita {

class EntryForm;
class GrowingTextEdit;
class OutlineKeeper;
class OutlineFolds;
class OutlinePane;
class OutlineView;
class TermSource;

/// Shows the form of the current item of the outline, and owns the outline view, which the window places elsewhere.
class EditorPanel : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit EditorPanel(QWidget* parent = nullptr);

    QWidget& outlinePane() const;
    /// Adds an action to the outline's menu of what can be made.
    void addMaking(QAction& action);
    /// Buttons for the most used actions, for the header of the surrounding pane.
    QWidget* makeTools(QWidget* parent);
    void setTerms(TermSource* terms) { m_terms = terms; } ///< completions for entries' forms; not owned
    void setDocument(PersonDocument* document);           ///< not owned; null shows nothing
    /// Sets the problems of the open record; the outline shows their signs.
    void setProblems(const QList<Problem>& problems);
    /// Sets the entries that the CV omits from a language's documents; outline and forms show this.
    void setAbsences(const QList<AbsentEntry>& absences);
    /// The CV whose pages are shown: the outline greys what it omits, and the eye changes that.
    void setCv(const CvId& cv);
    /// Selects the source of a text in the outline. The texts of other CVs than the shown one are not there.
    void choose(const ContentSource& source);
    /// Whether a form shows the text. Those of other CVs than the shown one, and a CV's own summary that takes the
    /// place of none in the record, are only in the CV's dialog.
    bool hasField(const ContentSource& source) const;
    /// Selects the source and puts the cursor there. `part` selects one of a contact's texts, as in Problem.
    void goTo(const ContentSource& source, Language language, const QString& part = {});
    /// Goes to a piece of text that an import could not place, in its list.
    void goToLeftOver(const ContentSource& source, const QString& text);
    /// Selects a text within the source and leaves the focus where it is.
    void showText(const ContentSource& source, Language language, const QString& text);
    /// Shows what an undone step changed. The cursor moves only if it was in a form.
    void showEdit(const EditSummary& edit);
    void focusOutline();
    std::optional<EntryId> currentEntry() const; ///< in the outline; nothing at a section
    /// Tints the field of a text that is edited elsewhere, if the shown form has it.
    void mark(const ContentSource& source, Language language);
    void unmark();
    RecordPosition cursor() const;        ///< position of the cursor, now or last: in a field or in the outline
    ContentSource caretSource() const;    ///< the text with the cursor, or else the outline's current item
    QString focusedField() const;         ///< name of the focused field; empty if there is none
    void focusField(const QString& name); ///< the field of that name, or else the first text
    ContentSource currentSource() const;  ///< the outline's current section or entry; neither at the person
    void editName();
    QList<SectionId> destinations() const;      ///< sections that the current entry can be moved to
    void moveEntryTo(const SectionId& section); ///< moves the current entry to the section's end

    QList<QAction*> actions() const;
    void setActionsEnabled(bool enabled);

Q_SIGNALS:
    void removed(int count);                ///< the user removed sections and entries
    void added(const duovita::EntryId& id); ///< the user added an entry
    /// Two entries were joined into this one; texts that found no field were added to its unplaced texts.
    void joined(const duovita::EntryId& id, const QStringList& keptAside);
    /// Why the eye cannot show the chosen item, or what became of it if the form does not show that.
    void visibilityNoted(const QString& words);
    void differenceWanted(const duovita::ContentSource& place); ///< to mend it
    void currentSourceChanged(const duovita::ContentSource& source);
    void formWanted(); ///< the user clicked an item of the outline

private:
    QString fieldNameOf(const ContentSource& source, Language language) const;
    void retranslate() final;
    QWidget* factsField(const ContentSource& source, Language language, const QString& part) const;
    std::optional<ContentSource> itemOf(const ContentSource& source) const;
    void makeActions();
    struct ActionWords {
        QAction* action;
        const char* text; ///< to be translated
        const char* hint = nullptr;
    };
    QList<ActionWords> actionWords() const;
    void showCurrent();
    void settle();
    std::optional<SectionKind> shownKind() const; ///< section kind of the current row
    void showForm(QWidget* form);
    void showEntry(const EntryId& id);
    void showSection(const SectionId& id);
    void showPerson();
    void orderTabs();
    void newEntry();
    void newSection(SectionKind kind, const LocalizedText& title);
    void duplicate();
    RecordParts chosen() const;
    QList<EntryId> twoToJoin() const;
    void updateJoin();
    void join();
    bool copyChosen(); ///< false if nothing can be copied
    void cutChosen();
    void pasteParts();
    void remove();
    void hideOrShow(const RecordParts& parts);
    void hideOrShowInAll();
    void showOnlyHere();
    void updateEye();
    QString newEntryWords() const;
    const Section* sectionForNewEntry() const;
    void connectWishes();
    void updateWishes();
    void sortByDate();
    void move(int by);
    void showWishes(const QPoint& position);
    QMenu* makeMoveMenu(QWidget* parent);
    void fillMoveMenu(QMenu& menu);
    void select(const QModelIndex& index);

    PersonDocument* m_document = nullptr;
    TermSource* m_terms = nullptr;
    OutlineModel* m_model = nullptr;
    OutlineKeeper* m_keeper = nullptr;
    ContentSource m_shown;                    ///< source of the current form
    std::optional<SectionKind> m_shownKind{}; ///< kind of its section
    CvId m_cv;
    QHash<EntryId, OutlineModel::Trouble> m_troubles;
    QList<Problem> m_differences; ///< between the languages of an entry
    QList<AbsentEntry> m_absences;
    OutlineView* m_outline;
    OutlineFolds* m_folds;
    OutlinePane* m_outlinePane = nullptr;
    QScrollArea* m_scroll;
    QAction* m_newEntry;
    QMenu* m_sectionMenu;
    QAction* m_newSection;
    QAction* m_duplicate;
    QAction* m_join;
    QAction* m_cut;
    QAction* m_copy;
    QAction* m_paste;
    QAction* m_remove;
    QAction* m_hide;
    QAction* m_hideInAll;
    QAction* m_showOnlyHere;
    QAction* m_startsPage;
    QAction* m_keepsTogether;
    QAction* m_sort;
    QAction* m_up;
    QAction* m_down;
    QPointer<GrowingTextEdit> m_marked;
};

} // namespace duovita
