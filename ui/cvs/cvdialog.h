#pragma once

#include "core/editing/persondocument.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QToolButton;
class QTreeView;

namespace duovita {

class CvContentsModel;

/// One CV of the open record: its name, its languages, its tags, and what it shows. Every change is made in the
/// document at once, so that the preview shows it and undo takes it back.
class CvDialog : public QDialog {
    Q_OBJECT

public:
    /// `document` outlives the dialog; the CV is one of its.
    CvDialog(PersonDocument& document, const CvId& cv, QWidget* parent = nullptr);

    const CvId& cv() const { return m_cv; }
    void editName(); ///< puts the cursor there, all of it selected

private:
    void makeFields();
    void makeTree();
    void refresh(); ///< shows the document as it is now
    void change(const std::function<void(Cv&)>& change);
    void rename();
    void readTags();
    void readLanguages();
    void moveSection(int by);
    void showSummary(const Cv& cv);
    void showTree();

    PersonDocument& m_document;
    CvId m_cv;
    CvContentsModel* m_model;
    QSortFilterProxyModel* m_filter;
    QLineEdit* m_name;
    QList<QCheckBox*> m_languages;
    QLineEdit* m_include;
    QLineEdit* m_exclude;
    QTreeView* m_tree;
    QCheckBox* m_onlyLeftOut;
    QToolButton* m_up;
    QToolButton* m_down;
    QLabel* m_summary;
};

} // namespace duovita
