#include "core/typeset/linebreaking.h"

#include "core/typeset/charclass.h"

#include <QRegularExpression>

#include <unicode/brkiter.h>
#include <unicode/locid.h>
#include <unicode/unistr.h>

namespace duovita {

struct LineBreaker::Private {
    std::array<std::unique_ptr<icu::BreakIterator>, languageCount> iterators;

    icu::BreakIterator* iterator(Language language)
    {
        std::unique_ptr<icu::BreakIterator>& kept = iterators[indexOf(language)];
        if (!kept) {
            const QByteArray locale = QByteArray(factsOf(language).code) + "@lb=strict";
            UErrorCode status = U_ZERO_ERROR;
            kept.reset(icu::BreakIterator::createLineInstance(icu::Locale(locale.constData()), status));
        }
        return kept.get();
    }
};

LineBreaker::LineBreaker() : d(std::make_unique<Private>()) {}
LineBreaker::~LineBreaker() = default;

namespace {

char32_t before(const QString& text, qsizetype at)
{
    if (at <= 0)
        return 0;
    if (text[at - 1].isLowSurrogate() && at > 1)
        return QChar::surrogateToUcs4(text[at - 2], text[at - 1]);
    return text[at - 1].unicode();
}

char32_t after(const QString& text, qsizetype at)
{
    if (at >= text.size())
        return 0;
    if (text[at].isHighSurrogate() && at + 1 < text.size())
        return QChar::surrogateToUcs4(text[at], text[at + 1]);
    return text[at].unicode();
}

bool isDigit(char32_t c)
{
    return c >= U'0' && c <= U'9';
}

bool forbiddenByMarks(const QString& text, const QList<bool>& chinese, qsizetype at)
{
    const CharClass next = classOf(after(text, at), chinese[at]);
    if (mayNotStartLine(next))
        return true;
    const CharClass previous = classOf(before(text, at), chinese[at - 1]);
    const bool unit = (previous == CharClass::Dash || previous == CharClass::Ellipsis) && next == previous;
    const bool solidus = previous == CharClass::Solidus && before(text, at) != U'/';
    return previous == CharClass::Open || solidus || unit ||
           (previous == CharClass::Prefix && isDigit(after(text, at)));
}

/// A line may end after a slash only in what is an address or a path: "C/C++" and "and/or" stay whole.
bool isInAddress(const QString& text, qsizetype at)
{
    const qsizetype start = text.lastIndexOf(u' ', at - 1) + 1;
    qsizetype end = text.indexOf(u' ', at);
    end = end < 0 ? text.size() : end;
    const QStringView word = QStringView(text).mid(start, end - start);
    return word.contains(u"://") || word.startsWith(u"www.") || word.count(u'/') > 2;
}

bool splitsToken(const QString& text, qsizetype at)
{
    const char32_t left = before(text, at);
    const char32_t right = after(text, at);
    const auto inToken = [](char32_t c) {
        return c < 0x80 && (QChar::isLetterOrNumber(c) || c == U'+' || c == U'#' || c == U'.' || c == U'&' ||
                            c == U'_' || c == U'@' || c == U'*');
    };
    if (left == U'/')
        return !isInAddress(text, at);
    return inToken(left) && inToken(right);
}

bool partsNumberAndUnit(const QString& text, qsizetype at)
{
    static const QRegularExpression number(QStringLiteral("[0-9][ \\x{00A0}\\x{2009}]?$"));
    static const QRegularExpression unit(QStringLiteral(
        "^(?:[%‰°℃℉]|(?:[kKMGT]?[bB](?:/s|ps)?|[kMGT]?Hz|ms|[µμn]?s|min|h|[ckm]?m|kg|g|lbs|W|kW|K|x|×)(?![A-Za-z])|"
        "[万亿元年月日人个次倍篇项天台种名岁级届])"));
    if (!number.match(QStringView(text).mid(qMax<qsizetype>(0, at - 2), qMin<qsizetype>(at, 2))).hasMatch())
        return false;
    return unit.match(QStringView(text).mid(at, 8)).hasMatch();
}

bool partsSign(const QString& text, qsizetype at)
{
    const char32_t next = after(text, at);
    const bool digitFollows = at + 1 < text.size() && isDigit(text[at + 1].unicode());
    if (next == U'×' && digitFollows && before(text, at) != U' ')
        return true;
    if (next == U'#' && digitFollows)
        return true;
    return before(text, at) == U'第' && isDigit(next);
}

} // namespace

QBitArray LineBreaker::opportunities(const QString& text, const QList<bool>& chinese, Language language)
{
    QBitArray allowed(text.size() + 1);
    icu::BreakIterator* iterator = d->iterator(language);
    const icu::UnicodeString source(false, reinterpret_cast<const char16_t*>(text.utf16()),
                                    static_cast<int32_t>(text.size()));
    iterator->setText(source);
    for (int32_t at = iterator->first(); at != icu::BreakIterator::DONE; at = iterator->next()) {
        const bool inside = at > 0 && at < text.size();
        allowed.setBit(at, !inside || !(forbiddenByMarks(text, chinese, at) || splitsToken(text, at) ||
                                        partsNumberAndUnit(text, at) || partsSign(text, at)));
    }
    allowed.clearBit(0);
    allowed.setBit(text.size());
    return allowed;
}

} // namespace duovita
