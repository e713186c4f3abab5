#include "core/import/annotate/bilingualtext.h"

#include <QRegularExpression>

namespace duovita {

std::optional<BilingualText> readBilingual(const QString& text)
{
    static const QString chinese =
        QStringLiteral("((?=[（）()·《》“”、0-9-]*\\p{Han})[\\p{Han}（）()·《》“”、0-9-]{2,})");
    static const QString between = QStringLiteral("\\s*[/|｜(（\\s]\\s*");
    static const QRegularExpression chineseFirst(
        QString(u'^' + chinese + between + QStringLiteral("([A-Za-z][^\\p{Han}]+?)[)）]?$")));
    static const QRegularExpression latinFirst(
        QString(QStringLiteral("^([A-Za-z][^\\p{Han}]+?)") + between + chinese + QStringLiteral("[)）]?$")));
    const QString trimmed = text.trimmed();
    if (const auto match = chineseFirst.match(trimmed); match.hasMatch())
        return BilingualText{match.captured(2).trimmed(), match.captured(1).trimmed()};
    if (const auto match = latinFirst.match(trimmed); match.hasMatch())
        return BilingualText{match.captured(1).trimmed(), match.captured(2).trimmed()};
    return std::nullopt;
}

} // namespace duovita
