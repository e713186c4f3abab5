#pragma once

#include "core/domain/language.h"
#include "core/typeset/fontface.h"

#include <QHash>
#include <QMutex>

#include <array>
#include <memory>
#include <optional>

struct _FcConfig; // NOLINT(bugprone-reserved-identifier): fontconfig's own name for it

namespace duovita {

/// Finds faces by family through fontconfig and caches every opened face. Thread-safe; share one instance.
class FontLibrary {
public:
    FontLibrary();
    ~FontLibrary();
    FontLibrary(const FontLibrary&) = delete;
    FontLibrary& operator=(const FontLibrary&) = delete;

    /// Returns a face of exactly this family, in its real bold or italic, or the upright or regular face if the family
    /// has none. fontconfig's substitutes are refused with FontFamilyMissing, which names the Debian package of the
    /// family.
    Result<std::shared_ptr<const FontFace>> face(const QString& family, int weight, bool italic);
    Result<std::shared_ptr<const FontFace>> face(const QString& family, bool, bool) = delete;
    /// The families that may be embedded and have the letters and quotes needed for the language, sorted by name.
    QStringList families(Language language) const;

    /// Returns an installed face that draws the whole cluster (graphemes.h) and may be embedded; null if there is none.
    /// Bitmap, colour, variable and CFF2 fonts do not count. The fonts that the program's package depends on come
    /// first, in a fixed order, so that a machine's other fonts do not change what they draw. The others follow in
    /// fontconfig's order.
    std::shared_ptr<const FontFace> fallback(QStringView cluster, bool bold);

    /// Identifies the set of fonts that faces are chosen from. It changes when a font is installed, removed or
    /// replaced, or when fontconfig's rules change. Machines with the same packages have the same fingerprint.
    QString fingerprint() const;

private:
    struct Candidates;

    const Candidates& candidates(bool han, bool bold);
    std::shared_ptr<const FontFace> findDrawing(QStringView cluster, bool bold);
    Result<std::shared_ptr<const FontFace>> open(const QString& file, int index, const QString& family);

    _FcConfig* m_config;
    QMutex m_mutex;
    QHash<std::pair<QString, int>, std::shared_ptr<const FontFace>> m_byStyle; // null: not installed
    QHash<QString, std::shared_ptr<const FontFace>> m_byFile;
    QHash<std::pair<QString, bool>, std::shared_ptr<const FontFace>> m_fallbacks; // null: no face draws it
    std::array<std::unique_ptr<const Candidates>, 4> m_candidates;                // by script and weight
};

} // namespace duovita
