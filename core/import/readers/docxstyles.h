#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>

#include <optional>

class QXmlStreamReader;

namespace duovita {

// Reads the parts that accompany a Word document's text: word/styles.xml, word/numbering.xml, the relationships.

/// The properties that a style gives its paragraphs; styles inherit.
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
/// Which list levels are numbered, by "list:level"; the others have bullets.
QHash<QString, bool> readDocxNumbering(const QByteArray& xml);
/// External targets by relationship id.
QHash<QString, QString> readDocxLinks(const QByteArray& xml);

/// Whether the reader is at an element with this local name, whatever its prefix.
bool isXmlElement(const QXmlStreamReader& xml, const char16_t* name);
/// An attribute by its local name, whatever its prefix: "w:val", "r:id".
QString xmlValue(const QXmlStreamReader& xml, QStringView name = u"val");

} // namespace duovita
