#pragma once

#include "core/domain/cv.h"
#include "core/domain/details.h"
#include "core/domain/entry.h"

#include <array>

namespace duovita {

/// A value and its name in JSON.
template <typename Value>
struct Named {
    Value value;
    const char* name;
};
template <typename Value>
Named(Value, const char*) -> Named<Value>;

inline constexpr std::array highlightStyleNames{
    Named{HighlightStyle::Bullet, "bullet"},
    Named{HighlightStyle::Numbered, "numbered"},
    Named{HighlightStyle::Paragraph, "paragraph"},
};

inline constexpr std::array publicationTypeNames{
    Named{PublicationType::Unspecified, "unspecified"}, Named{PublicationType::Journal, "journal"},
    Named{PublicationType::Conference, "conference"},   Named{PublicationType::Workshop, "workshop"},
    Named{PublicationType::Preprint, "preprint"},       Named{PublicationType::Book, "book"},
    Named{PublicationType::Chapter, "chapter"},         Named{PublicationType::Thesis, "thesis"},
    Named{PublicationType::Report, "report"},           Named{PublicationType::Other, "other"},
};

inline constexpr std::array paperNames{
    Named{Paper::A4, "a4"},
    Named{Paper::Letter, "letter"},
    Named{Paper::A5, "a5"},
};

inline constexpr std::array referenceStyleNames{
    Named{ReferenceStyle::Plain, "plain"},
    Named{ReferenceStyle::Gbt7714, "gbt7714"},
};

inline constexpr std::array missingTextsNames{
    Named{MissingTexts::Shown, "shown"},
    Named{MissingTexts::LeftOut, "leftOut"},
    Named{MissingTexts::LeftOutWithEntry, "leftOutWithEntry"},
};

/// The rows of each table must be in the order of the enumerators.
template <typename Table, typename Value>
QString nameIn(const Table& table, Value value)
{
    return QString::fromLatin1(table[static_cast<std::size_t>(value)].name);
}

} // namespace duovita
