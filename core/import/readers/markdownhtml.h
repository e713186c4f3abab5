#pragma once

#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

namespace duovita {

/// An HTML tag or comment as written, or the text between two.
struct HtmlPiece {
    QString text; ///< text has its character references decoded
    bool tag = false;
};
QList<HtmlPiece> htmlPieces(const QString& text);

/// The properties of a tag that matter for reading text.
struct HtmlTag {
    enum class Role : unsigned char {
        Style,   ///< "b", "sup": handled by SpanBuilder
        Link,    ///< "a"
        Break,   ///< "br"
        Picture, ///< "img"
        List,    ///< "ul", "ol", "li"
        Block,   ///< "p", "h2", "tr": ends a block and starts another
        Silent,  ///< "span", "td" and other tags for arrangement; comments
        Unknown, ///< not a name in HTML: may be text, like "<vector>"
    } role = Role::Unknown;
    QString name; ///< in lower case
    bool closing = false;
    int heading = 0; ///< 2 for "h2"

    QString address; ///< of "href" or "src"
    QString words;   ///< of "alt"
};
HtmlTag readHtmlTag(const QString& written);
/// The page's own tags, "<dateline>2020</dateline>": unknown names that are also closed.
QSet<QString> closedTags(const QString& text);

/// Removes style sheets, scripts and drawings from a page and appends their text to `taken`. Line breaks stay, so that
/// line numbers remain right.
QString withoutPageCode(const QString& text, QStringList& taken);

/// Decodes a character reference: "&amp;", "&#x2014;". Unknown or invalid references are returned as written.
QString characterOf(const QString& reference);

} // namespace duovita
