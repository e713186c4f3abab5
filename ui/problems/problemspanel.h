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

/// Lists what should be checked before the open record is exported; the selected row offers remedies. The record is
/// checked in the background after each change. The panel is as high as its rows, for use in a scrolling pane. A click
/// selects a problem; Enter or a double click goes to its place.
class ProblemsPanel : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit ProblemsPanel(QWidget* parent = nullptr);

    void setDocument(PersonDocument* document); ///< not owned; null shows nothing
    void setCv(const CvId& cv);                 ///< the CV that is shown
    /// Whether the list includes problems in parts that the CV omits.
    bool showsWholeRecord() const;
    void setShowsWholeRecord(bool whole);
    ProblemScope& scope() const { return *m_scope; } ///< shows the count and scope; for the pane's header
    void setTerms(TermSource* terms);                ///< suggests missing texts; must outlive the panel
    /// Sets the layout problems of a language's document.
    void setFindings(Language language, const QList<LayoutFinding>& findings);
    /// Goes to the next problem after the cursor in the record, or the previous one; wraps around.
    void goOn(int by);

    void focusList();

    /// Whether placesChanged() and problemMarked() are emitted, so that problems are marked on the pages.
    void setMarked(bool marked);
    enum class Kinds { All, Differences };
    /// Selects the problem of these kinds at that place; if there are several, the one after the selected one. Returns
    /// its row's rectangle in the panel; nothing if there is no such problem.
    std::optional<QRect> choose(const ContentSource& place, Kinds kinds = Kinds::All);

    /// Returns the cursor's position in the record.
    std::function<RecordPosition()> cursor;

Q_SIGNALS:
    /// `part`: which text of a field that has several, as in Problem.
    void problemChosen(const duovita::ContentSource& source, duovita::Language language, const QString& part);
    /// A text that an import could not place, which has no field.
    void leftOverChosen(const duovita::ContentSource& source, const QString& text);
    void checked(const QList<duovita::Problem>& problems); ///< all listed problems, including dismissed ones
    void missingCounted(const QList<int>& texts);          ///< missing texts of the shown CV's documents, by language
    /// The entries that the shown CV omits from a language's documents because a text is missing.
    void absencesFound(const QList<duovita::AbsentEntry>& absences);
    void wentRound(const QString& words); ///< goOn() wrapped around
    /// Only while problems are marked: the user selected this single problem, so show its place.
    void problemMarked(const duovita::ContentSource& source);
    /// The places of all listed problems, and of the single selected one; empty while problems are not marked.
    void placesChanged(const QList<duovita::ContentSource>& places,
                       const std::optional<duovita::ContentSource>& chosen);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate() final;
    void makeList();
    void check();
    void fill();
    void publishResults();
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
    void emitPlaces();
    const ProblemRow* onlyChosen() const; ///< null unless exactly one problem is selected
    /// The selected problems; a selected heading stands for its problems.
    QList<QModelIndex> chosen() const;
    void apply(Remedy remedy);
    bool isRepeatedClick(Remedy remedy);
    RecordPosition positionOf(const ProblemRow& row) const;

    PersonDocument* m_document = nullptr;
    ProblemsModel* m_model;
    QTreeView* m_list;
    RemedyBar* m_remedies;
    ProblemDelegate* m_look;
    ProblemScope* m_scope;
    QTimer m_soon;
    int m_round = 0;        ///< number of the latest check; earlier results are dropped
    bool m_known = false;   ///< the record has been checked
    bool m_filling = false; ///< the selection is being changed by the program
    bool m_marked = false;
    QSet<QString> m_folded; ///< headings
    bool m_showsDismissed = false;
    std::optional<ProblemRow> m_went;                   ///< the problem that goOn() went to last
    RecordPosition m_cursorThen{};                      ///< the cursor's position after that
    std::optional<QPoint> m_pressedAt;                  ///< by the mouse, since the last remedy; in screen coordinates
    std::optional<std::pair<Remedy, QPoint>> m_clicked; ///< the last remedy, if with the mouse, and where
    TermSource* m_terms = nullptr;
    CvId m_cv;
    QList<Problem> m_problems; ///< of the whole record
    QList<Problem> m_shown;    ///< only those of the shown CV
    std::array<QList<LayoutFinding>, languageCount> m_findings;
};

} // namespace duovita
