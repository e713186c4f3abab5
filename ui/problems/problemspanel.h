#pragma once

#include "core/checks/absententries.h"
#include "core/checks/recordorder.h"
#include "core/editing/persondocument.h"
#include "ui/problems/problemsmodel.h"
#include "ui/widgets/retranslation.h"

#include <QSet>
#include <QTimer>

class QTreeView;

namespace duovita {

class ProblemDelegate;
class ProblemScope;
class RemedyBar;
class TermSource;

/// What should be looked at before the open record goes out, each going to its place, with remedies in the chosen row.
/// Checked away from the interface's thread after each change. As high as its rows, for a pane that scrolls. A click
/// only chooses; Enter or a double click goes to the place.
class ProblemsPanel : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit ProblemsPanel(QWidget* parent = nullptr);

    void setDocument(PersonDocument* document); ///< not owned; null shows nothing
    void setCv(const CvId& cv);                 ///< the one that is shown
    /// Whether the list has what that CV leaves out, too.
    bool showsWholeRecord() const;
    void setShowsWholeRecord(bool whole);
    ProblemScope& scope() const { return *m_scope; } ///< how many there are, and in what: for the head of the pane
    void setTerms(TermSource* terms); ///< where suggestions for missing texts come from; outlives the panel
    /// What a document's pages have to say, besides the record.
    void setFindings(Language language, const QList<LayoutFinding>& findings);
    /// To the problem after the cursor in the record, or the one before it; round the end.
    void goOn(int by);

    void focusList();

    /// Whether the problems are marked where they are, too: by whoever follows placesChanged().
    void setMarked(bool marked);
    /// Chooses the problem that is there; of several, the one after that which is chosen. Its row in the panel; nothing
    /// if there is no such problem.
    std::optional<QRect> choose(const ContentSource& place);

    /// Where the cursor stands in the record.
    std::function<RecordPosition()> cursor;

Q_SIGNALS:
    /// `part`: which of the texts of a field that holds several, as of Problem.
    void problemChosen(const duovita::ContentSource& source, duovita::Language language, const QString& part);
    /// Text that an import could not place; it has no field.
    void leftOverChosen(const duovita::ContentSource& source, const QString& text);
    void checked(const QList<duovita::Problem>& problems); ///< all that are listed, those that are dismissed too
    void missingCounted(const QList<int>& texts);          ///< that the shown CV's documents lack, by their language
    /// Which entries the CV that is shown leaves out of a language's documents for want of a text.
    void absencesFound(const QList<duovita::AbsentEntry>& absences);
    void wentRound(const QString& words); ///< goOn() began again at the other end
    /// While problems are marked: the person has chosen this one alone, to be seen where it is.
    void problemMarked(const duovita::ContentSource& source);
    /// Where all are that are listed, and which of them is the only one chosen; none while they are not marked.
    void placesChanged(const QList<duovita::ContentSource>& places,
                       const std::optional<duovita::ContentSource>& chosen);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate() final;
    void makeList();
    void check();
    void fill();
    void tell();
    QList<ProblemRow> rows() const;
    void unfoldGroups();
    void noteFolding(const QModelIndex& heading, bool folded);
    void showCounts();
    void showScope();
    void showRemedies();
    void showMenu(const QPoint& at);
    void fitToRows();
    void placeRemedies();
    void remedyOf(const QModelIndex& index, Remedy remedy);
    void go(const QModelIndex& index);
    void followChoice();
    void tellPlaces();
    const ProblemRow* onlyChosen() const; ///< null if it is not one problem alone
    /// The problems chosen in the list; a heading stands for what is under it.
    QList<QModelIndex> chosen() const;
    void apply(Remedy remedy);
    RecordPosition positionOf(const ProblemRow& row) const;

    PersonDocument* m_document = nullptr;
    ProblemsModel* m_model;
    QTreeView* m_list;
    RemedyBar* m_remedies;
    ProblemDelegate* m_look;
    ProblemScope* m_scope;
    QTimer m_soon;
    int m_round = 0;        ///< of checking: a later one makes an earlier one's result worthless
    bool m_known = false;   ///< the record has been checked
    bool m_filling = false; ///< what is chosen changes by the list's own doing
    bool m_marked = false;
    QSet<QString> m_folded; ///< headings
    bool m_showsDismissed = false;
    std::optional<ProblemRow> m_went; ///< where goOn() led to last
    RecordPosition m_cursorThen{};    ///< and where the cursor was then
    TermSource* m_terms = nullptr;
    CvId m_cv;
    QList<Problem> m_problems; ///< of the whole record
    QList<Problem> m_shown;    ///< those of them that the CV shows
    std::array<QList<LayoutFinding>, languageCount> m_findings;
};

} // namespace duovita
