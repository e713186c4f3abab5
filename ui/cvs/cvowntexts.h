#pragma once

#include "ui/cvs/editedcv.h"

#include <QHash>
#include <QObject>
#include <QSet>

class QPushButton;

namespace duovita {

class FormGrid;
class LocalizedEdit;

/// The rows for a CV's own headline and summary. A half without words of its own is empty and shows the record's text
/// as its placeholder.
class CvOwnTexts : public QObject {
public:
    CvOwnTexts(const EditedCv& cv, FormGrid& form);

    void refresh();
    void goTo(Field field, Language language); ///< `field`: the headline or the summary

private:
    /// `recorded(person, cv)` is the text of the record in its place.
    template <typename Text, typename Recorded>
    void bind(LocalizedEdit& edit, Localized<Text> Cv::*text, Recorded recorded);

    template <typename Text, typename Recorded>
    void begin(LocalizedEdit& edit, Localized<Text> Cv::*text, Recorded recorded);
    template <typename Text>
    void show(LocalizedEdit& edit, const Localized<Text>& own, const Localized<Text>& recorded);

    const EditedCv& m_cv;
    LocalizedEdit* m_headline;
    LocalizedEdit* m_summary;
    QPushButton* m_begin; ///< starts the CV's own summary from the record's
    /// The halves that were typed, or started from the record's text, which show their text even while it is that of
    /// the record.
    QHash<const LocalizedEdit*, QSet<Language>> m_begun;
};

} // namespace duovita
