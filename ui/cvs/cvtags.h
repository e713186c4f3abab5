#pragma once

#include "ui/cvs/editedcv.h"

#include <QObject>

class QCheckBox;
class QLabel;
class QLineEdit;

namespace duovita {

class FormGrid;

/// The rows in which tags choose what a CV shows, and how much they leave of it.
class CvTags : public QObject {
public:
    CvTags(const EditedCv& cv, FormGrid& form);

    void refresh();
    void read(); ///< takes over what is being typed

private:
    void connectFields();
    Cv withTyped(Cv cv) const;
    void sayHowMany();

    const EditedCv& m_cv;
    QLineEdit* m_include;
    QLineEdit* m_exclude;
    QCheckBox* m_untagged;
    QLabel* m_said; ///< how much the tags leave
};

} // namespace duovita
