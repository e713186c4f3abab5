#include "core/checks/numberreading.h"

#include <QHash>
#include <QRegularExpression>

#include <cmath>

namespace duovita {

namespace {

constexpr int lastMonth = 12;
constexpr double thisCentury = 2000;
constexpr double largestName = 12; ///< "i7", "CO2": larger numbers in words are versions and models

const QString& chineseDigits()
{
    static const QString digits = QStringLiteral("零一二三四五六七八九");
    return digits;
}

double chineseUnit(QChar c)
{
    static const QHash<QChar, double> units{{u'十', 1e1}, {u'百', 1e2}, {u'千', 1e3}, {u'万', 1e4},
                                            {u'亿', 1e8}, {u'萬', 1e4}, {u'億', 1e8}};
    return units.value(c, 0);
}

/// The digit's value, 0 to 9; -1 for other characters.
int chineseDigit(QChar c)
{
    if (c == u'两' || c == u'兩')
        return 2;
    return c == u'〇' ? 0 : static_cast<int>(chineseDigits().indexOf(c));
}

/// "十二", "三百五十", "百万", "二〇二四".
double chineseValue(const QString& numeral)
{
    double whole = 0;   // multiples of 亿 and 万
    double section = 0; // the part below 万
    double digit = 0;
    bool hasUnit = false;
    for (const QChar c : numeral) {
        const double unit = chineseUnit(c);
        hasUnit = hasUnit || unit > 0;
        if (unit >= 1e4) {
            const double before = section + digit;
            whole = (whole > 0 && before == 0 ? whole : whole + (before > 0 ? before : 1)) * unit;
            section = digit = 0;
        } else if (unit > 0) {
            section += (digit > 0 ? digit : 1) * unit;
            digit = 0;
        } else {
            digit = hasUnit ? chineseDigit(c) : digit * 10 + chineseDigit(c);
        }
    }
    return whole + section + digit;
}

double factorOfUnits(const QString& units)
{
    static const QHash<QString, double> words{
        {QStringLiteral("hundred"), 1e2}, {QStringLiteral("thousand"), 1e3}, {QStringLiteral("k"), 1e3},
        {QStringLiteral("w"), 1e4},       {QStringLiteral("million"), 1e6},  {QStringLiteral("mn"), 1e6},
        {QStringLiteral("m"), 1e6},       {QStringLiteral("billion"), 1e9},  {QStringLiteral("bn"), 1e9},
        {QStringLiteral("b"), 1e9},       {QStringLiteral("trillion"), 1e12}};
    double factor = words.value(units.toLower(), 1);
    for (const QChar c : units) {
        if (const double unit = chineseUnit(c); unit > 0)
            factor *= unit;
    }
    return factor;
}

/// English words that state or may state a number.
const QHash<QString, QList<double>>& englishNumbers()
{
    static const QHash<QString, QList<double>> numbers = [] {
        QHash<QString, QList<double>> all;
        const auto add = [&all](const QString& words, double first, double step) {
            for (const QString& word : words.split(u' ')) {
                all[word] += first;
                first += step;
            }
        };
        add(QStringLiteral("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
                           "fifteen sixteen seventeen eighteen nineteen"),
            0, 1);
        add(QStringLiteral("twenty thirty forty fifty sixty seventy eighty ninety"), 20, 10);
        add(QStringLiteral("first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth"), 1, 1);
        add(QStringLiteral("once twice thrice"), 1, 1);
        add(QStringLiteral("single dual triple quadruple quintuple"), 1, 1);
        add(QStringLiteral("halves doubled tripled quadrupled"), 1, 1);
        add(QStringLiteral("i ii iii iv v vi vii viii ix x xi xii"), 1, 1);
        add(QStringLiteral("no none without zeros"), 0, 0);
        add(QStringLiteral("a an sole each every per another"), 1, 0);
        add(QStringLiteral("double doubles doubling both pair couple"), 2, 0);
        add(QStringLiteral("dozen"), 12, 0);
        all[QStringLiteral("quarter")] = {4, 3, 25, 15, 0.25};
        all[QStringLiteral("half")] = {0.5, 50, 6, 30}; // half of all, of a hundred, of a year, of an hour
        return all;
    }();
    return numbers;
}

/// Removes months, days and times of day. The year of a date stays.
QString withoutDates(QString text)
{
    static const QString month = QStringLiteral("(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.?");
    static const QRegularExpression schoolYear(QStringLiteral("((?:19|20)\\d\\d)[-–/](\\d\\d)(?!\\d|[-./年月])"));
    static const QRegularExpression date(
        QStringLiteral("((?:19|20)\\d\\d)\\s?[-./年]\\s?(?:0?[1-9]|1[0-2])(?!\\d)"
                       "(?:\\s?[-–—~～至到]\\s?\\d{1,2}(?=\\s?月))?(?:\\s?[-./月]\\s?\\d{1,2}(?!\\d)\\s?日?|\\s?月)?"));
    static const QRegularExpression monthFirst(QStringLiteral("\\b\\d{1,2}/(?=(?:19|20)\\d\\d\\b)"));
    static const QRegularExpression monthOrDay(QStringLiteral("(?:\\d{1,2}\\s?[-–—~～至到、]\\s?)?\\d{1,2}\\s?[月日]"));
    static const QRegularExpression namedMonth(
        QStringLiteral("\\b%1 \\d{1,2}(?:st|nd|rd|th)?(?![\\d.%])(?:\\s?[-–]\\s?\\d{1,2}(?!\\d))?|"
                       "\\b\\d{1,2}(?:st|nd|rd|th)?(?:\\s?[-–]\\s?\\d{1,2})? (?:of )?%1(?=\\W|$)")
            .arg(month));
    static const QRegularExpression fullHour(QStringLiteral("(?<=\\d):00\\b"));
    qsizetype from = 0;
    for (auto match = schoolYear.match(text); match.hasMatch(); match = schoolYear.match(text, from)) {
        const int year = match.captured(1).toInt();
        const int second = match.captured(2).toInt();
        from = match.capturedEnd();
        if (second == (year + 1) % 100 && second > lastMonth) // otherwise "2011-12" may be a month
            text.replace(match.capturedStart(), match.capturedLength(),
                         QStringLiteral("%1; %2; ").arg(QString::number(year), QString::number(year + 1)));
    }
    text.replace(date, QStringLiteral("\\1; "));
    text.remove(monthFirst);
    text.remove(monthOrDay);
    text.remove(namedMonth);
    return text.remove(fullHour);
}

/// The Latin letters directly before `end`.
QString lettersBefore(const QString& text, qsizetype end)
{
    constexpr char16_t beyondLatin = 0x250;
    qsizetype at = end;
    while (at > 0 && text[at - 1].isLetter() && text[at - 1].unicode() < beyondLatin)
        --at;
    return text.mid(at, end - at);
}

/// "ToN'24": the year in a venue's short name, which the other language may have in another field or not at all.
bool isYearOfVenue(const QString& text, qsizetype from, qsizetype end)
{
    const auto isApostrophe = [](QChar c) { return c == u'\'' || c == u'’' || c == u'‘'; };
    const bool apart = end == text.size() || (!text[end].isLetterOrNumber() && text[end] != u'%');
    return end - from == 2 && from > 1 && apart && isApostrophe(text[from - 1]) &&
           !lettersBefore(text, from - 1).isEmpty();
}

void addDigits(const QString& text, QList<StatedNumber>& numbers)
{
    static const QRegularExpression form(
        QStringLiteral("(\\d+(?:,\\d{3})+(?!\\d)(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)"
                       "(?:\\s?([十百千]?[万亿]{1,2}|[百千]|(?:hundred|thousand|[mbtr]+illion)\\b|(?:k|w|mn?|bn?)\\b))?"
                       "\\s?([成倍])?"),
        QRegularExpression::CaseInsensitiveOption);
    for (auto it = form.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        const double plain = match.captured(1).remove(u',').toDouble();
        const QString unit = match.captured(2);
        StatedNumber number{match.captured().trimmed(), {plain * factorOfUnits(unit)}, true};
        if (unit.size() <= 2 && factorOfUnits(unit) > 1 && unit[0].unicode() < 0x80)
            number.values += plain; // metres, watts, bytes
        if (match.captured(3) == QStringLiteral("倍"))
            number.values += plain + 1; // 快 2 倍 means three times as fast
        else if (!match.captured(3).isEmpty())
            number.values = {plain * 10};
        if (match.captured(1).size() == 4 && match.captured(1).endsWith(u'0') &&
            text.mid(match.capturedEnd(), 1) == u's')
            number.values += std::fmod(plain, 100); // the 1990s are 90 年代 in Chinese
        if (isYearOfVenue(text, match.capturedStart(1), match.capturedEnd(1))) {
            number.values = {plain, thisCentury + plain, thisCentury - 100 + plain};
            number.isCount = false;
        }
        if (plain <= largestName)
            number.name = lettersBefore(text, match.capturedStart());
        number.written.prepend(number.name);
        numbers += number;
    }
}

void addChineseWords(const QString& text, QList<StatedNumber>& numbers)
{
    static const QRegularExpression form(QStringLiteral("([零〇一二两兩三四五六七八九十百千万亿萬億]+)(.?)"));
    static const QString countingWords = QStringLiteral("个個篇项項名位门門款套件人");
    for (auto it = form.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        const QString word = match.captured(1);
        const double value = chineseValue(word);
        StatedNumber number{word, {value}};
        for (const QChar c : word.size() > 1 ? word : QString()) {
            if (chineseDigit(c) >= 0)
                number.values += chineseDigit(c); // 三四年
        }
        const QString after = match.captured(2);
        if (after == QStringLiteral("倍"))
            number.values += value + 1;
        else if (after == QStringLiteral("成"))
            number.values += value * 10;
        const bool ordinal = match.capturedStart() > 0 && text[match.capturedStart() - 1] == u'第';
        number.isCount = value > 2 && value < 10 && word.size() == 1 && !after.isEmpty() &&
                         countingWords.contains(after) && !ordinal;
        numbers += number;
    }
    static const QHash<QChar, QList<double>> others{
        {u'首', {1}}, {u'单', {1}}, {u'每', {1}}, {u'独', {1}}, {u'双', {2}}, {u'俩', {2}},
        {u'对', {2}}, {u'倍', {2}}, {u'番', {2}}, {u'无', {0}}, {u'没', {0}}, {u'半', {0.5, 50, 6, 30}}};
    for (const QChar c : text) {
        if (const auto found = others.find(c); found != others.end())
            numbers += StatedNumber{QString(c), *found};
    }
}

void addEnglishWords(const QString& text, QList<StatedNumber>& numbers)
{
    static const QRegularExpression form(QStringLiteral("[A-Za-z]+"));
    static const QStringList counts =
        QStringLiteral("three four five six seven eight nine ten eleven twelve").split(u' ');
    double before = 0; // value of the number words directly before: "twenty-" five, "three" hundred
    for (auto it = form.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        const QString word = match.captured().toLower();
        const QList<double> values = englishNumbers().value(word);
        const double factor = word.size() > 2 ? factorOfUnits(word) : 1;
        if (factor > 1 && before > 0) {
            before *= factor;
            numbers.last().values += before;
        } else if (factor > 1) {
            numbers += StatedNumber{word, {factor}};
        } else if (!values.isEmpty() && before >= 20 && values[0] < before) {
            before += values[0];
            numbers.last().values += before;
        } else {
            before = values.value(0);
            if (!values.isEmpty())
                numbers += StatedNumber{match.captured(), values, counts.contains(word)};
        }
    }
}

} // namespace

QList<StatedNumber> statedNumbers(const QString& text)
{
    static const QRegularExpression address(QStringLiteral("\\b(?:https?://|www\\.)[^\\s<>，。；、）]+|\\S+@\\S+"));
    QString plain = text;
    plain = withoutDates(plain.remove(address));
    QList<StatedNumber> numbers;
    addDigits(plain, numbers);
    addChineseWords(plain, numbers);
    addEnglishWords(plain, numbers);
    return numbers;
}

} // namespace duovita
