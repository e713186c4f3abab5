#pragma once

#include "core/domain/details.h"
#include "core/domain/typedtexts.h"

#include <QJsonObject>

namespace duovita {

enum class HighlightStyle : unsigned char { Bullet, Numbered, Paragraph };

/// One bullet, numbered point or paragraph of an entry: the unit in which the languages correspond to each other.
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
    QString note; ///< private: in no export
    bool visible = true;
    QStringList unparsed; ///< texts that an import could not assign to a field, in their order
    TypedTexts asTyped;   ///< what a person typed into fields that cannot hold it
    QJsonObject extra;    ///< imported fields that the record has no place for

    bool operator==(const Entry&) const = default;
};

} // namespace duovita
