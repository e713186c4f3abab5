#pragma once

#include "core/domain/details.h"
#include "core/domain/result.h"

namespace duovita {

/// Where papers appear.
struct VenueInfo {
    QString brief; ///< "SOSP"
    QString name;  ///< "ACM Symposium on Operating Systems Principles"
    PublicationType type = PublicationType::Unspecified;
    QString rank; ///< "CCF A"; empty if it has none

    bool operator==(const VenueInfo&) const = default;
};

/// The venues that a file lists: {"schema": "duovita-venues/1", "venues": [{"short": "SOSP", "name": "…",
/// "type": "conference", "rank": "CCF A"}]}. A type is "journal", "conference" or "workshop"; type and rank may be left
/// out. JsonSyntax with line and column, JsonShape with the place in the file ("venues[3].type").
Result<QList<VenueInfo>> readVenues(const QByteArray& json, const QString& file);

/// The type of a venue that the program's own list has by its short or full name, also with its year or both names:
/// "ICNP'24", "SOSP 2023", "IEEE/ACM Transactions on Networking (ToN)". Unspecified for any other.
PublicationType knownVenueType(const QString& venue);

/// The program's list and the user's, which may say something else of a venue: ~/.local/share/duovita/venues.json.
class VenueList {
public:
    /// What is wrong with the user's file, if it has one that cannot be read, is said by problem(); the program's list
    /// is there all the same.
    static VenueList load(const QString& ownFile = userFile());
    static QString userFile();

    /// The venues whose short or full name has a word that begins with what is typed, short names first.
    QList<VenueInfo> matching(const QString& typed, qsizetype most) const;
    const QList<VenueInfo>& venues() const { return m_venues; }
    const std::optional<Error>& problem() const { return m_problem; }

private:
    void add(const VenueInfo& venue);

    QList<VenueInfo> m_venues;
    std::optional<Error> m_problem;
};

} // namespace duovita
