#include "core/import/readers/headingforms.h"

#include "core/import/annotate/datetext.h"
#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/linemarks.h"

#include "core/domain/language.h"

#include <QRegularExpression>

namespace duovita {

namespace {

enum class Form {
    None,
    Capitals,
    Underlined,
    Bracketed,
    ChineseNumber,
    RomanNumber,
    Number,
    Icon,
    Colon,
    Apart,
    Small,
    Alone
};

QRegularExpression form(const char* pattern)
{
    return QRegularExpression(QString::fromUtf8(pattern), QRegularExpression::UseUnicodePropertiesOption);
}

bool matches(const QString& text, const QRegularExpression& expression)
{
    return expression.match(text).hasMatch();
}

/// A few words without punctuation: may be a heading if alone between blank lines or above its section.
bool isShort(const QString& text)
{
    static const QRegularExpression marked = form("[@\\d]|[.;。；]$");
    constexpr qsizetype mostHan = 12;
    constexpr qsizetype mostLetters = 44;
    constexpr qsizetype mostBlanks = 5;
    return text.size() <= (containsHan(text) ? mostHan : mostLetters) && text.count(u' ') <= mostBlanks &&
           !text.contains(QStringLiteral("  ")) && !findDateRange(text, true) && !matches(text, marked);
}

/// "(See below)", between a heading and the rule below it.
bool isAside(const QString& text)
{
    static const QRegularExpression aside = form("^[(（][^()（）]+[)）]$");
    return matches(text, aside);
}

/// A rule is as strong a sign as a form, and numbered lines may have one.
bool isOverRule(const QList<RawLine>& lines, qsizetype i)
{
    const bool below =
        i + 1 < lines.size() && !lines[i + 1].afterBlank && lines[i + 1].underlined && isAside(lines[i + 1].text);
    static const QRegularExpression number = form("\\d+[\\s-]*");
    return (lines[i].underlined || below) && !isAside(lines[i].text) && !findDateRange(lines[i].text, true) &&
           isShort(QString(lines[i].text).remove(number));
}

Form formOf(const QList<RawLine>& lines, qsizetype i)
{
    static const QRegularExpression bracketed = form("^[【\\[「『][^】\\]」』]{2,30}[】\\]」』]\\s*[:：]?$");
    static const QRegularExpression chineseNumber =
        form("^[一二三四五六七八九十]{1,3}[、.．]\\s*(?:\\S{2,14}|[^\\s，。；]{2,28}[:：])$");
    static const QRegularExpression romanNumber = form("^[IVX]{1,4}[.)]\\s+\\p{Lu}");
    static const QRegularExpression number = form("^\\d{1,2}[.)、]\\s*(?:\\p{Lu}|\\p{Han})");
    static const QRegularExpression capitals = form("^\\p{Lu}[\\p{Lu}\\s&/,'’-]{3,}:?$");
    static const QRegularExpression colon = form("^[\\p{Lu}\\p{Han}][^:：]*[:：]$");
    static const QRegularExpression words = form("^(?:\\p{Lu}[\\p{L}'’&/ -]+|[\\p{Han}与和及、/&]+)$");
    static const QRegularExpression icon = form("^[\\x{E000}-\\x{F8FF}]\\s*(?:\\p{Lu}[\\p{L}'’&/ -]+|[\\p{Han}/、]+)$");
    const QString& text = lines[i].text;
    if (matches(text, bracketed))
        return Form::Bracketed;
    if (matches(text, chineseNumber))
        return Form::ChineseNumber;
    if (isOverRule(lines, i))
        return Form::Underlined;
    constexpr qsizetype mostCapitals = 60; // a longer line, "PROFESSIONAL REGISTRATION AND MANDATORY TRAINING", can be
                                           // nothing else
    if (text.size() <= mostCapitals && matches(text, capitals))
        return Form::Capitals;
    static const QRegularExpression leading = form("^(?:[IVX]+|\\d{1,2})[.)、]\\s*");
    if (!isShort(QString(text).remove(leading)))
        return Form::None;
    if (matches(text, romanNumber))
        return Form::RomanNumber;
    if (matches(text, number) && lines[i].afterBlank)
        return Form::Number;
    if (matches(text, icon))
        return Form::Icon;
    if (matches(text, colon))
        return Form::Colon;
    const bool above = i + 1 < lines.size() && !lines[i + 1].afterBlank;
    static const QRegularExpression alone = form("^[\\p{Han}与和及、/]{2,12}$");
    if (lines[i].afterBlank && !above && matches(text, alone))
        return Form::Alone;
    static const QRegularExpression small = form("^\\p{Ll}[\\p{Ll}'’]+(?: (?:\\p{Ll}+|&)){0,2}(?: \\([^()]*\\))?$");
    if (lines[i].afterBlank && matches(text, small))
        return Form::Small;
    const bool plain = matches(text, words);
    return lines[i].afterBlank && above && plain ? Form::Apart : Form::None;
}

bool isFollowedByBlank(const QList<RawLine>& lines, qsizetype i)
{
    return i + 1 >= lines.size() || lines[i + 1].afterBlank;
}

/// Names something that an entry may begin with.
bool namesEntry(const QString& text)
{
    const Vocabulary& vocabulary = Vocabulary::standard();
    return vocabulary.isCompany(text) || vocabulary.isRole(text) || vocabulary.isDegree(text) ||
           vocabulary.organizationIn(text) >= 0;
}

} // namespace

HeadingForms::HeadingForms(const QList<RawLine>& lines)
{
    const Vocabulary& vocabulary = Vocabulary::standard();
    QHash<Form, int> known;
    QHash<Form, int> apart; // of the known headings, those followed by a blank line
    QHash<Form, int> below; // and those preceded by one
    QHash<Form, QList<qsizetype>> unknown;
    QSet<qsizetype> indents; // of the known headings
    int named = 0;           // known headings of any form that begin with a capital
    int namedApart = 0;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const Form form = formOf(lines, i);
        const bool upper = lines[i].text.front().isUpper() && lines[i].text.count(u' ') < 3; // cheap to test
        const bool heading = upper && vocabulary.findSection(lines[i].text);
        named += heading ? 1 : 0;
        namedApart += heading && lines[i].afterBlank ? 1 : 0;
        if (form == Form::None)
            continue;
        // "四、在校期间担任的主要学生干部：": the number is as strong a sign as a known word.
        const bool found = vocabulary.findSection(lines[i].text).has_value();
        const bool counted = form == Form::ChineseNumber && vocabulary.guessSection(lines[i].text);
        if (counted && !found)
            unknown[form] += i;
        if (counted || found) {
            ++known[form];
            apart[form] += isFollowedByBlank(lines, i) ? 1 : 0;
            below[form] += lines[i].afterBlank ? 1 : 0;
            indents.insert(lines[i].indent);
        } else if (!known.isEmpty() && !vocabulary.isDocumentTitle(lines[i].text)) // the lines above the first heading
                                                                                   // include the name
            unknown[form] += i;
    }
    constexpr int fewestNamed = 4;
    constexpr double most = 0.75;
    m_apart = namedApart >= fewestNamed && namedApart >= most * named;
    constexpr int fewestRules = 3; // "01. Languages" inside a section may also be a known heading
    m_ruled = known.value(Form::Underlined) >= fewestRules &&
              std::all_of(known.keyBegin(), known.keyEnd(),
                          [](Form form) { return form == Form::Underlined || form == Form::Number; }) &&
              known.value(Form::Number) < known.value(Form::Underlined);
    constexpr int fewest = 2;
    constexpr int fewestApart = 3;
    m_capitals = known.value(Form::Capitals) >= fewest;
    m_small = known.value(Form::Small) >= fewest && 2 * known.value(Form::Small) > named;
    for (auto it = unknown.begin(); it != unknown.end(); ++it) {
        // If most lines of such a form are not known headings, they may be anything.
        const bool loose =
            it.key() == Form::Apart || it.key() == Form::Colon || it.key() == Form::Number || it.key() == Form::Icon;
        const int sure = known.value(it.key());
        if (it.key() == Form::Small && !m_small)
            continue;
        if (sure < fewest || (loose && sure < it->size()))
            continue;
        for (const qsizetype i : *it) {
            // "IBM" directly above its positions, in a text where each heading is followed by a blank line.
            if (it.key() == Form::Capitals && apart.value(it.key()) == sure && !isFollowedByBlank(lines, i))
                continue;
            if (it.key() == Form::Capitals && isPositionAboveDates(lines, i))
                continue;
            // "JSON, XML, REST", one of several such lines.
            if (it.key() == Form::Capitals && below.value(it.key()) == sure && !lines[i].afterBlank &&
                lines[i].text.contains(u','))
                continue;
            const bool isWeak = it.key() == Form::Alone || it.key() == Form::Small;
            if (isWeak && !vocabulary.guessSection(lines[i].text))
                continue;
            // If other lines look similar, the indentation identifies headings.
            if (it.key() == Form::Apart && !indents.contains(lines[i].indent))
                continue;
            // "REFEREE FOR JOURNALS" between blank lines, like all of many headings in capitals.
            const bool stands = it.key() == Form::Capitals && sure >= fewestApart && apart.value(it.key()) == sure &&
                                lines[i].afterBlank && isFollowedByBlank(lines, i) && lines[i].text.contains(u' ');
            if (stands || vocabulary.guessSection(lines[i].text) || it.key() == Form::Underlined ||
                !namesEntry(lines[i].text))
                m_headings += i;
        }
    }
}

