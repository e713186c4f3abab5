#include "core/content/documentlabels.h"

#include "core/domain/documentwords.h"

#include <QStringList>

#include <algorithm>

namespace duovita {

namespace {

const DocumentWords& wordsOf(Language language)
{
    return *infoOf(language).words;
}

QString stringOf(DocumentWords::Word word)
{
    return QString::fromUtf16(word);
}

} // namespace

std::optional<DocumentWord> findDocumentWord(const QString& name)
{
    for (const DocumentWordInfo& info : documentWordTable) {
        if (name == QLatin1StringView(info.nameInDesigns))
            return info.word;
    }
    return std::nullopt;
}

QString nameInDesigns(DocumentWord word)
{
    return QString::fromLatin1(infoOf(word).nameInDesigns);
}

std::optional<DateStyle> findDateStyle(const QString& name)
{
    static constexpr std::array<const char*, 4> names{"short", "long", "dots", "iso"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (name == QLatin1StringView(names[i]))
            return static_cast<DateStyle>(i);
    }
    return std::nullopt;
}

QString DocumentStyle::label(DocumentWord sign, Language language) const
{
    const QMap<DocumentWord, QString>& own = labels[indexOf(language)];
    const auto found = own.constFind(sign);
    return found != own.constEnd() ? *found : duovita::label(sign, language);
}

DocumentStyle DocumentStyle::with(const OwnWords& words) const
{
    DocumentStyle style = *this;
    for (const Language language : allLanguages) {
        QMap<DocumentWord, QString> own;
        for (auto word = words.begin(); word != words.end(); ++word) {
            if (!word->text(language).isEmpty())
                own.insert(word.key(), word->text(language));
        }
        const QString advisor = own.value(DocumentWord::Advisor, own.value(DocumentWord::Advisors));
        if (!advisor.isEmpty()) {
            own.insert(DocumentWord::Advisor, advisor);
            own.insert(DocumentWord::Advisors, own.value(DocumentWord::Advisors, advisor));
        }
        style.labels[indexOf(language)].insert(own);
    }
    return style;
}

QString label(DocumentWord word, Language language)
{
    return stringOf(wordsOf(language).labels[static_cast<std::size_t>(word)]);
}

QString contactLabel(ContactKind kind, Language language)
{
    return stringOf(wordsOf(language).contacts[static_cast<std::size_t>(kind)]);
}

QString personalFactLabel(PersonalFactKind kind, Language language)
{
    return stringOf(wordsOf(language).personalFacts[static_cast<std::size_t>(kind)]);
}

QString quotesOf(Language language)
{
    return stringOf(wordsOf(language).quotes);
}

bool namesWholeFirst(Language language)
{
    return wordsOf(language).wholeFirst;
}

namespace {

QString digits(int number)
{
    return QStringLiteral("%1").arg(number, 2, 10, QChar(u'0'));
}

/// Year, month and day in this order, each with at least two digits.
QString numericDate(const PartialDate& date, QChar separator)
{
    QString text = QString::number(date.year());
    if (date.hasMonth())
        text += separator + digits(date.month());
    if (date.hasDay())
        text += separator + digits(date.day());
    return text;
}

} // namespace

namespace {

bool saysUntil(const QString& word, Language language)
{
    const QStringList untils = stringOf(wordsOf(language).untils).split(u'|');
    return std::any_of(untils.begin(), untils.end(),
                       [&](const QString& until) { return word.startsWith(until, Qt::CaseInsensitive); });
}

} // namespace

namespace {

QString partText(const PartialDate& date, Language language)
{
    const QString given = date.toText();
    const Language source = containsHan(given) ? hanLanguage : firstLanguage; // findPartOfYear() reads no other's words
    if (language == source)
        return given;
    return stringOf(wordsOf(language).yearParts[static_cast<std::size_t>(*date.part())]).arg(date.year());
}

} // namespace

QString dateText(const PartialDate& date, Language language, DateStyle style)
{
    if (date.part())
        return partText(date, language);
    if (style == DateStyle::Dots || style == DateStyle::Iso)
        return numericDate(date, style == DateStyle::Dots ? u'.' : u'-');
    const DocumentWords& words = wordsOf(language);
    const bool full = style == DateStyle::Long;
    const QString year = QString::number(date.year());
    const QString day = words.yearFirst && !full ? digits(date.day()) : QString::number(date.day());
    QStringList parts{full ? stringOf(words.longYear).arg(year) : year};
    if (date.hasMonth())
        parts += stringOf((full ? words.longMonths : words.months)[static_cast<std::size_t>(date.month() - 1)]);
    if (date.hasDay())
        parts += full ? stringOf(words.longDay).arg(day) : day;
    if (!words.yearFirst)
        std::reverse(parts.begin(), parts.end());
    return parts.join(full ? QStringLiteral(" ") : stringOf(words.dateSeparator));
}

QString DocumentStyle::dateText(const PartialDate& date, Language language) const
{
    return duovita::dateText(days[indexOf(language)] ? date : date.withoutDay(), language, dateStyle(language));
}

QString DocumentStyle::datesText(const QList<PartialDate>& times, Language language) const
{
    QStringList texts;
    for (const PartialDate& date : times) {
        const QString text = dateText(date, language);
        const bool alike = std::any_of(times.begin(), times.end(), [&](const PartialDate& other) {
            return other != date && dateText(other, language) == text;
        });
        const QString distinct = alike ? duovita::dateText(date, language, dateStyle(language)) : text;
        if (!texts.contains(distinct))
            texts += distinct;
    }
    return texts.join(stringOf(wordsOf(language).listSeparator));
}

QString DocumentStyle::rangeText(const DateRange& range, Language language) const
{
    const QString dash = stringOf(wordsOf(language).rangeSeparator);
    const QString start = range.start() ? dateText(*range.start(), language) : QString();
    if (range.isPresent()) {
        const QString present = label(DocumentWord::Present, language);
        if (start.isEmpty())
            return present;
        const bool inHan = isHan(present.front().unicode());
        if (!saysUntil(present, language) || (inHan && !isHan(start.back().unicode())))
            return start + dash + present;
        return start + (inHan ? QString() : QStringLiteral(" ")) + present; // no space between Han
    }
    if (!range.end())
        return start;
    const QString end = dateText(*range.end(), language);
    const QString both = start.isEmpty() || start == end ? end : start + dash + end;
    return range.isExpected()
               ? both + label(DocumentWord::OpenBracket, language) + label(DocumentWord::Expected, language) +
                     label(DocumentWord::CloseBracket, language)
               : both;
}

} // namespace duovita
