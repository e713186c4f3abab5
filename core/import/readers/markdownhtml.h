#pragma once

#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

namespace duovita {

/// A tag of HTML as it is written, comments too, or the text between two.
struct HtmlPiece {
    QString text; ///< its character references are what they mean
    bool tag = false;
};
QList<HtmlPiece> htmlPieces(const QString& text);

/// What a tag says that a text's reader needs.
struct HtmlTag {
    enum class Role : unsigned char {
        Style,   ///< "b", "sup": SpanBuilder's
        Link,    ///< "a"
        Break,   ///< "br"
        Picture, ///< "img"
        List,    ///< "ul", "ol", "li"
        Block,   ///< "p", "h2", "tr": it ends a block and begins one
        Silent,  ///< "span", "td" and all else that only arranges; comments
        Unknown, ///< no name that HTML knows: it may be text, like "<vector>"
    } role = Role::Unknown;
    QString name; ///< in small letters
    bool closing = false;
    int heading = 0; ///< "h2" is 2

    QString address; ///< of "href" or "src"
    QString words;   ///< of "alt"
};
HtmlTag readHtmlTag(const QString& written);
/// The names of a page's own tags, "<dateline>2020</dateline>": those that it also closes.
QSet<QString> closedTags(const QString& text);

/// A page without its style sheets, scripts and drawings; their text is added to `taken`. Its lines stay, or places
/// would be wrong.
QString withoutPageCode(const QString& text, QStringList& taken);

/// What a character reference means: "&amp;", "&#x2014;". One that is not known, or no character of a text, stays as
/// it is written.
QString characterOf(const QString& reference);

} // namespace duovita
