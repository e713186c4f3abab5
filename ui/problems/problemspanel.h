#pragma once

#include "core/checks/recordorder.h"
#include "core/editing/persondocument.h"
#include "ui/problems/problemsmodel.h"
#include "ui/widgets/retranslation.h"

#include <QSet>
#include <QTimer>

class QCheckBox;
class QLabel;
class QToolButton;
class QTreeView;

namespace duovita {

class ProblemDelegate;
class RemedyBar;
class TermSource;

/// What should be looked at before the open record goes out, each going to its place, with remedies for what is chosen.
/// Checked away from the interface's thread after each change. In a splitter it folds to one line and unfolds to the
/// height it had last; in a pane that scrolls it is as high as its rows.
class ProblemsPanel : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit ProblemsPanel(QWidget* parent = nullptr);

    void setDocument(PersonDocument* document); ///< not owned; null shows nothing
    void setCv(const CvId& cv);                 ///< the one that is shown
    /// Whether the list has what that CV leaves out, too.
    bool showsWholeRecord() const;
    void setShowsWholeRecord(bool whole);
    void setTerms(TermSource* terms); ///< where suggestions for missing texts come from; outlives the panel
    /// What a document's pages have to say, besides the record.
    void setFindings(Language language, const QList<LayoutFinding>& findings);
    /// To the problem after the cursor in the record, or the one before it; round the end.
    void goOn(int by);

    /// In a pane that scrolls: always unfolded, without a frame, the remedies in the chosen row. A click only chooses;
    /// Enter or a double click goes to the place.
    void standInPane();

    /// Pixels, as it was or shall be unfolded; 0: by the room there is.
    int openHeight() const;
    bool isOpen() const;
    void setOpen(bool open, int height);

    /// Where the cursor stands in the record.
    std::function<RecordPosition()> cursor;

Q_SIGNALS:
    /// `part`: which of the texts of a field that holds several, as of Problem.
    void problemChosen(const duovita::ContentSource& source, duovita::Language language, const QString& part);
    /// Text that an import could not place; it has no field.
    void leftOverChosen(const duovita::ContentSource& source, const QString& text);
    void checked(const QList<duovita::Problem>& problems); ///< all of the record, those that are dismissed too
    void wentRound(const QString& words); ///< goOn() began again at the other end
    /// It is the only one that is chosen, in a pane: to be marked where it is shown, while the list stays.
    void problemMarked(const duovita::ContentSource& source);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate() final;
    void check();
    void fill();
    QList<ProblemRow> rows() const;
    void unfoldGroups();
    void noteFolding(const QModelIndex& heading, bool folded);
    void showCounts();
    void showScope();
    void fitHead();
    void showRemedies();
    void showMenu(const QPoint& at);
    void fold(bool open);
    void fitToRows();
    void placeRemedies();
    void remedyOf(const QModelIndex& index, Remedy remedy);
    void go(const QModelIndex& index);
    /// The problems chosen in the list; a heading stands for what is under it.
    QList<QModelIndex> chosen() const;
    void apply(Remedy remedy);
    RecordPosition positionOf(const ProblemRow& row) const;

    PersonDocument* m_document = nullptr;
    ProblemsModel* m_model;
    QToolButton* m_head;
    QTreeView* m_list;
    RemedyBar* m_remedies;
    ProblemDelegate* m_look;
    bool m_inPane = false;
    QLabel* m_summary; ///< in a pane, in place of the head
    QCheckBox* m_whole;
    QString m_counts; ///< what the head says, in whole
    QTimer m_soon;
    int m_round = 0; ///< of checking: a later one makes an earlier one's result worthless
    int m_height = 0;
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
