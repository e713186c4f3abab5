#include "core/import/readers/markdownhtml.h"

#include <QFile>
#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <array>

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

QHash<QString, HtmlTag::Role> rolesOfTags()
{
    using Role = HtmlTag::Role;
    constexpr std::array namesOf{
        std::pair{Role::Link, "a"},
        std::pair{Role::Break, "br"},
        std::pair{Role::Picture, "img"},
        std::pair{Role::Style, "b strong i em sup sub"},
        std::pair{Role::List, "ul ol li"},
        std::pair{Role::Block,
                  "p div center tr table section header hr dl dt dd h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 details summary "
                  "address article aside blockquote caption figcaption figure footer form main nav"},
        std::pair{
            Role::Silent,
            "span td th u font small tbody thead tfoot style progress abbr audio big button code col colgroup del "
            "hgroup iframe ins kbd label mark meter nobr picture s source strike svg time track tt video wbr"},
    };
    QHash<QString, Role> roles;
    for (const auto& [role, names] : namesOf) {
        for (const QString& name : QString::fromLatin1(names).split(u' '))
            roles.insert(name, role);
    }
    return roles;
}

HtmlTag::Role roleOf(const QString& name)
{
    static const QHash<QString, HtmlTag::Role> roles = rolesOfTags();
    return roles.value(name, HtmlTag::Role::Unknown);
}

QString attributeOf(const QString& tag, const QString& attribute)
{
    const QRegularExpression written(QStringLiteral("\\s%1=(?:\"([^\"]*)\"|'([^']*)')").arg(attribute),
                                     QRegularExpression::CaseInsensitiveOption);
    const auto match = written.match(tag);
    return match.captured(1) + match.captured(2);
}

} // namespace

HtmlTag readHtmlTag(const QString& written)
{
    static const QRegularExpression nameOf(QStringLiteral("^</?([a-z][a-z0-9-]*)"));
    const QString lower = written.trimmed().toLower();
    HtmlTag tag;
    tag.name = nameOf.match(lower).captured(1);
    tag.closing = lower.startsWith(QStringLiteral("</"));
    tag.role = lower.startsWith(QStringLiteral("<!--")) ? HtmlTag::Role::Silent : roleOf(tag.name);
    if (tag.name.size() == 2 && tag.name.front() == u'h' && tag.name.back().isDigit())
        tag.heading = tag.name.back().digitValue();
    if (tag.role == HtmlTag::Role::Link)
        tag.address = attributeOf(written, QStringLiteral("href"));
    if (tag.role == HtmlTag::Role::Picture) {
        tag.address = attributeOf(written, QStringLiteral("src"));
        tag.words = attributeOf(written, QStringLiteral("alt"));
    }
    return tag;
}

QSet<QString> closedTags(const QString& text)
{
    static const QRegularExpression closing(QStringLiteral("</([A-Za-z][A-Za-z0-9-]*)\\s*>"));
    QSet<QString> names;
    for (auto it = closing.globalMatch(text); it.hasNext();)
        names += it.next().captured(1).toLower();
    return names;
}

QString withoutPageCode(const QString& text, QStringList& taken)
{
    static const QRegularExpression opening(QStringLiteral("<(style|script|svg)\\b[^<>]*>"),
                                            QRegularExpression::CaseInsensitiveOption);
    QString rest;
    qsizetype from = 0;
    for (auto match = opening.match(text); match.hasMatch(); match = opening.match(text, from)) {
        const QString closing = QStringLiteral("</%1>").arg(match.captured(1));
        const qsizetype end = text.indexOf(closing, match.capturedEnd(), Qt::CaseInsensitive);
        if (end < 0)
            break;
        rest += QStringView(text).mid(from, match.capturedStart() - from);
        taken += text.mid(match.capturedEnd(), end - match.capturedEnd());
        from = end + closing.size();
        rest += QString(QStringView(text).mid(match.capturedStart(), from - match.capturedStart()).count(u'\n'), u'\n');
    }
    return rest + QStringView(text).mid(from);
}

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
