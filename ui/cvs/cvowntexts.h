#pragma once

#include "ui/cvs/editedcv.h"

#include <QObject>

namespace duovita {

class FormGrid;
class LocalizedEdit;

/// The rows for a CV's own headline and summary. Empty fields show the record's texts.
class CvOwnTexts : public QObject {
public:
    CvOwnTexts(const EditedCv& cv, FormGrid& form);

    void refresh();
    void goTo(Field field, Language language); ///< `field`: the headline or the summary

private:
    /// `recorded(person, cv)` is the text of the record in its place.
    template <typename Text, typename Recorded>
    void bind(LocalizedEdit& edit, Localized<Text> Cv::*text, Recorded recorded);

    const EditedCv& m_cv;
    LocalizedEdit* m_headline;
    LocalizedEdit* m_summary;
};

} // namespace duovita
