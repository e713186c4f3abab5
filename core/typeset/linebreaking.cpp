#include "core/typeset/linebreaking.h"

#include "core/typeset/breakrules.h"
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
            const QByteArray locale = QByteArray(factsOf(language).code) + "@lb=strict";
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

LineBreaks LineBreaker::breaks(const QString& text, const QList<bool>& chinese, Language language, bool hyphenate)
{
    LineBreaks breaks;
    breaks.allowed = opportunities(text, chinese, language);
    breaks.hyphens = hyphenate ? hyphenationPoints(text) : QBitArray(text.size() + 1);
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
