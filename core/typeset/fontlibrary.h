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

/// Finds faces by family through fontconfig and keeps every opened one. Thread-safe; share one.
class FontLibrary {
public:
    FontLibrary();
    ~FontLibrary();
    FontLibrary(const FontLibrary&) = delete;
    FontLibrary& operator=(const FontLibrary&) = delete;

    /// The face of exactly this family (fontconfig's substitutes are refused with FontFamilyMissing, which names the
    /// Debian package that has the family), in a real bold or italic or, where the family has none, without.
    Result<std::shared_ptr<const FontFace>> face(const QString& family, int weight, bool italic);
    Result<std::shared_ptr<const FontFace>> face(const QString& family, bool, bool) = delete;
    /// Families that can be embedded and have the letters and quotes of a language's texts, by name.
    QStringList families(Language language) const;

    /// An installed face that draws the cluster whole (graphemes.h) and may be embedded; null if there is none. Bitmap,
    /// colour, variable and CFF2 fonts are none. The fonts that the program is packaged with come first, in an order of
    /// their own: what else a machine has does not change what they draw. The others come in fontconfig's order.
    std::shared_ptr<const FontFace> fallback(QStringView cluster, bool bold);

    /// Names the state of all that faces are chosen from: it changes when a font is installed, removed or replaced, or
    /// when the rules of fontconfig change. The same on machines with the same packages.
    QString fingerprint() const;

private:
    struct Candidates;

    const Candidates& candidates(bool han, bool bold);
    std::shared_ptr<const FontFace> findDrawing(QStringView cluster, bool bold);
    Result<std::shared_ptr<const FontFace>> open(const QString& file, int index, const QString& family);

    _FcConfig* m_config;
    QMutex m_mutex;
    QHash<std::pair<QString, int>, std::shared_ptr<const FontFace>> m_byStyle; // null: it is not installed
    QHash<QString, std::shared_ptr<const FontFace>> m_byFile;
    QHash<std::pair<QString, bool>, std::shared_ptr<const FontFace>> m_fallbacks; // null: nothing draws it
    std::array<std::unique_ptr<const Candidates>, 4> m_candidates;                // by script and weight
};

} // namespace duovita
