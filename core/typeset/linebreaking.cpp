#include "core/typeset/linebreaking.h"

#include "core/typeset/breakrules.h"
#include "core/typeset/charclass.h"
#include "core/typeset/graphemes.h"
#include "core/typeset/hyphenation.h"

#include <unicode/brkiter.h>
#include <unicode/locid.h>
#include <unicode/unistr.h>

namespace duovita {

struct LineBreaker::Private {
    std::array<std::unique_ptr<icu::BreakIterator>, languageCount> iterators;

    icu::BreakIterator& iterator(Language language)
    {
        std::unique_ptr<icu::BreakIterator>& kept = iterators[indexOf(language)];
        if (!kept) {
            const QByteArray locale = QByteArray(infoOf(language).code) + "@lb=strict";
            UErrorCode status = U_ZERO_ERROR;
            kept.reset(icu::BreakIterator::createLineInstance(icu::Locale(locale.constData()), status));
        }
        return *kept;
    }
};

LineBreaker::LineBreaker() : d(std::make_unique<Private>()) {}
LineBreaker::~LineBreaker() = default;

QBitArray LineBreaker::opportunities(const QString& text, const QList<bool>& chinese, Language language)
{
    QBitArray allowed = unicodeOpportunities(text, language);
    const BreakRules rules(text, chinese);
    for (qsizetype at = 1; at < text.size(); ++at) {
        allowed.setBit(at, (allowed.testBit(at) || rules.allowsAtQuotationMark(at)) && !rules.forbids(at));
    }
    return allowed;
}

namespace {

/// Whether a hyphen may follow this character: a letter or digit of a left-to-right script that separates words.
bool takesHyphen(const QString& text, qsizetype at)
{
    if (at < 0 || at >= text.size())
        return false;
    const qsizetype start = text[at].isLowSurrogate() && at > 0 ? at - 1 : at;
    const char32_t c = codePointAt(text, start);
    return classOf(c, false) == CharClass::Alnum && QChar::direction(c) != QChar::DirR &&
           QChar::direction(c) != QChar::DirAL;
}

/// In a word with soft hyphens, a line may end at those and nowhere else.
void hyphenateWhereAsked(const QString& text, LineBreaks& breaks)
{
    for (qsizetype at = text.indexOf(QChar::SoftHyphen); at >= 0; at = text.indexOf(QChar::SoftHyphen, at + 1)) {
        const qsizetype after = at + 1;
        if (after >= text.size() || !breaks.allowed.testBit(after))
            continue;
        breaks.allowed.clearBit(after);
        breaks.hyphens.setBit(after, takesHyphen(text, at - 1) && takesHyphen(text, after));
    }
}

} // namespace

LineBreaks LineBreaker::breaks(const QString& text, const QList<bool>& chinese, Language language, bool hyphenate)
{
    LineBreaks breaks;
    breaks.allowed = opportunities(text, chinese, language);
    breaks.hyphens = hyphenate ? hyphenationPoints(text, letterLanguage(language)) : QBitArray(text.size() + 1);
    hyphenateWhereAsked(text, breaks);
    const BreakRules rules(text, chinese);
    for (qsizetype at = 1; at < text.size(); ++at) {
        if (!breaks.allowed.testBit(at))
            continue;
        if (const int penalty = rules.penalty(at); penalty > 0)
            breaks.penalties.insert(at, penalty);
    }
    return breaks;
}

QBitArray LineBreaker::unicodeOpportunities(const QString& text, Language language)
{
    QBitArray allowed(text.size() + 1);
    icu::BreakIterator& iterator = d->iterator(language);
    const icu::UnicodeString source(false, reinterpret_cast<const char16_t*>(text.utf16()),
                                    static_cast<int32_t>(text.size()));
    iterator.setText(source);
    for (int32_t at = iterator.first(); at != icu::BreakIterator::DONE; at = iterator.next())
        allowed.setBit(at);
    allowed.clearBit(0);
    allowed.setBit(text.size());
    return allowed;
}

} // namespace duovita
