#include "core/storage/searchtext.h"

#include "core/storage/recordtexts.h"
#include "core/terms/hanreadings.h"
#include "core/terms/surnames.h"

#include <unicode/normalizer2.h>

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

void addPinyin(QStringList& lines, const QStringList& syllables)
{
    QString initials;
    for (const QString& syllable : syllables)
        initials += syllable.front();
    const QString whole = syllables.join(QString());
    lines << QString(whole).replace(u'ü', u'u') << initials;
    if (whole.contains(u'ü'))
        lines << QString(whole).replace(u'ü', u'v'); // "v" is typed for "ü"
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
    return names + person.nameVariants;
}

/// Without the sections. Contains the name twice; joined() drops duplicates.
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
                lines += author.name; // twice if the list is shared; joined() drops duplicates
        }
    }
    template <typename Other>
    void operator()(Field, const Other&) const
    {
    }
};

/// "e" finds "é". Only Latin letters lose their accents: in other scripts a mark makes a different letter.
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
    QStringList lines;
    addPinyin(lines, spokenSyllables(name, HanReading::InName));
    addPinyin(lines, spokenSyllables(name, HanReading::InWords));
    if (const QString read = withSurnameRead(name); read != name)
        addPinyin(lines, spokenSyllables(read, HanReading::InWords));
    for (const QStringList& further : furtherReadings(name))
        addPinyin(lines, further);
    return lines;
}

QStringList searchWords(const QString& search)
{
    return folded(search).split(u' ', Qt::SkipEmptyParts);
}

} // namespace duovita
