#pragma once

#include "core/domain/details.h"
#include "core/domain/result.h"

namespace duovita {

/// A conference, workshop or journal in which papers appear.
struct VenueInfo {
    QString brief; ///< "SOSP"
    QString name;  ///< "ACM Symposium on Operating Systems Principles"
    PublicationType type = PublicationType::Unspecified;
    QString rank; ///< "CCF A"; empty if it has none

    bool operator==(const VenueInfo&) const = default;
};

/// Parses a file of venues: {"schema": "duovita-venues/1", "venues": [{"short": "SOSP", "name": "…", "type":
/// "conference", "rank": "CCF A"}]}. The type is "journal", "conference" or "workshop"; type and rank are optional.
/// JsonSyntax with line and column, JsonShape with the place in the file ("venues[3].type").
Result<QList<VenueInfo>> readVenues(const QByteArray& json, const QString& file);

/// The type of a venue in the program's own list, by its short or full name, also with a year or with both names:
/// "ICNP'24", "SOSP 2023", "IEEE/ACM Transactions on Networking (ToN)". Unspecified for any other.
PublicationType knownVenueType(const QString& venue);

/// The program's list and the user's, which may override its entries: ~/.local/share/duovita/venues.json.
class VenueList {
public:
    /// If the user's file cannot be read, problem() has the error, and the program's list is still there.
    static VenueList load(const QString& ownFile = userFile());
    static QString userFile();

    /// The venues with a short or full name of which a word begins with the typed text, short names first.
    QList<VenueInfo> matching(const QString& typed, qsizetype most) const;
    const QList<VenueInfo>& venues() const { return m_venues; }
    const std::optional<Error>& problem() const { return m_problem; }

private:
    void add(const VenueInfo& venue);

    QList<VenueInfo> m_venues;
    std::optional<Error> m_problem;
};

} // namespace duovita
