#include "core/storage/wordindex.h"

namespace duovita {

QList<PersonId> WordIndex::peopleIn(const QString& ids)
{
    constexpr qsizetype idLength = 36;
    QList<PersonId> people;
    people.reserve(ids.size() / idLength);
    for (qsizetype at = 0; at + idLength <= ids.size(); at += idLength) {
        if (const auto id = PersonId::parse(ids.mid(at, idLength)))
            people += *id;
    }
    return people;
}

} // namespace duovita
