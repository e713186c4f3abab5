#include "app/cli/visibletext.h"

namespace duovita {

namespace {

constexpr char16_t deleteSign = 0x7F;

bool isBidiControl(char16_t c)
{
    return c == 0x061C || c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

/// C0 except line ends and tabs, DEL, C1, and bidirectional controls.
bool isObeyed(char16_t c)
{
    constexpr char16_t blank = 0x20;
    constexpr char16_t lastOfC1 = 0x9F;
    const bool control = (c < blank && c != u'\n' && c != u'\t') || (c >= deleteSign && c <= lastOfC1);
    return control || isBidiControl(c);
}

QString hexOf(char16_t c)
{
    constexpr int hexadecimal = 16;
    constexpr int digits = 4;
    return QString::number(c, hexadecimal).rightJustified(digits, u'0');
}

QString pictureOf(char16_t c)
{
    constexpr char16_t firstPicture = 0x2400; // ␀, in the order of C0
    constexpr char16_t blank = 0x20;
    constexpr char16_t pictureOfDelete = 0x2421;
    if (c < blank)
        return QChar(static_cast<char16_t>(firstPicture + c));
    return c == deleteSign ? QString(QChar(pictureOfDelete))
                           : QString(QStringLiteral("<U+") + hexOf(c).toUpper() + u'>');
}

template <typename Form>
QString withEach(const QString& text, Form form)
{
    QString shown;
    shown.reserve(text.size());
    for (const QChar c : text) {
        if (isObeyed(c.unicode()))
            shown += form(c.unicode());
        else
            shown += c;
    }
    return shown;
}

} // namespace

QString visibleText(const QString& text)
{
    return withEach(text, pictureOf);
}

QString visibleJson(const QByteArray& json)
{
    // They occur only inside strings: the rest of JSON is ASCII.
    return withEach(QString::fromUtf8(json), [](char16_t c) { return QString(QStringLiteral("\\u") + hexOf(c)); });
}

} // namespace duovita
