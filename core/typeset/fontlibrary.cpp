#include "core/typeset/fontlibrary.h"

#include <QFile>
#include <QMutexLocker>

#include <fontconfig/fontconfig.h>

namespace duovita {

namespace {

using Pattern = std::unique_ptr<FcPattern, decltype(&FcPatternDestroy)>;

Pattern makePattern(const QString& family, bool bold, bool italic)
{
    Pattern pattern(FcPatternCreate(), FcPatternDestroy);
    if (!family.isEmpty()) {
        const QByteArray name = family.toUtf8();
        FcPatternAddString(pattern.get(), FC_FAMILY, reinterpret_cast<const FcChar8*>(name.constData()));
    }
    FcPatternAddInteger(pattern.get(), FC_WEIGHT, bold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR);
    FcPatternAddInteger(pattern.get(), FC_SLANT, italic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN);
    FcPatternAddBool(pattern.get(), FC_SCALABLE, FcTrue);
    return pattern;
}

QString textOf(FcPattern* pattern, const char* object, int n = 0)
{
    FcChar8* value = nullptr;
    if (FcPatternGetString(pattern, object, n, &value) != FcResultMatch)
        return {};
    return QString::fromUtf8(reinterpret_cast<const char*>(value));
}

bool hasFamily(FcPattern* pattern, const QString& family)
{
    for (int n = 0;; ++n) {
        const QString name = textOf(pattern, FC_FAMILY, n);
        if (name.isEmpty())
            return false;
        if (name.compare(family, Qt::CaseInsensitive) == 0)
            return true;
    }
}

int indexOf(FcPattern* pattern)
{
    int index = 0;
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index);
    return index;
}

QString packageOf(const QString& family)
{
    static const QHash<QString, QString> packages{
        {QStringLiteral("Noto Serif CJK SC"), QStringLiteral("fonts-noto-cjk")},
        {QStringLiteral("Noto Sans CJK SC"), QStringLiteral("fonts-noto-cjk")},
        {QStringLiteral("Noto Serif"), QStringLiteral("fonts-noto-core")},
        {QStringLiteral("Noto Sans"), QStringLiteral("fonts-noto-core")},
        {QStringLiteral("Inter"), QStringLiteral("fonts-inter")},
        {QStringLiteral("EB Garamond"), QStringLiteral("fonts-ebgaramond")},
        {QStringLiteral("LXGW WenKai"), QStringLiteral("fonts-lxgw-wenkai")},
    };
    return packages.value(family);
}

} // namespace

FontLibrary::FontLibrary() : m_config(FcInitLoadConfigAndFonts()) {}

FontLibrary::~FontLibrary()
{
    FcConfigDestroy(m_config);
}

Result<std::shared_ptr<const FontFace>> FontLibrary::open(const QString& file, int index, const QString& family)
{
    // The upper half of fontconfig's index names an instance of a variable font; FontFace refuses those files anyway.
    const auto faceIndex = static_cast<unsigned>(index & 0xFFFF);
    const QString key = QStringLiteral("%1#%2").arg(file).arg(faceIndex);
    if (const auto known = m_byFile.constFind(key); known != m_byFile.constEnd())
        return *known;
    Result<std::shared_ptr<const FontFace>> face = FontFace::open(file, faceIndex, family);
    if (face)
        m_byFile.insert(key, *face);
    return face;
}

Result<std::shared_ptr<const FontFace>> FontLibrary::face(const QString& family, bool bold, bool italic)
{
    const QMutexLocker lock(&m_mutex);
    const QString key = QStringLiteral("%1/%2%3").arg(family).arg(int(bold)).arg(int(italic));
    if (const auto known = m_byStyle.constFind(key); known != m_byStyle.constEnd())
        return *known;
    const Pattern wanted = makePattern(family, bold, italic);
    FcConfigSubstitute(m_config, wanted.get(), FcMatchPattern);
    FcDefaultSubstitute(wanted.get());
    FcResult outcome = FcResultNoMatch;
    const Pattern found(FcFontMatch(m_config, wanted.get(), &outcome), FcPatternDestroy);
    if (!found || !hasFamily(found.get(), family))
        return Error{ErrorCode::FontFamilyMissing, {family, packageOf(family)}};
    Result<std::shared_ptr<const FontFace>> face = open(textOf(found.get(), FC_FILE), indexOf(found.get()), family);
    if (face)
        m_byStyle.insert(key, *face);
    return face;
}

std::shared_ptr<const FontFace> FontLibrary::fallback(char32_t codePoint, bool bold)
{
    const QMutexLocker lock(&m_mutex);
    const quint64 key = (quint64(codePoint) << 1) | quint64(bold);
    if (const auto known = m_fallbacks.constFind(key); known != m_fallbacks.constEnd())
        return *known;

    const Pattern wanted = makePattern({}, bold, false);
    std::unique_ptr<FcCharSet, decltype(&FcCharSetDestroy)> characters(FcCharSetCreate(), FcCharSetDestroy);
    FcCharSetAddChar(characters.get(), codePoint);
    FcPatternAddCharSet(wanted.get(), FC_CHARSET, characters.get());
    FcConfigSubstitute(m_config, wanted.get(), FcMatchPattern);
    FcDefaultSubstitute(wanted.get());
    FcResult outcome = FcResultNoMatch;
    std::unique_ptr<FcFontSet, decltype(&FcFontSetDestroy)> candidates(
        FcFontSort(m_config, wanted.get(), FcFalse, nullptr, &outcome), FcFontSetDestroy);
    std::shared_ptr<const FontFace> chosen;
    for (int i = 0; candidates && i < candidates->nfont && !chosen; ++i) {
        FcPattern* candidate = candidates->fonts[i];
        FcCharSet* covered = nullptr;
        if (FcPatternGetCharSet(candidate, FC_CHARSET, 0, &covered) != FcResultMatch ||
            !FcCharSetHasChar(covered, codePoint))
            continue;
        const auto face = open(textOf(candidate, FC_FILE), indexOf(candidate), textOf(candidate, FC_FAMILY));
        if (face && (*face)->glyphOf(codePoint) != 0)
            chosen = *face;
    }
    m_fallbacks.insert(key, chosen);
    return chosen;
}

} // namespace duovita
