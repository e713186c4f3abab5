#include "core/import/readers/pdfmaps.h"

#include <QStringList>

namespace duovita {

const QRegularExpression& hexText()
{
    static const QRegularExpression expression(QStringLiteral("<([0-9A-Fa-f\\s]*)>"));
    return expression;
}

QString unitsOf(const QString& hex)
{
    QString text;
    for (qsizetype i = 0; i + 3 < hex.size(); i += 4)
        text += QChar(hex.mid(i, 4).toUShort(nullptr, 16));
    return text;
}

QString hexOf(const QString& text)
{
    QString hex;
    for (const QChar unit : text)
        hex += QStringLiteral("%1").arg(unit.unicode(), 4, 16, QLatin1Char('0'));
    return hex;
}

CodeTexts::CodeTexts(const QString& map)
{
    static const QRegularExpression list(QStringLiteral("beginbf(char|range)(.*?)endbf\\1"),
                                         QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression one(QStringLiteral("<\\s*([0-9A-Fa-f]+)\\s*>\\s*<([0-9A-Fa-f\\s]*)>"));
    static const QRegularExpression range(QStringLiteral(
        "<\\s*([0-9A-Fa-f]+)\\s*>\\s*<\\s*([0-9A-Fa-f]+)\\s*>\\s*(?:<([0-9A-Fa-f\\s]*)>|\\[([^\\]]*)\\])"));
    const auto textOfHex = [](const QString& hex) { return unitsOf(hex.simplified().remove(u' ')); };
    for (auto it = list.globalMatch(map); it.hasNext();) {
        const auto found = it.next();
        const bool ranges = found.captured(1) == QStringLiteral("range");
        for (auto each = (ranges ? range : one).globalMatch(found.captured(2)); each.hasNext();) {
            const auto match = each.next();
            const uint first = match.captured(1).toUInt(nullptr, 16);
            if (!ranges) {
                add(first, first, {textOfHex(match.captured(2))});
                continue;
            }
            QStringList texts{textOfHex(match.captured(3))};
            if (match.hasCaptured(4)) {
                texts.clear();
                for (auto text = hexText().globalMatch(match.captured(4)); text.hasNext();)
                    texts += textOfHex(text.next().captured(1));
            }
            add(first, match.captured(2).toUInt(nullptr, 16), texts);
        }
    }
}

void CodeTexts::add(uint first, uint last, const QStringList& texts)
{
    constexpr qsizetype mostCodes = 1 << 16; // of one font
    for (uint code = first; code <= last && m_texts.size() < mostCodes && code - first < mostCodes; ++code)
        m_texts.insert(code, texts.size() == 1 ? texts.front() : texts.value(code - first));
}

std::optional<QString> CodeTexts::textOf(uint code) const
{
    const auto found = m_texts.constFind(code);
    return found == m_texts.constEnd() ? std::nullopt : std::optional(*found);
}

} // namespace duovita
