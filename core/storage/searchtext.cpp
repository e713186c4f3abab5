#include "core/storage/searchtext.h"

#include "core/storage/recordtexts.h"
#include "core/terms/surnames.h"

#include <unicode/normalizer2.h>
#include <unicode/translit.h>

namespace duovita {

namespace {

icu::UnicodeString toIcu(const QString& text)
{
    return icu::UnicodeString(reinterpret_cast<const char16_t*>(text.utf16()), static_cast<int32_t>(text.size()));
}

QString fromIcu(const icu::UnicodeString& text)
{
    return QString::fromUtf16(text.getBuffer(), text.length());
}

/// Reads Han characters aloud in pinyin without tones; "Names" knows most surnames (单 shan, 曾 zeng).
class Pinyin {
public:
    explicit Pinyin(const char16_t* rules)
    {
        UErrorCode error = U_ZERO_ERROR;
        m_rules.reset(icu::Transliterator::createInstance(icu::UnicodeString(rules), UTRANS_FORWARD, error));
    }

    /// A syllable per character, other text as it is.
    QString of(const QString& text) const
    {
        icu::UnicodeString read = toIcu(text);
        if (m_rules)
            m_rules->transliterate(read);
        return fromIcu(read);
    }

private:
    std::unique_ptr<icu::Transliterator> m_rules;
};

void addPinyin(QStringList& lines, const QString& name, const Pinyin& pinyin)
{
    const QStringList syllables = pinyin.of(name).toLower().split(u' ', Qt::SkipEmptyParts);
    QString initials;
    for (const QString& syllable : syllables)
        initials += syllable.front();
    const QString whole = syllables.join(QString());
    lines << QString(whole).replace(u'ü', u'u') << initials;
    if (whole.contains(u'ü'))
        lines << QString(whole).replace(u'ü', u'v'); // as it is typed
}

const QString& sourceOf(const QString& text)
{
    return text;
}

QString sourceOf(const RichText& text)
{
    return text.plainText();
}

template <typename Text>
void addSides(QStringList& lines, const Localized<Text>& text)
{
    for (Language language : allLanguages) {
        lines += sourceOf(text.text(language));
        if (text.isShared())
            return;
    }
}

QStringList namesOf(const Person& person)
{
    QStringList names;
    addSides(names, person.name);
    return names + person.writtenNames;
}

/// Without the sections; the name is among them again, which joined() leaves out.
QStringList factsOf(const Person& person)
{
    QStringList texts;
    forEachLocalized(person, [&](const auto& text) { addSides(texts, text); });
    for (const Cv& cv : person.cvs) {
        addSides(texts, cv.headline);
        addSides(texts, cv.summary);
    }
    return texts + person.tags;
}

struct AuthorVisit {
    QStringList& lines;

    void operator()(Field, const LocalizedAuthors& authors) const
    {
        for (const Language language : allLanguages) {
            for (const Author& author : authors.text(language))
                lines += author.name; // twice where the list is shared, which joined() leaves out
        }
    }
    template <typename Other>
    void operator()(Field, const Other&) const
    {
    }
};

/// "é" is found by "e". Only Latin letters lose their marks: elsewhere a mark makes another letter.
QString withoutAccents(const QString& text)
{
    QString result;
    bool onLatin = false;
    for (QChar c : text.normalized(QString::NormalizationForm_D)) {
        const bool mark = c.category() == QChar::Mark_NonSpacing;
        if (!mark)
            onLatin = c.script() == QChar::Script_Latin;
        if (!mark || !onLatin)
            result += c;
    }
    return result.normalized(QString::NormalizationForm_C);
}

QString joined(const QStringList& lines)
{
    QStringList result;
    for (const QString& line : lines) {
        if (const QString text = folded(line); !text.isEmpty() && !result.contains(text))
            result += text;
    }
    return result.join(u'\n');
}

} // namespace

QString folded(const QString& text)
{
    UErrorCode error = U_ZERO_ERROR;
    const icu::Normalizer2* fold = icu::Normalizer2::getNFKCCasefoldInstance(error);
    icu::UnicodeString result;
    if (U_SUCCESS(error))
        result = fold->normalize(toIcu(text), error);
    const QString plain = U_SUCCESS(error) ? fromIcu(result) : text.toCaseFolded();
    return withoutAccents(plain).simplified();
}

QString searchTextOf(const Person& person)
{
    const QStringList names = namesOf(person);
    QStringList lines = names;
    for (const QString& name : names) {
        if (containsHan(name))
            lines += pinyinOf(name);
    }
    return joined(lines + factsOf(person));
}

QString searchTextOf(const Entry& entry)
{
    return joined(searchedTexts(entry));
}

QStringList searchedTexts(const Person& person)
{
    return namesOf(person) + factsOf(person);
}

QStringList searchedTexts(const Entry& entry)
{
    QStringList texts;
    forEachLocalized(entry, [&](const auto& text) { addSides(texts, text); });
    forEachField(entry.details, AuthorVisit{texts});
    return texts;
}

QStringList pinyinOf(const QString& name)
{
    // Loading the readings takes a tenth of a second once, so only for who has such a name.
    thread_local const Pinyin ofNames(u"Han-Latin/Names; NFD; [[:Mn:] - [\\u0308]] Remove; NFC; Lower");
    thread_local const Pinyin common(u"Han-Latin; NFD; [[:Mn:] - [\\u0308]] Remove; NFC; Lower");
    QStringList lines;
    addPinyin(lines, name, ofNames);
    addPinyin(lines, name, common);
    if (const QString read = withSurnameRead(name); read != name)
        addPinyin(lines, read, common);
    return lines;
}

QStringList searchWords(const QString& search)
{
    return folded(search).split(u' ', Qt::SkipEmptyParts);
}

} // namespace duovita
