#pragma once

#include "core/checks/recordorder.h"
#include "core/editing/persondocument.h"
#include "ui/problems/problemsmodel.h"
#include "ui/widgets/retranslation.h"

#include <QSet>
#include <QTimer>

class QCheckBox;
class QToolButton;
class QTreeView;

namespace duovita {

class RemedyBar;
class TermSource;

/// What should be looked at before the open record goes out, each going to its place, with remedies for what is chosen.
/// Checked away from the interface's thread after each change. Folded, it is one line high; unfolded, it takes the
/// height it had last, in a splitter.
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

protected:
    void resizeEvent(QResizeEvent* event) override;

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
