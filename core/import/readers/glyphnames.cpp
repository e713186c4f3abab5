#include "core/import/readers/glyphnames.h"

#include <QHash>
#include <QRegularExpression>
#include <QStringList>

namespace duovita {

namespace {

/// "uni0066", "uni00660069", "u1F600"; empty for other names.
QString textOfCode(const QString& name)
{
    static const QRegularExpression units(QStringLiteral("^uni((?:[0-9A-F]{4})+)$"));
    static const QRegularExpression code(QStringLiteral("^u([0-9A-F]{4,6})$"));
    QString text;
    if (const auto match = units.match(name); match.hasMatch()) {
        const QString hex = match.captured(1);
        for (qsizetype i = 0; i < hex.size(); i += 4)
            text += QChar(hex.mid(i, 4).toUShort(nullptr, 16));
    } else if (const auto one = code.match(name); one.hasMatch()) {
        const char32_t character = one.captured(1).toUInt(nullptr, 16);
        text = character <= QChar::LastValidCodePoint ? QString::fromUcs4(&character, 1) : QString();
    }
    return text;
}

QString textOfPart(const QString& name)
{
    static const QHash<QString, QString> ligatures{
        {QStringLiteral("ff"), QStringLiteral("ff")},   {QStringLiteral("fi"), QStringLiteral("fi")},
        {QStringLiteral("fl"), QStringLiteral("fl")},   {QStringLiteral("ffi"), QStringLiteral("ffi")},
        {QStringLiteral("ffl"), QStringLiteral("ffl")}, {QStringLiteral("longst"), QStringLiteral("st")},
        {QStringLiteral("st"), QStringLiteral("st")},   {QStringLiteral("ft"), QStringLiteral("ft")},
        {QStringLiteral("ti"), QStringLiteral("ti")},   {QStringLiteral("tt"), QStringLiteral("tt")},
        {QStringLiteral("Th"), QStringLiteral("Th")},   {QStringLiteral("fj"), QStringLiteral("fj")}};
    const bool letter = name.size() == 1 && name.front().isLetter() && name.front().unicode() < 0x80;
    return letter ? name : ligatures.value(name, textOfCode(name));
}

} // namespace

QString textOfGlyphName(const QString& name)
{
    QString text;
    for (const QString& part : name.section(u'.', 0, 0).split(u'_')) {
        const QString letters = textOfPart(part);
        if (letters.isEmpty())
            return {};
        text += letters;
    }
    return text;
}

} // namespace duovita
