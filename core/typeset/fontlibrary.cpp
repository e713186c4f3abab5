#include "core/typeset/fontlibrary.h"

#include "core/domain/language.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QFileInfo>
#include <QMutexLocker>
#include <QSet>

#include <fontconfig/fontconfig.h>

namespace duovita {

namespace {

using Pattern = std::unique_ptr<FcPattern, decltype(&FcPatternDestroy)>;

void addString(FcPattern* pattern, const char* object, const QByteArray& value)
{
    FcPatternAddString(pattern, object, reinterpret_cast<const FcChar8*>(value.constData()));
}

Pattern makePattern(const QString& family, bool bold, bool italic)
{
    Pattern pattern(FcPatternCreate(), FcPatternDestroy);
    if (!family.isEmpty())
        addString(pattern.get(), FC_FAMILY, family.toUtf8());
    FcPatternAddInteger(pattern.get(), FC_WEIGHT, bold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR);
    FcPatternAddInteger(pattern.get(), FC_SLANT, italic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN);
    FcPatternAddBool(pattern.get(), FC_SCALABLE, FcTrue);
    FcPatternAddBool(pattern.get(), FC_VARIABLE, FcFalse);
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

/// The Debian package of a family, or empty. Families of one name pattern share a package.
QString packageOf(const QString& family)
{
    struct Row {
        const char16_t* start;
        const char16_t* package;
    };
    static constexpr Row rows[] = {
        {u"Noto Serif CJK", u"fonts-noto-cjk"},
        {u"Noto Sans CJK", u"fonts-noto-cjk"},
        {u"Noto Serif", u"fonts-noto-core"},
        {u"Noto Sans Mono", u"fonts-noto-mono"},
        {u"Noto Sans", u"fonts-noto-core"},
        {u"Inter", u"fonts-inter"},
        {u"EB Garamond", u"fonts-ebgaramond"},
        {u"LXGW WenKai", u"fonts-lxgw-wenkai"},
        {u"Lato", u"fonts-lato"},
    };
    for (const Row& row : rows) {
        if (family.startsWith(QStringView(row.start), Qt::CaseInsensitive))
            return QString::fromUtf16(row.package);
    }
    return {};
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
    const std::pair key(family, int(bold) + 2 * int(italic));
    const auto missing = [&family] { return Error{ErrorCode::FontFamilyMissing, {family, packageOf(family)}}; };
    if (const auto known = m_byStyle.constFind(key); known != m_byStyle.constEnd())
        return *known ? Result<std::shared_ptr<const FontFace>>(*known) : missing();
    const Pattern wanted = makePattern(family, bold, italic);
    // No FcConfigSubstitute: it only adds other families, which would be refused.
    addString(wanted.get(), FC_LANG, QByteArrayLiteral("en"));
    FcDefaultSubstitute(wanted.get());
    FcResult outcome = FcResultNoMatch;
    const Pattern found(FcFontMatch(m_config, wanted.get(), &outcome), FcPatternDestroy);
    if (!found || !hasFamily(found.get(), family)) {
        m_byStyle.insert(key, nullptr);
        return missing();
    }
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
    std::shared_ptr<const FontFace> chosen = findCovering(codePoint, bold);
    m_fallbacks.insert(key, chosen);
    return chosen;
}

QString FontLibrary::fingerprint() const
{
    QSet<QString> files;
    for (const FcSetName set : {FcSetSystem, FcSetApplication}) {
        const FcFontSet* fonts = FcConfigGetFonts(m_config, set);
        for (int i = 0; fonts && i < fonts->nfont; ++i)
            files += textOf(fonts->fonts[i], FC_FILE);
    }
    const std::unique_ptr<FcStrList, decltype(&FcStrListDone)> rules(FcConfigGetConfigFiles(m_config), FcStrListDone);
    while (const FcChar8* rule = rules ? FcStrListNext(rules.get()) : nullptr)
        files += QString::fromUtf8(reinterpret_cast<const char*>(rule));
    QStringList sorted(files.begin(), files.end());
    sorted.sort();
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QString& path : std::as_const(sorted)) {
        const QFileInfo file(path);
        hash.addData(QStringLiteral("%1 %2 %3\n")
                         .arg(path)
                         .arg(file.size())
                         .arg(file.lastModified().toMSecsSinceEpoch())
                         .toUtf8());
    }
    return QString::fromLatin1(hash.result().toHex());
}

std::shared_ptr<const FontFace> FontLibrary::findCovering(char32_t codePoint, bool bold)
{
    const Pattern wanted = makePattern({}, bold, false);
    const std::unique_ptr<FcCharSet, decltype(&FcCharSetDestroy)> characters(FcCharSetCreate(), FcCharSetDestroy);
    FcCharSetAddChar(characters.get(), codePoint);
    FcPatternAddCharSet(wanted.get(), FC_CHARSET, characters.get());
    // Said here, or fontconfig would add the process locale and choose differently from one machine to the next.
    addString(wanted.get(), FC_LANG, isHan(codePoint) ? QByteArrayLiteral("zh-cn") : QByteArrayLiteral("en"));
    FcConfigSubstitute(m_config, wanted.get(), FcMatchPattern);
    FcDefaultSubstitute(wanted.get());
    FcResult outcome = FcResultNoMatch;
    const std::unique_ptr<FcFontSet, decltype(&FcFontSetDestroy)> candidates(
        FcFontSort(m_config, wanted.get(), FcFalse, nullptr, &outcome), FcFontSetDestroy);
    for (int i = 0; candidates && i < candidates->nfont; ++i) {
        FcPattern* candidate = candidates->fonts[i];
        FcCharSet* covered = nullptr;
        if (FcPatternGetCharSet(candidate, FC_CHARSET, 0, &covered) != FcResultMatch ||
            !FcCharSetHasChar(covered, codePoint))
            continue;
        const auto face = open(textOf(candidate, FC_FILE), indexOf(candidate), textOf(candidate, FC_FAMILY));
        // A face without a space could not even hold the place of what it lacks.
        if (face && (*face)->glyphOf(codePoint) != 0 && (*face)->glyphOf(U' ') != 0)
            return *face;
    }
    return nullptr;
}

} // namespace duovita
