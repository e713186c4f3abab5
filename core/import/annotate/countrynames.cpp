#include "core/import/annotate/countrynames.h"

#include <unicode/locid.h>
#include <unicode/uldnames.h>

#include <array>
#include <memory>

namespace duovita {

namespace {

void addNames(const char* language, UDisplayContext length, QStringList& names)
{
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<ULocaleDisplayNames, decltype(&uldn_close)> display(
        uldn_openForContext(language, &length, 1, &status), uldn_close);
    if (U_FAILURE(status))
        return;
    for (const char* const* code = icu::Locale::getISOCountries(); *code != nullptr; ++code) {
        std::array<char16_t, 128> name{};
        status = U_ZERO_ERROR;
        const int32_t units = uldn_regionDisplayName(display.get(), *code, name.data(), name.size(), &status);
        if (U_SUCCESS(status))
            names += QString::fromUtf16(name.data(), units).toLower();
    }
}

} // namespace

QStringList countryNames()
{
    QStringList names;
    for (const char* language : {"en", "zh"}) {
        for (const UDisplayContext length : {UDISPCTX_LENGTH_FULL, UDISPCTX_LENGTH_SHORT})
            addNames(language, length, names);
    }
    return names;
}

} // namespace duovita
