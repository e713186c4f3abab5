#pragma once

#include "core/domain/ids.h"
#include "core/domain/localized.h"

#include <QStringList>

#include <optional>

namespace duovita {

/// One name in a list of authors or inventors, as printed.
struct Author {
    QString name;
    bool self = false;              ///< the person whose record this is
    std::optional<PersonId> person; ///< another person of the same store
    QStringList marks;              ///< "equalContribution", "corresponding", or a printed sign such as "*"

    bool operator==(const Author&) const = default;
};

/// A named link: "pdf", "slide", "video", "code", "blog". The address may be relative, as a web page has it.
struct Link {
    LocalizedText label;
    QString url;

    bool operator==(const Link&) const = default;
};

} // namespace duovita