QString numberedPart(const QList<RawLine>& lines, qsizetype i)
{
    static const QRegularExpression number = form("^\\d{1,2}[.)、]\\s*([\\p{Lu}\\p{Han}][^.:：。，]{1,30})$");
    const bool over = i + 1 < lines.size() && lines[i].afterBlank && !lines[i].underlined && lines[i + 1].afterBlank &&
                      bulletMark().match(lines[i + 1].text).hasMatch();
    return over ? number.match(lines[i].text).captured(1) : QString();
}

bool isPositionAboveDates(const QList<RawLine>& lines, qsizetype i)
{
    if (i + 1 >= lines.size() || lines[i + 1].afterBlank || !Vocabulary::standard().isRole(lines[i].text))
        return false;
    const QString below = lines[i + 1].text.section(u'|', 0, 0).trimmed();
    const auto dates = findDateRange(below, true);
    return dates && dates->start == 0 && dates->length >= below.size();
}

bool isPositionBelowEmployer(const QString& text, const QString& above)
{
    const Vocabulary& vocabulary = Vocabulary::standard();
    const auto dates = findDateRange(above, true);
    return vocabulary.isRole(text) && (vocabulary.isCompany(above) || vocabulary.organizationIn(above) >= 0 ||
                                       (dates && dates->start == 0 && dates->length >= above.size()));
}

} // namespace duovita
