#pragma once

#include "core/editing/persondocument.h"
#include "ui/problems/problemsmodel.h"

#include <QTimer>
#include <QWidget>

class QHBoxLayout;
class QToolButton;
class QTreeView;

namespace duovita {

/// What should be looked at before the open record goes out, each going to its place, with a remedy where there is one.
/// Checked away from the interface's thread after each change.
class ProblemsPanel : public QWidget {
    Q_OBJECT

public:
    explicit ProblemsPanel(QWidget* parent = nullptr);

    void setDocument(PersonDocument* document); ///< not owned; null shows nothing
    /// What a document's pages have to say, besides the record.
    void setFindings(Language language, const QList<LayoutFinding>& findings);
    void goOn(int by); ///< to the next problem, or the one before
    void retranslate();

Q_SIGNALS:
    void problemChosen(const duovita::ContentSource& source, duovita::Language language);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void check();
    void fill();
    void showCounts();
    void fitHead();
    void showRemedies();
    void go(const QModelIndex& index);
    void apply(Remedy remedy);

    PersonDocument* m_document = nullptr;
    ProblemsModel* m_model;
    QToolButton* m_head;
    QTreeView* m_list;
    QWidget* m_remedies;
    QString m_counts; ///< what the head says, in whole
    QTimer m_soon;
    int m_round = 0; ///< of checking: a later one makes an earlier one's result worthless
    QList<Problem> m_problems;
    std::array<QList<LayoutFinding>, languageCount> m_findings;
};

} // namespace duovita
