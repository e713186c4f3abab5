#pragma once

#include "core/editing/persondocument.h"

#include <QDialog>

#include <functional>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QToolButton;
class QTreeView;

namespace duovita {

class CvContentsModel;
class LocalizedEdit;

/// One CV of the open record: its name, its languages, its own headline and summary, its tags, and what it shows. Every
/// change is made in the document at once, so that the preview shows it and undo takes it back.
class CvDialog : public QDialog {
    Q_OBJECT

public:
    /// `document` outlives the dialog; the CV is one of its.
    CvDialog(PersonDocument& document, const CvId& cv, QWidget* parent = nullptr);
    ~CvDialog() override;

    void goTo(Field field, Language language); ///< puts the cursor into the headline or the summary
    void editName();                           ///< puts the cursor there, all of it selected
    void commit();                             ///< takes over what is being typed

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeFields();
    void makeTree();
    void refresh(); ///< shows the document as it is now
    /// Changes with equal keys fold into one step of undo.
    void change(const std::function<void(Cv&)>& change, const QString& key = {});
    template <typename Text>
    void bind(LocalizedEdit& edit, Localized<Text> Cv::*text);
    void rename();
    void readTags();
    void readLanguages();
    void moveSection(int by);
    void showOwnTexts(const Cv& cv);
    void showSummary(const Cv& cv);
    void findGaps(const Cv& cv);
    Cv withTypedTags(Cv cv) const;
    void showTagged();
    void showTree();

    PersonDocument& m_document;
    CvId m_cv;
    CvContentsModel* m_model;
    QSortFilterProxyModel* m_filter;
    QLineEdit* m_name;
    QString m_shownName;
    QList<QCheckBox*> m_languages;
    LocalizedEdit* m_headline;
    LocalizedEdit* m_ownSummary;
    QComboBox* m_missing;
    QLabel* m_gaps;  ///< what the CV's documents lack
    int m_round = 0; ///< of looking for that
    QLineEdit* m_include;
    QLineEdit* m_exclude;
    QCheckBox* m_untagged;
    QLabel* m_tagged; ///< how much the tags leave
    QTreeView* m_tree;
    QCheckBox* m_onlyLeftOut;
    QToolButton* m_up;
    QToolButton* m_down;
    QLabel* m_summary;
};

} // namespace duovita
