#pragma once

#include "core/domain/details.h"
#include "core/domain/typedtexts.h"

#include <QJsonObject>

namespace duovita {

enum class HighlightStyle : unsigned char { Bullet, Numbered, Paragraph };

/// One bullet, numbered point or paragraph of an entry: the unit in which the languages are paired.
struct Highlight {
    static constexpr int deepestLevel = 4;

    HighlightId id;
    HighlightStyle style = HighlightStyle::Bullet;
    int level = 0; ///< nesting, 0 to deepestLevel
    LocalizedRichText text;
    QStringList tags;
    bool visible = true;

    bool operator==(const Highlight&) const = default;
};

/// One item of a section.
struct Entry {
    EntryId id;
    Details details = GeneralDetails{};
    QList<Highlight> highlights;
    QList<Link> links;
    QStringList tags;
    QString note; ///< for the owner's eyes: in no export
    bool visible = true;
    QStringList unparsed; ///< what an import could not place, in its order
    TypedTexts asTyped;   ///< what a person typed that its field cannot hold
    QJsonObject extra;    ///< fields of an import that have no place here

    bool operator==(const Entry&) const = default;
};

} // namespace duovita
