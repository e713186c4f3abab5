#include "core/export/shard.h"

#include <QCryptographicHash>
#include <QtEndian>

namespace duovita {

std::optional<Shard> Shard::parse(const QString& text)
{
    const QStringList parts = text.split(u'/');
    if (parts.size() != 2)
        return std::nullopt;
    bool numberRead = false;
    bool countRead = false;
    const Shard shard{parts[0].toInt(&numberRead), parts[1].toInt(&countRead)};
    const bool fits = numberRead && countRead && shard.number >= 1 && shard.number <= shard.count;
    return fits ? std::optional(shard) : std::nullopt;
}

bool Shard::holds(const PersonId& person) const
{
    // Not qHash, which may differ between processes.
    const QByteArray hash = QCryptographicHash::hash(person.toString().toLatin1(), QCryptographicHash::Sha256);
    const auto dealt = qFromBigEndian<quint64>(hash.constData()) % static_cast<quint64>(count);
    return dealt == static_cast<quint64>(number - 1);
}

} // namespace duovita
