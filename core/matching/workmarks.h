#pragma once

#include "core/domain/person.h"
#include "core/import/annotate/ownname.h"
#include "core/matching/knownnames.h"

#include <QSet>

#include <optional>
#include <vector>

namespace duovita {

/// What a publication or patent is known by beside its title. Empty for anything else.
struct WorkMarks {
    WorkMarks() = default;
    WorkMarks(const Entry& entry, const KnownNames& names);

    /// One of those who made it: a name in Chinese characters also as it is read aloud.
    struct Maker {
        QString name;
        bool self;
        std::optional<OwnName> reading; ///< of a Chinese name
    };

    QSet<QString> dois; ///< in lower case
    std::vector<Maker> makers;
    bool others = false;     ///< and those whom its list does not name
    std::optional<int> year; ///< of its publication, or of the patent's date
    QStringList venues;      ///< in Latin letters, squeezed: the names of the venue, long and short
    QSet<QString> signs;     ///< of its title: Latin names, abbreviations and numbers
};

} // namespace duovita
