#include "ui/cvs/cvowntexts.h"

#include "core/content/owntexts.h"
#include "core/content/textwalk.h"
#include "core/messages/kindwords.h"
#include "ui/cvs/cvdialog.h"
#include "ui/forms/formgrid.h"
#include "ui/now.h"
#include "ui/typing.h"

namespace duovita {

namespace {

/// The beginning of the record's summary, as a placeholder for the CV's own.
QString beginningOf(const LocalizedRichText& summary, Language language)
{
    constexpr qsizetype longest = 60;
    const QString text = summary.text(language).plainText().simplified();
    return text.size() > longest ? QString(text.left(longest - 1) + u'…') : text;
}

} // namespace

CvOwnTexts::CvOwnTexts(const EditedCv& cv, FormGrid& form)
    : QObject(&form), m_cv(cv), m_headline(new LocalizedEdit(QStringLiteral("cv.headline"), wordFor(Field::Headline),
                                                             LocalizedEdit::Texts::Plain, &form)),
      m_summary(new LocalizedEdit(QStringLiteral("cv.summary"), wordFor(Field::Summary),
                                  LocalizedEdit::Texts::Formatted, &form))
{
    form.addHeadsHere(CvDialog::tr("This CV only"));
    form.addRow(wordFor(Field::Headline), m_headline);
    form.addRow(wordFor(Field::Summary), m_summary);
    bind(*m_headline, &Cv::headline);
    bind(*m_summary, &Cv::summary);
}

template <typename Text>
void CvOwnTexts::bind(LocalizedEdit& edit, Localized<Text> Cv::*text)
{
    connect(&edit, &LocalizedEdit::edited, this, [this, &edit, text](Language language, const QString& typed) {
        Text kept;
        setKeptText(kept, typed);
        m_cv.change([&](Cv& cv) { typeText(cv.*text, language, kept, now()); }, edit.edit(language)->objectName());
    });
    connect(&edit, &LocalizedEdit::confirmed, this,
            [this, text](Language language) { m_cv.change([&](Cv& cv) { (cv.*text).confirm(language, now()); }); });
    connect(&edit, &LocalizedEdit::sharedChanged, this,
            [this, text](bool shared) { m_cv.change([&](Cv& cv) { setShared(cv.*text, shared); }); });
    connect(&edit, &LocalizedEdit::stepEnded, this, [this] { m_cv.document().closeMerge(); });
}

void CvOwnTexts::refresh()
{
    const Person& person = m_cv.person();
    const Cv& cv = m_cv.now();
    const LocalizedRichText summary = recordSummary(person, cv);
    for (const Language language : allLanguages) {
        const auto showRecord = [&](LocalizedEdit& edit, const QString& text) {
            edit.setStandIn(language, text.isEmpty() ? QString() : CvDialog::tr("As in the record: %1").arg(text));
        };
        showRecord(*m_headline, person.headline.text(language));
        showRecord(*m_summary, beginningOf(summary, language));
    }
    m_headline->show(cv.headline);
    m_summary->show(cv.summary);
}

void CvOwnTexts::goTo(Field field, Language language)
{
    (field == Field::Headline ? m_headline : m_summary)->edit(language)->setFocus();
}

} // namespace duovita
