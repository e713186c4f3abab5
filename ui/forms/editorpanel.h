#pragma once

#include "core/checks/absententries.h"
#include "core/checks/recordchecks.h"
#include "core/checks/recordorder.h"
#include "core/editing/persondocument.h"
#include "ui/forms/showing.h"
#include "ui/models/outlinemodel.h"
#include "ui/widgets/retranslation.h"

class QAction;
class QMenu;
class QScrollArea;

namespace duovita {

class EntryForm;
class OutlineKeeper;
class OutlineFolds;
class OutlinePane;
class OutlineView;
class TermSource;

/// The form of what is chosen in the outline of the open record. The outline's own pane stands where the window puts
/// it.
class EditorPanel : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit EditorPanel(QWidget* parent = nullptr);

    QWidget& outlinePane() const;
    /// What is done most with what is chosen: buttons, for the head of the pane that the form stands in.
    QWidget* makeTools(QWidget* parent) const;
    void setTerms(TermSource* terms) { m_terms = terms; } ///< what the forms of entries offer; not owned
    void setDocument(PersonDocument* document);           ///< not owned; null shows nothing
    /// What needs work in the open record: the outline has its signs.
    void setProblems(const QList<Problem>& problems);
    /// Which entries the shown CV leaves out of a language's documents: the outline and the forms say so.
    void setAbsences(const QList<AbsentEntry>& absences);
    /// The one whose pages are shown: what it leaves out is grey in the outline, and the eye hides in it.
    void setCv(const CvId& cv);
    /// Chooses in the outline what a place in a document came from; a CV's own text is not there.
    void choose(const ContentSource& source);
    /// The same, and puts the cursor there. `part`: which of a contact's texts, as of Problem.
    void goTo(const ContentSource& source, Language language, const QString& part = {});
    /// To a piece of text that an import could not place, in the list of those.
    void goToLeftOver(const ContentSource& source, const QString& text);
    /// The same for a text in it: it is selected, and the cursor stays where it is.
    void showText(const ContentSource& source, Language language, const QString& text);
    /// Shows what an undone step changed; the cursor follows only if it was in a form.
    void showEdit(const EditSummary& edit);
    void focusOutline();
    std::optional<EntryId> currentEntry() const; ///< of the outline; nothing at a section
    RecordPosition cursor() const;               ///< where the cursor is, or was last: in a field, or in the outline
    ContentSource caretSource() const;           ///< the same: of the text with the cursor, or of what is chosen
    QString focusedField() const;                ///< the name of that field; empty if there is none
    void focusField(const QString& name);        ///< by that name; else the first text
    ContentSource currentSource() const;         ///< of the outline: a section or an entry; neither at the person
    void editName();

    QList<QAction*> actions() const;
    void setActionsEnabled(bool enabled);

Q_SIGNALS:
    void removed(int count);                ///< sections and entries, by the user
    void added(const duovita::EntryId& id); ///< a new one, by the user
    /// Two entries became this one; what has no place in it is among its texts that were not placed.
    void joined(const duovita::EntryId& id, const QStringList& keptAside);
    void notShown(const QString& why); ///< the eye cannot show what is chosen
    void currentSourceChanged(const duovita::ContentSource& source);

private:
    void retranslate() final;
    QWidget* factsField(Field field, Language language, const QString& part) const;
    void makeActions();
    struct ActionWords {
        QAction* action;
        const char* text; ///< to be translated
        const char* hint = nullptr;
    };
    QList<ActionWords> actionWords() const;
    void showCurrent();
    void settle();
    std::optional<SectionKind> shownKind() const; ///< of the section that the current row stands in
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
    bool copyChosen(); ///< false if there is nothing to copy
    void cutChosen();
    void pasteParts();
    void remove();
    void hideOrShow(const RecordParts& parts);
    void hideOrShowInAll();
    void updateEye();
    void sortByDate();
    void move(int by);
    void showWishes(const QPoint& position);
    void select(const QModelIndex& index);

    PersonDocument* m_document = nullptr;
    TermSource* m_terms = nullptr;
    OutlineModel* m_model = nullptr;
    OutlineKeeper* m_keeper = nullptr;
    ContentSource m_shown;                    ///< what the form is of
    std::optional<SectionKind> m_shownKind{}; ///< of its section
    CvId m_cv;
    QHash<EntryId, OutlineModel::Trouble> m_troubles;
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
    QAction* m_sort;
    QAction* m_up;
    QAction* m_down;
};

} // namespace duovita
