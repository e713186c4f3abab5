#include "core/content/documentlabels.h"

#include "core/content/documentwords.h"

#include <QStringList>

#include <algorithm>

namespace duovita {

namespace {

const DocumentWords& wordsOf(Language language)
{
    return documentWords[indexOf(language)];
}

QString stringOf(DocumentWords::Word word)
{
    return QString::fromUtf16(word);
}

} // namespace

QString label(Label label, Language language)
{
    return stringOf(wordsOf(language).labels[static_cast<std::size_t>(label)]);
}

QString sectionTitle(SectionKind kind, Language language)
{
    return stringOf(wordsOf(language).sections[static_cast<std::size_t>(kind)]);
}

QString contactLabel(ContactKind kind, Language language)
{
    return stringOf(wordsOf(language).contacts[static_cast<std::size_t>(kind)]);
}

bool namesWholeFirst(Language language)
{
    return wordsOf(language).wholeFirst;
}

QString dateText(const PartialDate& date, Language language)
{
    const DocumentWords& words = wordsOf(language);
    QStringList parts{QString::number(date.year())};
    if (date.hasMonth())
        parts += stringOf(words.months[static_cast<std::size_t>(date.month() - 1)]);
    if (date.hasDay())
        parts += QString::number(date.day());
    if (!words.yearFirst)
        std::reverse(parts.begin(), parts.end());
    return parts.join(stringOf(words.dateSeparator));
}

QString rangeText(const DateRange& range, Language language)
{
    const DocumentWords& words = wordsOf(language);
    const QString start = range.start() ? dateText(*range.start(), language) : QString();
    if (range.isPresent())
        return start.isEmpty() ? stringOf(words.present) : start + stringOf(words.untilPresent);
    if (!range.end())
        return start;
    const QString end = dateText(*range.end(), language);
    const QString both = start.isEmpty() || start == end ? end : start + stringOf(words.rangeSeparator) + end;
    return range.isExpected() ? both + stringOf(words.expected) : both;
}

QString datesText(const QList<PartialDate>& dates, Language language)
{
    QStringList texts;
    for (const PartialDate& date : dates)
        texts += dateText(date, language);
    return texts.join(stringOf(wordsOf(language).listSeparator));
}

} // namespace duovita
