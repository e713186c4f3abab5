#pragma once

#include "core/domain/result.h"

#include <QHashFunctions>
#include <QUuid>

namespace duovita {

/// An id that is never null and cannot be confused with an id of another kind. A default-constructed id is new.
template <typename Tag>
class Id {
public:
    Id() : m_uuid(QUuid::createUuid()) {}

    static Result<Id> parse(const QString& text)
    {
        const QUuid uuid = QUuid::fromString(text);
        if (uuid.isNull())
            return Error{ErrorCode::IdInvalid, {text}};
        return Id(uuid);
    }

    /// Lower case, without braces: "1f0c…".
    QString toString() const { return m_uuid.toString(QUuid::WithoutBraces); }

    friend bool operator==(const Id& a, const Id& b) { return a.m_uuid == b.m_uuid; }
    friend bool operator<(const Id& a, const Id& b) { return a.m_uuid < b.m_uuid; }
    friend size_t qHash(const Id& id, size_t seed = 0) { return qHash(id.m_uuid, seed); }

private:
    explicit Id(const QUuid& uuid) : m_uuid(uuid) {}

    QUuid m_uuid;
};

using PersonId = Id<struct PersonTag>;
using SectionId = Id<struct SectionTag>;
using EntryId = Id<struct EntryTag>;
using HighlightId = Id<struct HighlightTag>;
using CvId = Id<struct CvTag>;

} // namespace duovita
