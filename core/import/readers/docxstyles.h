#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>

#include <optional>

class QXmlStreamReader;

namespace duovita {

// What the parts beside a Word document's text say: word/styles.xml, word/numbering.xml, the relationships.

/// What a style says of its paragraphs; styles inherit.
struct DocxParagraphKind {
    std::optional<int> heading; ///< from 1
    std::optional<QString> list;
    std::optional<int> level;
};

struct DocxStyle {
    QString base;
    DocxParagraphKind kind;
};
using DocxStyles = QHash<QString, DocxStyle>; // by style id

DocxStyles readDocxStyles(const QByteArray& xml);
/// Which lists have numbers, by "list:level"; the others have bullets.
QHash<QString, bool> readDocxNumbering(const QByteArray& xml);
/// Targets outside of the document by relationship id.
QHash<QString, QString> readDocxLinks(const QByteArray& xml);

/// Whether the reader stands at an element of this name, whatever its prefix.
bool isXmlElement(const QXmlStreamReader& xml, const char16_t* name);
/// An attribute whatever its prefix: "w:val", "r:id".
QString xmlValue(const QXmlStreamReader& xml, QStringView name = u"val");

} // namespace duovita
