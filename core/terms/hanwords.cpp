#include "core/terms/hanwords.h"

#include <memory>

#include <unicode/brkiter.h>
#include <unicode/locid.h>
#include <unicode/unistr.h>

namespace duovita {

QStringList hanWords(const QString& text)
{
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::BreakIterator> breaks(
        icu::BreakIterator::createWordInstance(icu::Locale::getChina(), status));
    if (U_FAILURE(status) || text.isEmpty())
        return text.isEmpty() ? QStringList() : QStringList(text);
    const icu::UnicodeString read(false, reinterpret_cast<const char16_t*>(text.utf16()),
                                  static_cast<int32_t>(text.size()));
    breaks->setText(read);
    QStringList words;
    int32_t start = breaks->first();
    for (int32_t end = breaks->next(); end != icu::BreakIterator::DONE; start = end, end = breaks->next())
        words += text.mid(start, end - start);
    return words;
}

} // namespace duovita
