#pragma once

#include "ui/cvs/editedcv.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QSortFilterProxyModel;
class QToolButton;
class QTreeView;

namespace duovita {

class CvContentsModel;

/// The record as a tree with check marks for what a CV shows, in the CV's order, and a summary.
class CvContents : public QWidget {
public:
    CvContents(const EditedCv& cv, QWidget* parent);

    void refresh();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeTree();
    void makeButtons();
    void layOut();
    void showTree();
    void summarise();
    void moveSection(int by);

    const EditedCv& m_cv;
    CvContentsModel* m_model;
    QSortFilterProxyModel* m_filter;
    QTreeView* m_tree;
    QCheckBox* m_onlyLeftOut;
    QToolButton* m_up;
    QToolButton* m_down;
    QLabel* m_summary;
};

} // namespace duovita
