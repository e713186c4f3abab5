#pragma once

#include "core/typeset/fontface.h"

#include <QHash>
#include <QMutex>

#include <optional>

struct _FcConfig;

namespace duovita {

/// Finds faces by family through fontconfig and keeps every opened one. Thread-safe; share one.
class FontLibrary {
public:
    FontLibrary();
    ~FontLibrary();
    FontLibrary(const FontLibrary&) = delete;
    FontLibrary& operator=(const FontLibrary&) = delete;

    /// The face of exactly this family (fontconfig's substitutes are refused with FontFamilyMissing, which names the
    /// Debian package that has the family), in a real bold or italic or, where the family has none, without.
    Result<std::shared_ptr<const FontFace>> face(const QString& family, bool bold, bool italic);

    /// Any installed usable face that has the character; nothing if there is none.
    std::shared_ptr<const FontFace> fallback(char32_t codePoint, bool bold);

private:
    Result<std::shared_ptr<const FontFace>> open(const QString& file, int index, const QString& family);

    _FcConfig* m_config;
    QMutex m_mutex;
    QHash<QString, std::shared_ptr<const FontFace>> m_byStyle;
    QHash<QString, std::shared_ptr<const FontFace>> m_byFile;
    QHash<quint64, std::shared_ptr<const FontFace>> m_fallbacks;
};

} // namespace duovita
