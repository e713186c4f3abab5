#pragma once

#include "ui/cvs/editedcv.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace duovita {

class CvContents;
class CvOwnTexts;
class CvTags;
class FormGrid;

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

private:
    void makeFields();
    void layOut();
    void refresh(); ///< shows the document as it is now
    void rename();
    void readLanguages();
    void findGaps();

    EditedCv m_cv;
    FormGrid* m_form;
    QLineEdit* m_name;
    QString m_shownName;
    QList<QCheckBox*> m_languages;
    QComboBox* m_missing;
    QLabel* m_gaps;  ///< what the CV's documents lack
    int m_round = 0; ///< of looking for that
    CvOwnTexts* m_texts;
    CvTags* m_tags;
    CvContents* m_contents;
};

} // namespace duovita
