#pragma once

#include "ui/cvs/editedcv.h"

#include <QObject>

namespace duovita {

class FormGrid;
class LocalizedEdit;

/// The rows of a CV's own headline and summary. Where it says nothing of its own, they show what the record says.
class CvOwnTexts : public QObject {
public:
    CvOwnTexts(const EditedCv& cv, FormGrid& form);

    void refresh();
    void goTo(Field field, Language language); ///< the headline or the summary

private:
    template <typename Text>
    void bind(LocalizedEdit& edit, Localized<Text> Cv::*text);

    const EditedCv& m_cv;
    LocalizedEdit* m_headline;
    LocalizedEdit* m_summary;
};

} // namespace duovita
