#include "core/import/markdownhtml.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace duovita {

namespace {

/// The names of HTML 4, chapter 24.
QJsonObject namedCharacters()
{
    QFile file(QStringLiteral(":/import/entities.json"));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

QString withCharacters(QString text)
{
    static const QRegularExpression reference(QStringLiteral("&#?\\w+;"));
    text.replace(u'\n', u' ');
    QString read;
    qsizetype at = 0;
    for (auto it = reference.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        read += text.mid(at, match.capturedStart() - at) + characterOf(match.captured());
        at = match.capturedEnd();
    }
    return QString(read + text.mid(at));
}

} // namespace

QString characterOf(const QString& name)
{
    static const QJsonObject known = namedCharacters();
    static const QRegularExpression number(QStringLiteral("^&#(?:x([0-9a-f]{1,6})|(\\d{1,7}));$"),
                                           QRegularExpression::CaseInsensitiveOption);
    const auto match = number.match(name);
    if (!match.hasMatch())
        return known.value(QStringView(name).mid(1).chopped(1)).toString(name);
    const char32_t code = match.hasCaptured(1) && !match.captured(1).isEmpty() ? match.captured(1).toUInt(nullptr, 16)
                                                                               : match.captured(2).toUInt();
    // What is no character, and a control character, stays as it is written.
    const bool isText = code >= U' ' && code != 0x7f && code <= QChar::LastValidCodePoint && !QChar::isSurrogate(code);
    return isText ? QString::fromUcs4(&code, 1) : name;
}

QList<HtmlPiece> htmlPieces(const QString& text)
{
    static const QRegularExpression tag(QStringLiteral("<!--.*?-->|</?[A-Za-z][^<>]*>"));
    QList<HtmlPiece> pieces;
    qsizetype from = 0;
    const auto addBetween = [&](qsizetype to) {
        if (to > from)
            pieces += HtmlPiece{withCharacters(text.mid(from, to - from))};
    };
    for (auto it = tag.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        addBetween(match.capturedStart());
        pieces += HtmlPiece{match.captured(), true};
        from = match.capturedEnd();
    }
    addBetween(text.size());
    return pieces;
}

} // namespace duovita
