#include "core/typeset/fontlibrary.h"

#include "core/typeset/graphemes.h"

#include <QCryptographicHash>
#include <QFile>
#include <QMutexLocker>
#include <QSet>

#include <fontconfig/fontconfig.h>

#include <algorithm>
#include <sys/stat.h>
#include <tuple>

namespace duovita {

namespace {

using Pattern = std::unique_ptr<FcPattern, decltype(&FcPatternDestroy)>;
using FontSet = std::unique_ptr<FcFontSet, decltype(&FcFontSetDestroy)>;

void addString(FcPattern* pattern, const char* object, const QByteArray& value)
{
    FcPatternAddString(pattern, object, reinterpret_cast<const FcChar8*>(value.constData()));
}

Pattern makePattern(const QString& family, int weight, bool italic)
{
    Pattern pattern(FcPatternCreate(), FcPatternDestroy);
    if (!family.isEmpty())
        addString(pattern.get(), FC_FAMILY, family.toUtf8());
    FcPatternAddInteger(pattern.get(), FC_WEIGHT, FcWeightFromOpenType(weight));
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

bool hasFamily(FcPattern* pattern, const QByteArray& family)
{
    FcChar8* name = nullptr;
    for (int n = 0; FcPatternGetString(pattern, FC_FAMILY, n, &name) == FcResultMatch; ++n) {
        if (FcStrCmpIgnoreCase(name, reinterpret_cast<const FcChar8*>(family.constData())) == 0)
            return true;
    }
    return false;
}

bool isTrue(FcPattern* pattern, const char* object)
{
    FcBool value = FcFalse;
    return FcPatternGetBool(pattern, object, 0, &value) == FcResultMatch && value == FcTrue;
}

int numberOf(FcPattern* pattern, const char* object, int otherwise = 0)
{
    int value = otherwise;
    FcPatternGetInteger(pattern, object, 0, &value);
    return value;
}

int indexOf(FcPattern* pattern)
{
    return numberOf(pattern, FC_INDEX);
}

bool hasColour(FcPattern* pattern)
{
    return isTrue(pattern, FC_COLOR);
}

/// Whether it has scalable outlines of a single instance in a format that can be embedded; Type 1 cannot.
bool isPlain(FcPattern* pattern)
{
    const QString format = textOf(pattern, FC_FONTFORMAT);
    return isTrue(pattern, FC_SCALABLE) && !isTrue(pattern, FC_VARIABLE) &&
           (format == QStringLiteral("TrueType") || format == QStringLiteral("CFF"));
}

/// The usable fonts of a family.
FontSet fontsOf(FcConfig* config, const QByteArray& family)
{
    FontSet found(FcFontSetCreate(), FcFontSetDestroy);
    for (const FcSetName set : {FcSetSystem, FcSetApplication}) {
        const FcFontSet* fonts = FcConfigGetFonts(config, set);
        for (int i = 0; fonts && i < fonts->nfont; ++i) {
            if (!isPlain(fonts->fonts[i]) || !hasFamily(fonts->fonts[i], family))
                continue;
            FcPatternReference(fonts->fonts[i]);
            FcFontSetAdd(found.get(), fonts->fonts[i]);
        }
    }
    return found;
}

/// The rank of a family among those of the font packages that the program depends on (fonts-noto-core, -cjk and -mono):
/// first those for running text, then those of special design, then Chinese characters in other regional forms. Nothing
/// for any other family.
std::optional<int> packagedRank(const QString& family)
{
    const auto startsWithAny = [&family](std::initializer_list<const char16_t*> starts) {
        return std::any_of(starts.begin(), starts.end(),
                           [&family](const char16_t* start) { return family.startsWith(QStringView(start)); });
    };
    if (startsWithAny({u"Noto Sans CJK", u"Noto Serif CJK", u"Noto Sans Mono CJK"}))
        return family.endsWith(u"CJK SC") ? 1 : 3;
    if (startsWithAny({u"Noto Sans Mono", u"Noto Mono", u"Noto Kufi", u"Noto Looped", u"Noto Nastaliq", u"Noto Rashi",
                       u"Noto Traditional"}))
        return 2;
    if (startsWithAny({u"Noto Sans", u"Noto Serif", u"Noto Naskh", u"Noto Music"}))
        return 0;
    return std::nullopt;
}

bool hasAllCharacters(FcPattern* pattern, QStringView cluster)
{
    FcCharSet* covered = nullptr;
    if (FcPatternGetCharSet(pattern, FC_CHARSET, 0, &covered) != FcResultMatch)
        return false;
    for (qsizetype at = 0; at < cluster.size();) {
        const char32_t c = codePointAt(cluster, at);
        if (!isInvisible(c) && !FcCharSetHasChar(covered, c))
            return false;
        at += unitsOf(c);
    }
    return true;
}

/// Whether texts in the language can be set in this font. Symbol fonts may have glyphs at the code points of Latin
/// letters, but have no quotes.
bool isFor(FcPattern* pattern, Language language)
{
    FcLangSet* languages = nullptr;
    if (FcPatternGetLangSet(pattern, FC_LANG, 0, &languages) != FcResultMatch)
        return false;
    const LanguageInfo& info = infoOf(language);
    const auto has = [languages](const char* name) {
        return FcLangSetHasLang(languages, reinterpret_cast<const FcChar8*>(name)) == FcLangEqual;
    };
    return (has(info.code) || has(info.locale)) && hasAllCharacters(pattern, u"‘’“”–");
}

/// The Debian package of a family; empty if unknown. Families that match one name pattern share a package.
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

/// All scalable fonts without colours, in the order in which they are tried for characters that the template's fonts
/// lack.
struct FontLibrary::Candidates {
    FontSet owner{nullptr, FcFontSetDestroy};
    QList<FcPattern*> fonts;
};

FontLibrary::FontLibrary() : m_config(FcInitLoadConfigAndFonts()) {}

FontLibrary::~FontLibrary()
{
    m_candidates = {}; // they point into the configuration
    FcConfigDestroy(m_config);
}

Result<std::shared_ptr<const FontFace>> FontLibrary::open(const QString& file, int index, const QString& family)
{
    // The upper half of fontconfig's index selects an instance of a variable font; FontFace refuses those files anyway.
    const auto faceIndex = static_cast<unsigned>(index & 0xFFFF);
    const QString key = QStringLiteral("%1#%2").arg(file, QString::number(faceIndex));
    if (const auto known = m_byFile.constFind(key); known != m_byFile.constEnd())
        return *known;
    Result<std::shared_ptr<const FontFace>> face = FontFace::open(file, faceIndex, family);
    if (face)
        m_byFile.insert(key, *face);
    return face;
}

Result<std::shared_ptr<const FontFace>> FontLibrary::face(const QString& family, int weight, bool italic)
{
    const QMutexLocker lock(&m_mutex);
    const std::pair key(family, 2 * weight + int(italic));
    const auto missing = [&family] { return Error{ErrorCode::FontFamilyMissing, {family, packageOf(family)}}; };
    if (const auto known = m_byStyle.constFind(key); known != m_byStyle.constEnd())
        return *known ? Result<std::shared_ptr<const FontFace>>(*known) : missing();
    const Pattern wanted = makePattern(family, weight, italic);
    // No FcConfigSubstitute: it only adds other families, which would be refused anyway.
    FcDefaultSubstitute(wanted.get());
    // fontconfig ranks languages above weights: a bold that lacks a letter of English would never be found.
    FcPatternDel(wanted.get(), FC_LANG);
    // Match only within the family, since any other would be refused: comparing all installed fonts takes longer than
    // opening one.
    const FontSet fonts = fontsOf(m_config, family.toUtf8());
    FcFontSet* sets[]{fonts.get()};
    FcResult outcome = FcResultNoMatch;
    const Pattern found(FcFontSetMatch(m_config, sets, 1, wanted.get(), &outcome), FcPatternDestroy);
    if (!found) {
        m_byStyle.insert(key, nullptr);
        return missing();
    }
    Result<std::shared_ptr<const FontFace>> face = open(textOf(found.get(), FC_FILE), indexOf(found.get()), family);
    if (face)
        m_byStyle.insert(key, *face);
    return face;
}

QStringList FontLibrary::families(Language language) const
{
    QSet<QString> families;
    for (const FcSetName set : {FcSetSystem, FcSetApplication}) {
        const FcFontSet* fonts = FcConfigGetFonts(m_config, set);
        for (int i = 0; fonts && i < fonts->nfont; ++i) {
            FcPattern* font = fonts->fonts[i];
            if (isPlain(font) && !hasColour(font) && isFor(font, language))
                families += textOf(font, FC_FAMILY);
        }
    }
    QStringList sorted(families.begin(), families.end());
    sorted.sort(Qt::CaseInsensitive);
    return sorted;
}

std::shared_ptr<const FontFace> FontLibrary::fallback(QStringView cluster, bool bold)
{
    const QMutexLocker lock(&m_mutex);
    const std::pair key(cluster.toString(), bold);
    if (const auto known = m_fallbacks.constFind(key); known != m_fallbacks.constEnd())
        return *known;
    std::shared_ptr<const FontFace> chosen = findDrawing(cluster, bold);
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
        // stat() and not Qt, which would look up the time zone for each of several hundred files.
        struct stat file {};
        static_cast<void>(::stat(QFile::encodeName(path).constData(), &file));
        hash.addData(QByteArray(path.toUtf8() + ' ' + QByteArray::number(qint64(file.st_size)) + ' ' +
                                QByteArray::number(qint64(file.st_mtim.tv_sec)) + '.' +
                                QByteArray::number(qint64(file.st_mtim.tv_nsec)) + '\n'));
    }
    return QString::fromLatin1(hash.result().toHex());
}

const FontLibrary::Candidates& FontLibrary::candidates(bool han, bool bold)
{
    std::unique_ptr<const Candidates>& kept = m_candidates[static_cast<std::size_t>(int(han) + 2 * int(bold))];
    if (kept)
        return *kept;
    constexpr int regularWeight = 400;
    constexpr int boldWeight = 700;
    const Pattern wanted = makePattern({}, bold ? boldWeight : regularWeight, false);
    // Set explicitly, because fontconfig would otherwise add the process locale and choose differently on each machine.
    addString(wanted.get(), FC_LANG, han ? QByteArrayLiteral("zh-cn") : QByteArrayLiteral("en"));
    FcConfigSubstitute(m_config, wanted.get(), FcMatchPattern);
    FcDefaultSubstitute(wanted.get());
    FcResult outcome = FcResultNoMatch;
    auto found = std::make_unique<Candidates>();
    found->owner.reset(FcFontSort(m_config, wanted.get(), FcFalse, nullptr, &outcome));
    const int weight = bold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR;
    using Rank = std::tuple<int, QString, int, int, int, QString, int>;
    QList<std::pair<Rank, FcPattern*>> placed;
    for (int i = 0; found->owner && i < found->owner->nfont; ++i) {
        FcPattern* font = found->owner->fonts[i];
        if (hasColour(font))
            continue;
        const QString family = textOf(font, FC_FAMILY);
        constexpr int others = 4;
        if (const std::optional<int> packaged = packagedRank(family))
            placed += std::pair(Rank(*packaged, family, numberOf(font, FC_SLANT),
                                     qAbs(numberOf(font, FC_WIDTH, FC_WIDTH_NORMAL) - FC_WIDTH_NORMAL),
                                     qAbs(numberOf(font, FC_WEIGHT, FC_WEIGHT_REGULAR) - weight), textOf(font, FC_FILE),
                                     indexOf(font)),
                                font);
        else
            placed += std::pair(Rank(others, {}, i, 0, 0, {}, 0), font);
    }
    std::sort(placed.begin(), placed.end());
    for (const auto& [rank, font] : std::as_const(placed))
        found->fonts += font;
    kept = std::move(found);
    return *kept;
}

std::shared_ptr<const FontFace> FontLibrary::findDrawing(QStringView cluster, bool bold)
{
    for (FcPattern* font : candidates(isHan(codePointAt(cluster, 0)), bold).fonts) {
        if (!hasAllCharacters(font, cluster))
            continue;
        const auto face = open(textOf(font, FC_FILE), indexOf(font), textOf(font, FC_FAMILY));
        if (!face || !(*face)->mayBeEmbedded() || !(*face)->draws(cluster))
            continue;
        if (QChar::isSpace(codePointAt(cluster, 0)) || (*face)->inks(cluster))
            return *face;
    }
    return nullptr;
}

} // namespace duovita
