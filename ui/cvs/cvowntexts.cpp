#include "ui/cvs/cvowntexts.h"

#include "core/content/owntexts.h"
#include "core/content/textwalk.h"
#include "core/messages/kindwords.h"
#include "ui/cvs/cvdialog.h"
#include "ui/forms/formgrid.h"
#include "ui/now.h"
#include "ui/style/roles.h"
#include "ui/typing.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>

#include <algorithm>

namespace duovita {

namespace {

/// The beginning of a text of the record, as a placeholder for the CV's own.
QString beginningOf(const QString& text)
{
    constexpr qsizetype widest = 60; // Latin characters; Chinese ones are twice as wide
    const QString words = text.simplified();
    qsizetype width = 0;
    for (qsizetype i = 0; i < words.size(); ++i) {
        width += words[i].script() == QChar::Script_Han ? 2 : 1;
        if (width > widest && !words[i].isLowSurrogate())
            return words.left(i).trimmed() + u'…';
    }
    return words;
}

QString beginningOf(const RichText& text)
{
    return beginningOf(text.plainText());
}

QString startWords()
{
    return CvDialog::tr("Start from the record's text");
}

/// Types a CV's own text. A language in which nothing is typed, or no longer, keeps the record's text, so that its
/// pages show what they showed (and is stale then); without any words of its own, the CV has no own text.
template <typename Text>
void typeOwn(Localized<Text>& own, const Localized<Text>& recorded, Language language, const Text& typed,
             Timestamp entered)
{
    if (own.isShared()) {
        typeText(own, language, typed, now(), entered);
        return;
    }
    if (own.isEmpty()) {
        own = recorded;
        own.unshare();
    }
    typeText(own, language, typed.isEmpty() ? recorded.text(language) : typed, now(), entered);
    const bool isAsRecorded = std::all_of(allLanguages.begin(), allLanguages.end(),
                                          [&](Language each) { return own.text(each) == recorded.text(each); });
    if (typed.isEmpty() && isAsRecorded)
        own = {};
}

/// The own text without the languages in which it is the record's, but for those in `kept`.
template <typename Text>
Localized<Text> differing(Localized<Text> own, const Localized<Text>& recorded, const QSet<Language>& kept)
{
    for (const Language language : allLanguages) {
        if (!own.isShared() && !kept.contains(language) && own.text(language) == recorded.text(language))
            own.setText(language, {});
    }
    return own;
}

} // namespace

CvOwnTexts::CvOwnTexts(const EditedCv& cv, FormGrid& form)
    : QObject(&form), m_cv(cv), m_headline(new LocalizedEdit(QStringLiteral("cv.headline"), wordFor(Field::Headline),
                                                             LocalizedEdit::Texts::Plain, &form)),
      m_summary(new LocalizedEdit(QStringLiteral("cv.summary"), wordFor(Field::Summary),
                                  LocalizedEdit::Texts::Formatted, &form)),
      m_begin(new QPushButton(startWords(), &form))
{
    form.addHeadsHere(CvDialog::tr("This CV only"));
    form.addNote(CvDialog::tr("Where nothing is typed, the record's text is shown."));
    for (const LocalizedEdit* edit : {m_headline, m_summary}) {
        for (const Language language : allLanguages)
            edit->edit(language)->setGhostWhole();
    }
    form.addRow(wordFor(Field::Headline), m_headline);
    form.addRow(wordFor(Field::Summary), m_summary);
    m_begin->setObjectName(QStringLiteral("cv.summary.begin"));
    m_begin->setAutoDefault(false);
    setRole(*m_begin, Role::Link);
    auto* below = new QWidget(&form); // takes no room while the link is hidden
    auto* line = new QHBoxLayout(below);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_begin);
    line->addStretch();
    form.addBelow(below);
    bind(*m_headline, &Cv::headline, [](const Person& person, const Cv&) { return person.headline; });
    bind(*m_summary, &Cv::summary, recordSummary);
    connect(m_begin, &QPushButton::clicked, this, [this] { begin(*m_summary, &Cv::summary, recordSummary); });
}

template <typename Text, typename Recorded>
void CvOwnTexts::bind(LocalizedEdit& edit, Localized<Text> Cv::*text, Recorded recorded)
{
    connect(&edit, &LocalizedEdit::edited, this,
            [this, &edit, text, recorded](Language language, const QString& typed) {
                Text kept;
                setKeptText(kept, typed);
                if (typed.isEmpty())
                    m_begun[&edit].remove(language);
                else
                    m_begun[&edit] += language; // on the way to other words, a text may be that of the record
                const Localized<Text> shared = recorded(m_cv.person(), m_cv.now());
                m_cv.change([&](Cv& cv) { typeOwn(cv.*text, shared, language, kept, edit.entered()); },
                            edit.edit(language)->objectName());
            });
    connect(&edit, &LocalizedEdit::confirmed, this,
            [this, text](Language language) { m_cv.change([&](Cv& cv) { (cv.*text).confirm(language, now()); }); });
    connect(&edit, &LocalizedEdit::sharedChanged, this,
            [this, text](bool shared) { m_cv.change([&](Cv& cv) { setShared(cv.*text, shared); }); });
    connect(&edit, &LocalizedEdit::stepEnded, this, [this] { m_cv.document().closeMerge(); });
    connect(&edit, &LocalizedEdit::menuFilled, this, [this, &edit, text, recorded](QMenu* menu) {
        if ((m_cv.now().*text).isEmpty() && !recorded(m_cv.person(), m_cv.now()).isEmpty())
            menu->addAction(startWords(), this, [this, &edit, text, recorded] { begin(edit, text, recorded); });
    });
}

/// Gives the CV the record's text as its own, to be changed.
template <typename Text, typename Recorded>
void CvOwnTexts::begin(LocalizedEdit& edit, Localized<Text> Cv::*text, Recorded recorded)
{
    m_begun[&edit] = {allLanguages.begin(), allLanguages.end()};
    const Localized<Text> shared = recorded(m_cv.person(), m_cv.now());
    m_cv.change([&](Cv& cv) { cv.*text = shared; });
    edit.edit(firstLanguage)->setFocus();
}

template <typename Text>
void CvOwnTexts::show(LocalizedEdit& edit, const Localized<Text>& own, const Localized<Text>& recorded)
{
    if (own.isEmpty())
        m_begun.remove(&edit);
    QList<Language> needed;
    for (const Language language : allLanguages) {
        const QString text = beginningOf(recorded.text(language));
        edit.setUsual(language, text);
        if (text.isEmpty())
            needed += language;
    }
    edit.setNeeded(needed);
    edit.show(differing(own, recorded, m_begun.value(&edit)));
}

void CvOwnTexts::refresh()
{
    const Person& person = m_cv.person();
    const Cv& cv = m_cv.now();
    const LocalizedRichText summary = recordSummary(person, cv);
    show(*m_headline, cv.headline, person.headline);
    show(*m_summary, cv.summary, summary);
    m_begin->setVisible(cv.summary.isEmpty() && !summary.isEmpty());
}

void CvOwnTexts::goTo(Field field, Language language)
{
    (field == Field::Headline ? m_headline : m_summary)->edit(language)->setFocus();
}

} // namespace duovita
