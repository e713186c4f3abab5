#pragma once

#include "ui/cvs/editedcv.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;

namespace duovita {

class CvContents;
class CvOwnTexts;
class CvTags;
class FormGrid;

/// Edits a CV of the open record: its name, languages, own headline and summary, tags and contents. Every change goes
/// to the document at once, so that the preview shows it and undo reverts it.
class CvDialog : public QDialog {
    Q_OBJECT

public:
    /// `document` must outlive the dialog and contain the CV.
    CvDialog(PersonDocument& document, const CvId& cv, QWidget* parent = nullptr);
    ~CvDialog() override;

    void goTo(Field field, Language language); ///< puts the cursor into the headline or the summary
    void editName();                           ///< selects the name for editing
    /// Call if the CV has been made for this dialog: adds a button that gives it up. So does Esc while nothing has been
    /// changed.
    void setNew();
    void commit(); ///< takes over text that is still being typed

Q_SIGNALS:
    void givenUp(); ///< the dialog closes; the receiver removes the CV

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makeFields();
    void layOut();
    void leavePages();
    void refresh(); ///< shows the document's current state
    void rename();
    void readLanguages();
    void showFileNames();
    void findGaps();

    EditedCv m_cv;
    std::optional<Cv> m_asMade; ///< set if it is new
    FormGrid* m_head;           ///< the name, above both columns
    FormGrid* m_form;
    QLineEdit* m_name;
    QString m_shownName;
    QList<QCheckBox*> m_languages;
    QLabel* m_nameNote;
    QComboBox* m_missing;
    QLabel* m_gaps;  ///< lists the texts that the CV's documents lack
    int m_round = 0; ///< number of the latest search for missing texts
    CvOwnTexts* m_texts;
    CvTags* m_tags;
    CvContents* m_contents;
    QDialogButtonBox* m_buttons;
};

} // namespace duovita
