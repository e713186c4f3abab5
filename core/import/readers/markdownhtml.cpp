#include "core/import/readers/markdownhtml.h"

#include <QHash>
#include <QRegularExpression>

#include <libxml/HTMLparser.h>

#include <algorithm>
#include <array>
#include <memory>

namespace duovita {

namespace {

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

const xmlChar* fromQt(const QByteArray& text)
{
    return reinterpret_cast<const xmlChar*>(text.constData());
}

/// Parses a single tag with libxml2, which handles every way to write attributes. It gets nothing but the tag, so it
/// cannot nest, load anything, or expand more than once.
class ReadTag {
public:
    explicit ReadTag(const QString& written)
    {
        const QByteArray text = written.toUtf8();
        m_document.reset(htmlReadMemory(text.constData(), static_cast<int>(text.size()), nullptr, "UTF-8",
                                        HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING |
                                            HTML_PARSE_NONET | HTML_PARSE_NOIMPLIED | HTML_PARSE_NODEFDTD));
    }

    /// Empty if the tag lacks that attribute.
    QString attribute(const QByteArray& name) const
    {
        const xmlNodePtr tag = m_document ? xmlDocGetRootElement(m_document.get()) : nullptr;
        const std::unique_ptr<xmlChar, decltype(xmlFree)> value(
            tag != nullptr ? xmlGetNoNsProp(tag, fromQt(name)) : nullptr, xmlFree);
        return QString::fromUtf8(reinterpret_cast<const char*>(value.get()));
    }

private:
    std::unique_ptr<xmlDoc, decltype(&xmlFreeDoc)> m_document{nullptr, xmlFreeDoc};
};

/// "h2" for "</h2>", in lower case.
QString nameOf(const QString& tag)
{
    const auto isOfName = [](QChar c) { return c == u'-' || (c.unicode() < 128 && c.isLetterOrNumber()); };
    const qsizetype start = tag.startsWith(QStringLiteral("</")) ? 2 : 1;
    const auto end = std::find_if_not(tag.begin() + qMin(start, tag.size()), tag.end(), isOfName);
    const QString name = tag.mid(start, end - tag.begin() - start).toLower();
    return name.isEmpty() || !name.front().isLetter() ? QString() : name;
}

} // namespace

HtmlTag readHtmlTag(const QString& written)
{
    const QString text = written.trimmed();
    HtmlTag tag;
    tag.name = nameOf(text);
    tag.closing = text.startsWith(QStringLiteral("</"));
    tag.role = text.startsWith(QStringLiteral("<!--")) ? HtmlTag::Role::Silent : roleOf(tag.name);
    if (tag.name.size() == 2 && tag.name.front() == u'h' && tag.name.back().isDigit())
        tag.heading = tag.name.back().digitValue();
    if (tag.role == HtmlTag::Role::Link)
        tag.address = ReadTag(text).attribute("href");
    if (tag.role == HtmlTag::Role::Picture) {
        const ReadTag read(text);
        tag.address = read.attribute("src");
        tag.words = read.attribute("alt");
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
    const QString inner = name.mid(1).chopped(1);
    char32_t code = 0;
    if (inner.startsWith(u'#')) {
        const bool hex = inner.mid(1, 1).toLower() == QStringLiteral("x");
        bool isNumber = false;
        code = inner.mid(hex ? 2 : 1).toUInt(&isNumber, hex ? 16 : 10);
        code = isNumber ? code : 0;
    } else if (const htmlEntityDesc* known = htmlEntityLookup(fromQt(inner.toUtf8()))) {
        code = known->value;
    }
    // Invalid code points and control characters stay as written.
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
