#include "core/export/contenthash.h"

#include <sodium.h>

namespace duovita {

QByteArray contentHash(const QByteArray& content)
{
    QByteArray hash(crypto_hash_sha256_BYTES, Qt::Uninitialized);
    crypto_hash_sha256(reinterpret_cast<unsigned char*>(hash.data()),
                       reinterpret_cast<const unsigned char*>(content.constData()),
                       static_cast<unsigned long long>(content.size()));
    return hash.toHex();
}

} // namespace duovita
