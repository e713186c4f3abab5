#include "ui/cvs/cvowntexts.h"

#include "core/content/owntexts.h"
#include "core/content/textwalk.h"
#include "core/messages/kindwords.h"
#include "ui/cvs/cvdialog.h"
#include "ui/forms/formgrid.h"
#include "ui/now.h"
#include "ui/typing.h"

#include <algorithm>

namespace duovita {

namespace {

/// The beginning of the record's summary, as a placeholder for the CV's own.
QString beginningOf(const LocalizedRichText& summary, Language language)
{
    constexpr qsizetype longest = 60;
    const QString text = summary.text(language).plainText().simplified();
    return text.size() > longest ? QString(text.left(longest - 1) + u'…') : text;
}

/// Types a CV's own text. It begins as a copy of the record's, so that a language in which nothing is typed keeps what
/// its pages showed (and is stale then); emptied, it gives way to the record's again.
template <typename Text>
void typeOwn(Localized<Text>& own, const Localized<Text>& recorded, Language language, const Text& typed)
{
    if (own.isEmpty() && !own.isShared() && !recorded.isShared())
        own = recorded;
    typeText(own, language, typed, now());
    const bool hasNothingElse = std::all_of(allLanguages.begin(), allLanguages.end(), [&](Language other) {
        return other == language || own.text(other) == recorded.text(other);
    });
    if (typed.isEmpty() && !own.isShared() && hasNothingElse)
        own = {};
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
    bind(*m_headline, &Cv::headline, [](const Person& person, const Cv&) { return person.headline; });
    bind(*m_summary, &Cv::summary, recordSummary);
}

template <typename Text, typename Recorded>
void CvOwnTexts::bind(LocalizedEdit& edit, Localized<Text> Cv::*text, Recorded recorded)
{
    connect(
        &edit, &LocalizedEdit::edited, this, [this, &edit, text, recorded](Language language, const QString& typed) {
            Text kept;
            setKeptText(kept, typed);
            const Localized<Text> shared = recorded(m_cv.person(), m_cv.now());
            m_cv.change([&](Cv& cv) { typeOwn(cv.*text, shared, language, kept); }, edit.edit(language)->objectName());
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
