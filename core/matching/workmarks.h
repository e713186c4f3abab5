#pragma once

#include "core/domain/person.h"
#include "core/import/annotate/ownname.h"
#include "core/matching/knownnames.h"

#include <QSet>

#include <optional>
#include <vector>

namespace duovita {

/// The features of a publication or patent besides its title. Empty for other entries.
struct WorkMarks {
    WorkMarks() = default;
    WorkMarks(const Entry& entry, const KnownNames& names);

    /// An author or inventor. A Chinese name also has its pronunciation.
    struct Maker {
        QString name;
        bool self;
        std::optional<OwnName> reading; ///< only for a Chinese name
    };

    QSet<QString> dois; ///< in lowercase
    std::vector<Maker> makers;
    bool others = false;     ///< the list continues with unnamed people
    std::optional<int> year; ///< of the publication, or of the patent's date
    QStringList venues;      ///< long and short names of the venue in Latin letters, squeezed()
    QSet<QString> signs;     ///< in its title: Latin names, abbreviations and numbers
};

} // namespace duovita
