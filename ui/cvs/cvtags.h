#pragma once

#include "ui/cvs/editedcv.h"

#include <QObject>

class QCheckBox;
class QLabel;
class QLineEdit;

namespace duovita {

class FormGrid;

/// The rows for the tags that choose what a CV shows, and how many entries they leave.
class CvTags : public QObject {
public:
    CvTags(const EditedCv& cv, FormGrid& form);

    void refresh();
    void read(); ///< takes over text that is still being typed

private:
    void connectFields();
    Cv withTyped(Cv cv) const;
    void updateCountText();

    const EditedCv& m_cv;
    QLineEdit* m_include;
    QLineEdit* m_exclude;
    QCheckBox* m_untagged;
    QLabel* m_summary; ///< says how many entries the tags leave
};

} // namespace duovita
