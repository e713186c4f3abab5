#include "ui/style/baseline.h"

#include "core/domain/language.h"

#include <QFontMetricsF>
#include <QHash>
#include <QTextLayout>

namespace duovita {

namespace {

int shiftOf(const QFont& font)
{
    QTextLayout layout(QStringLiteral("中"), font);
    layout.beginLayout();
    const QTextLine line = layout.createLine();
    layout.endLayout();
    const QFontMetricsF latin(font);
    return qRound((latin.ascent() - latin.height() / 2) - (line.ascent() - line.height() / 2));
}

} // namespace

int shiftToBaseline(const QFont& font, const QString& text)
{
    if (!containsHan(text))
        return 0;
    static QHash<QString, int> shifts; // of the interface's few fonts; only the thread that paints asks
    const QString key = font.key();
    const auto known = shifts.constFind(key);
    return known != shifts.constEnd() ? *known : *shifts.insert(key, shiftOf(font));
}

} // namespace duovita
