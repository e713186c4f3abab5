#include "core/typeset/bidi.h"

#include <unicode/ubidi.h>

#include <algorithm>
#include <memory>
#include <numeric>

namespace duovita {

namespace {

bool runsLeft(char32_t c)
{
    switch (QChar::direction(c)) {
    case QChar::DirR:
    case QChar::DirAL:
    case QChar::DirRLE:
    case QChar::DirRLO:
    case QChar::DirRLI:
        return true;
    default:
        return false;
    }
}

bool runsLeftAnywhere(QStringView text)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        // No character before Hebrew runs from right to left.
        if (text[i].unicode() < 0x590)
            continue;
        const bool pair = text[i].isHighSurrogate() && i + 1 < text.size();
        if (runsLeft(pair ? QChar::surrogateToUcs4(text[i], text[i + 1]) : char32_t(text[i].unicode())))
            return true;
    }
    return false;
}

} // namespace

QList<quint8> bidiLevels(QStringView text)
{
    if (!runsLeftAnywhere(text))
        return {};
    const std::unique_ptr<UBiDi, decltype(&ubidi_close)> bidi(ubidi_open(), ubidi_close);
    UErrorCode status = U_ZERO_ERROR;
    ubidi_setPara(bidi.get(), reinterpret_cast<const UChar*>(text.utf16()), static_cast<int32_t>(text.size()),
                  UBIDI_LTR, nullptr, &status);
    const UBiDiLevel* levels = ubidi_getLevels(bidi.get(), &status);
    return U_SUCCESS(status) ? QList<quint8>(levels, levels + text.size()) : QList<quint8>();
}

QList<qsizetype> visualOrder(const QList<quint8>& levels)
{
    QList<int32_t> order(levels.size());
    ubidi_reorderVisual(levels.constData(), static_cast<int32_t>(levels.size()), order.data());
    return {order.begin(), order.end()};
}

} // namespace duovita
