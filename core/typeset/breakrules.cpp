#include "core/typeset/breakrules.h"

#include "core/typeset/charclass.h"

#include <QRegularExpression>

#include <unicode/uchar.h>

namespace duovita {

namespace {

bool isDigit(char32_t c)
{
    return c >= U'0' && c <= U'9';
}

bool isGraphicAscii(char32_t c)
{
    return c > U' ' && c < 0x7F;
}

/// A character in names of technologies: C++, C#, .NET, Node.js, R&D, user@host.
bool isTokenCharacter(char32_t c)
{
    return c < 0x80 && (QChar::isLetterOrNumber(c) || c == U'+' || c == U'#' || c == U'.' || c == U'&' || c == U'_' ||
                        c == U'@' || c == U'*');
}

bool isAddress(QStringView word)
{
    static const QRegularExpression hostAndPath(QStringLiteral("^[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+/"));
    return word.contains(u"://") || word.startsWith(u"www.") || word.count(u'/') > 2 ||
           hostAndPath.match(word.toString()).hasMatch();
}

/// Marks the ASCII words in which a line may end after a slash: addresses, but not "C/C++" and "and/or".
QBitArray findAddresses(const QString& text)
{
    QBitArray addresses(text.size());
    for (qsizetype start = 0; start < text.size();) {
        qsizetype end = start;
        while (end < text.size() && isGraphicAscii(text[end].unicode()))
            ++end;
        const QStringView word = QStringView(text).mid(start, end - start);
        if (word.contains(u'/') && isAddress(word))
            addresses.fill(true, start, end);
        start = qMax(end, start + 1);
    }
    return addresses;
}

bool isWide(char32_t c)
{
    const int width = u_getIntPropertyValue(static_cast<UChar32>(c), UCHAR_EAST_ASIAN_WIDTH);
    return width == U_EA_WIDE || width == U_EA_FULLWIDTH || width == U_EA_HALFWIDTH;
}

/// The text before `at`, at most its last `longest` units.
QString upTo(const QString& text, qsizetype at, qsizetype longest)
{
    return text.mid(qMax<qsizetype>(0, at - longest), qMin(at, longest));
}

} // namespace

BreakRules::BreakRules(const QString& text, const QList<bool>& chinese)
    : m_text(text), m_chinese(chinese), m_addresses(findAddresses(text))
{
}

bool BreakRules::allowsAtQuotationMark(qsizetype at) const
{
    if (QChar::category(after(at)) == QChar::Punctuation_InitialQuote)
        return isWide(before(at)) && isWide(after(at + 1));
    return QChar::category(before(at)) == QChar::Punctuation_FinalQuote && isWide(before(at - 1)) && isWide(after(at));
}

bool BreakRules::forbids(qsizetype at) const
{
    return forbidsMarks(at) || partsToken(at) || partsNumberAndUnit(at) || partsSign(at) || partsInitialAndName(at) ||
           partsAbbreviation(at) || partsTitleAndName(at);
}

char32_t BreakRules::before(qsizetype at) const
{
    if (at <= 0)
        return 0;
    if (m_text[at - 1].isLowSurrogate() && at > 1)
        return QChar::surrogateToUcs4(m_text[at - 2], m_text[at - 1]);
    return m_text[at - 1].unicode();
}

char32_t BreakRules::after(qsizetype at) const
{
    if (at >= m_text.size())
        return 0;
    if (m_text[at].isHighSurrogate() && at + 1 < m_text.size())
        return QChar::surrogateToUcs4(m_text[at], m_text[at + 1]);
    return m_text[at].unicode();
}

bool BreakRules::forbidsMarks(qsizetype at) const
{
    const char32_t left = before(at);
    const char32_t right = after(at);
    const CharClass previous = classOf(left, m_chinese[at - 1]);
    const CharClass next = classOf(right, m_chinese[at]);
    if (mayNotStartLine(next) || (mayNotEndLine(previous) && left != U'/'))
        return true;
    if ((previous == CharClass::Dash || previous == CharClass::Ellipsis) && next == previous)
        return true;
    // A dash in a Latin sentence stays with the word before it, like a single dash in Chinese (GB/T 15834 5.1.6).
    const bool doubled = right == U'—' && after(at + 1) == U'—';
    if (right == U'–' || (right == U'—' && !doubled))
        return true;
    // "5~10", "北京~上海"; but in "~100" after a space the sign belongs to the number.
    return (previous == CharClass::Prefix && isDigit(right)) || (right == U'~' && left != U' ');
}

bool BreakRules::partsToken(qsizetype at) const
{
    const char32_t left = before(at);
    const char32_t right = after(at);
    if (left == U'/')
        return !m_addresses.testBit(at - 1);
    if (isTokenCharacter(left) && isTokenCharacter(right))
        return true;
    // Some PDF readers take a hyphen at the end of a line for the typesetter's and drop it ("In-" + "network"), so a
    // line never ends at a word's own hyphen.
    const bool afterWord = QChar::isLetterOrNumber(before(at - 1)) || before(at - 1) == U'.'; // "W.-C. Li"
    if (left == U'-' && QChar::isLetterOrNumber(right) && afterWord)
        return true;
    // 2019–2022, 5~10
    return (left == U'–' || left == U'~' || left == U'～') && isDigit(right) && isDigit(before(at - 1));
}

bool BreakRules::partsNumberAndUnit(qsizetype at) const
{
    static const QRegularExpression unit(QStringLiteral(
        "^(?:[%‰°℃℉]|(?:[kKMGTP]?[bB](?:/s|ps)?|[kMGT]?Hz|ms|[µμn]?s|min|h|[ckm]?m|kg|g|lbs|W|kW|K|x|×)(?![A-Za-z])|"
        "[万亿元年月日时分秒人个次倍篇项天台种名岁级届章节页期卷号])"));
    const char32_t left = before(at);
    const bool spaced = left == U' ' || left == U'\u00A0' || left == U'\u2009';
    return isDigit(spaced ? before(at - 1) : left) && unit.match(m_text.mid(at, 8)).hasMatch();
}

bool BreakRules::partsSign(qsizetype at) const
{
    const char32_t left = before(at);
    const char32_t right = after(at);
    if ((right == U'×' || right == U'#') && isDigit(after(at + 1)))
        return true;
    return isDigit(right) && (left == U'×' || left == U'第' || (left == U' ' && before(at - 1) == U'第'));
}

int BreakRules::penalty(qsizetype at) const
{
    constexpr int inRange = 300;   // "Sep 2020 – Jun 2025"
    constexpr int inDate = 150;    // "1 Sep 2020", "Table 3", "+86 10 0000 0000"
    constexpr int inJournal = 100; // "Chem. Phys."
    constexpr int inAddress = 80;
    constexpr int afterScheme = 200; // "https://"
    if (m_addresses.testBit(at) && m_addresses.testBit(at - 1))
        return QStringView(m_text).left(at).endsWith(u"://") ? afterScheme : inAddress;
    if (partsMonthAndYear(at) || partsDayAndMonth(at) || partsDigitGroups(at) || partsNumberedWord(at))
        return inDate;
    if (partsJournal(at))
        return inJournal;
    const auto isDash = [](char32_t c) { return c == U'–' || c == U'—'; };
    const bool afterDash = isDash(before(at)) || (before(at) == U' ' && isDash(before(at - 1)));
    return afterDash ? inRange : 0;
}

/// "Sep 2020", "September 2020".
bool BreakRules::partsMonthAndYear(qsizetype at) const
{
    static const QRegularExpression month(
        QStringLiteral("\\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]*\\.? $"));
    static const QRegularExpression year(QStringLiteral("^(?:19|20)\\d\\d(?!\\d)"));
    constexpr qsizetype longest = 12; // "September. "
    return isDigit(after(at)) && year.match(m_text.mid(at, 5)).hasMatch() &&
           month.match(upTo(m_text, at, longest)).hasMatch();
}

/// "1 May 2024"; "May 1, 2024" has a number after the month's name.
bool BreakRules::partsDayAndMonth(qsizetype at) const
{
    static const QRegularExpression month(
        QStringLiteral("^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]*\\.? (?:19|20)\\d\\d(?!\\d)"));
    static const QRegularExpression day(QStringLiteral("(?:^|\\D)[0-3]?\\d $"));
    constexpr qsizetype longest = 16; // "September. 2020" and what follows it
    return QChar::isUpper(after(at)) && month.match(m_text.mid(at, longest)).hasMatch() &&
           day.match(upTo(m_text, at, 4)).hasMatch();
}

/// "+86 10 0000 0000", "1 000 000".
bool BreakRules::partsDigitGroups(qsizetype at) const
{
    return before(at) == U' ' && isDigit(before(at - 1)) && isDigit(after(at));
}

/// "pp. 101", "No. 3", "vol. 12", "Art. e15"; "CCF A".
bool BreakRules::partsAbbreviation(qsizetype at) const
{
    static const QRegularExpression numbered(
        QStringLiteral("\\b(?:[Pp]p?|[Nn][or]s?|[Vv]ols?|[Ii]ss|[Ff]igs?|[Ss]ect?s?|[Ee]qs?|[Cc]h(?:ap)?|[Tt]ab|"
                       "[Aa]rt|[Pp]t|[Ss]er|[Rr]ef|[Vv]er|[Aa]pp|ca|para)\\. $"));
    static const QRegularExpression acronym(QStringLiteral("(?:^|[^A-Za-z])[A-Z]{2,} $"));
    constexpr qsizetype longest = 8;
    if (before(at) != U' ')
        return false;
    const QString left = upTo(m_text, at, longest);
    const bool isNumber = isDigit(after(at)) || (QChar::isLetter(after(at)) && isDigit(after(at + 1)));
    if (isNumber)
        return numbered.match(left).hasMatch();
    const char32_t letter = after(at);
    const bool alone = letter >= U'A' && letter <= U'Z' && !QChar::isLetterOrNumber(after(at + 1));
    return alone && acronym.match(left).hasMatch();
}

/// "Dr. Zhang", "St. Petersburg"; "et al."
bool BreakRules::partsTitleAndName(qsizetype at) const
{
    static const QRegularExpression title(QStringLiteral("\\b(?:Dr|Prof|Mr|Mrs|Ms|St|Mt|Ft|Jr|Hon)\\. $"));
    constexpr qsizetype longest = 6; // "Prof. "
    if (before(at) != U' ')
        return false;
    const QString left = upTo(m_text, at, longest);
    const QString right = m_text.mid(at, 3);
    return (QChar::isUpper(after(at)) && title.match(left).hasMatch()) ||
           (right == u"al." && (left == u"et " || left.endsWith(u" et ")));
}

/// Inside an abbreviated name of a journal or publisher: "J. Chem. Phys.", "Proc. IEEE", "Trans. of the". Lists only
/// abbreviations that cannot end a sentence: in "water. Phys. Rev." the first word is a whole word that ends one.
bool BreakRules::partsJournal(qsizetype at) const
{
    static const QRegularExpression abbreviated(QStringLiteral(
        "\\b(?:Proc|Trans|Conf|Int|Intl|Symp|Adv|Ann|Annu|Appl|Am|Amer|Acad|Acta|Anal|Arch|Assoc|Biochem|Biol|Bull|Can|"
        "Cell|Chem|Chin|Circuits|Clin|Commun|Comm|Comp|Comput|Curr|Des|Dev|Distrib|Electron|Eng|Environ|Eur|Exp|"
        "Geophys|"
        "Inf|Infect|Inst|Intell|Lab|Lect|Lett|Mach|Mag|Mater|Math|Mech|Med|Mol|Nat|Natl|Neurosci|Nucl|Oper|Opt|"
        "Parallel|Philos|Phys|Polym|Process|Prog|Psychol|Publ|Quant|Radiol|Ref|Res|Rep|Rev|Roy|Sci|Secur|Ser|Soc|Softw|"
        "Stat|Struct|Stud|Surg|Surv|Syst|Tech|Technol|Theor|Univ|Vis|Workshop)\\. $"));
    constexpr qsizetype longest = 11; // "Neurosci. "
    if (before(at) != U' ' || before(at - 1) != U'.' || !QChar::isLetterOrNumber(after(at)))
        return false;
    return abbreviated.match(upTo(m_text, at, longest)).hasMatch();
}

/// "Table 3", "Part II", "Smith et al."; "Zhang, S."
bool BreakRules::partsNumberedWord(qsizetype at) const
{
    static const QRegularExpression word(QStringLiteral("\\b(?:Volume|Issue|Part|Chapter|Section|Table|Figure|Room|"
                                                        "Phase|Level|Grade|Class|Type|Version|Article|Building|"
                                                        "Unit|Tier|Top) $"));
    static const QRegularExpression roman(QStringLiteral("^[IVX]+\\b"));
    static const QRegularExpression initial(QStringLiteral("^\\p{Lu}\\.(?:[ ,;-]|$)"));
    // Not in "S. Zhang, W. Wang": a name that starts with its initials ends at the comma.
    static const QRegularExpression surname(
        QStringLiteral("(?:^|[,;&(] |\\band )(?!\\p{Lu}\\.)[^,;&(]*\\p{Lu}[\\p{L}’'-]+, $"));
    if (before(at) != U' ')
        return false;
    constexpr qsizetype longest = 48; // a name including its initials
    const QString left = upTo(m_text, at, longest);
    const QString right = m_text.mid(at, 6);
    if (right == u"et al." && QChar::isLetter(before(at - 1)))
        return true;
    if (initial.match(right).hasMatch() && surname.match(left).hasMatch())
        return true;
    return (isDigit(after(at)) || roman.match(right).hasMatch()) && word.match(left).hasMatch();
}

/// "S. Zhang" in a list of authors.
bool BreakRules::partsInitialAndName(qsizetype at) const
{
    if (before(at) != U' ' || before(at - 1) != U'.' || !QChar::isUpper(after(at)))
        return false;
    return QChar::isUpper(before(at - 2)) && !QChar::isLetterOrNumber(before(at - 3));
}

} // namespace duovita
