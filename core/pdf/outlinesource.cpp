#include "core/pdf/outlinesource.h"

#include <QHash>

#include <hb-ot.h>
#include <hb-subset.h>
#include <unicode/ucnv.h>
#include <unicode/uset.h>

#include <algorithm>
#include <optional>

namespace duovita {

namespace {

constexpr int subsetsBefore = 3; // a single document in two languages should load no more than it needs

QByteArray bytesOf(hb_blob_t* blob)
{
    unsigned length = 0;
    const char* data = hb_blob_get_data(blob, &length);
    QByteArray bytes(data, static_cast<qsizetype>(length));
    hb_blob_destroy(blob);
    return bytes;
}

QByteArray cffOf(hb_face_t* face)
{
    return bytesOf(hb_face_reference_table(face, HB_TAG('C', 'F', 'F', ' ')));
}

/// In any font, this contains the header, the name and the top dictionary.
QByteArray beginningOfCff(hb_face_t* face)
{
    hb_blob_t* table = hb_face_reference_table(face, HB_TAG('C', 'F', 'F', ' '));
    hb_blob_t* beginning = hb_blob_create_sub_blob(table, 0, 4096);
    hb_blob_destroy(table);
    return bytesOf(beginning);
}

/// The face reduced to outlines and metrics: text comes from ToUnicode maps, positions from the layout. For every
/// subset, the subsetter would otherwise read the source's whole character map and all layout rules only to drop them,
/// which takes most of its time for a CJK face.
hb_face_t* outlinesOf(hb_face_t* face)
{
    const auto table = [](hb_face_t*, hb_tag_t tag, void* source) -> hb_blob_t* {
        switch (tag) {
        case HB_TAG('C', 'F', 'F', ' '):
        case HB_TAG('g', 'l', 'y', 'f'):
        case HB_TAG('l', 'o', 'c', 'a'):
        case HB_TAG('h', 'e', 'a', 'd'):
        case HB_TAG('h', 'h', 'e', 'a'):
        case HB_TAG('h', 'm', 't', 'x'):
        case HB_TAG('m', 'a', 'x', 'p'):
            return hb_face_reference_table(static_cast<hb_face_t*>(source), tag);
        default:
            return nullptr;
        }
    };
    hb_face_t* bare = hb_face_create_for_tables(table, hb_face_reference(face),
                                                [](void* source) { hb_face_destroy(static_cast<hb_face_t*>(source)); });
    hb_face_set_glyph_count(bare, hb_face_get_glyph_count(face));
    hb_face_set_upem(bare, hb_face_get_upem(face));
    return bare;
}

struct Taken {
    hb_face_t* face; // owned by the caller
    QList<quint16> glyphs;
};

std::optional<Taken> take(hb_face_t* source, const QList<quint32>& glyphs)
{
    hb_subset_input_t* input = hb_subset_input_create_or_fail();
    if (!input)
        return std::nullopt;
    hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING | HB_SUBSET_FLAGS_DESUBROUTINIZE |
                                         HB_SUBSET_FLAGS_NOTDEF_OUTLINE);
    for (const quint32 glyph : glyphs)
        hb_set_add(hb_subset_input_glyph_set(input), glyph);
    hb_subset_plan_t* plan = hb_subset_plan_create_or_fail(source, input);
    hb_subset_input_destroy(input);
    if (!plan)
        return std::nullopt;
    Taken taken{hb_subset_plan_execute_or_fail(plan), {}};
    const hb_map_t* mapping = hb_subset_plan_old_to_new_glyph_mapping(plan);
    for (const quint32 glyph : glyphs)
        taken.glyphs += static_cast<quint16>(hb_map_get(mapping, glyph));
    hb_subset_plan_destroy(plan);
    if (!taken.face)
        return std::nullopt;
    return taken;
}

/// The glyphs of ASCII and of the characters of GB/T 2312, the most common ones.
QList<quint32> usualGlyphs(const FontFace& face)
{
    QList<quint32> glyphs;
    UErrorCode status = U_ZERO_ERROR;
    UConverter* converter = ucnv_open("GB2312", &status);
    USet* characters = uset_openEmpty();
    ucnv_getUnicodeSet(converter, characters, UCNV_ROUNDTRIP_SET, &status);
    if (U_SUCCESS(status)) {
        // By ranges, because uset_charAt() counts from the first character each time.
        for (int i = 0; i < uset_getRangeCount(characters); ++i) {
            UChar32 first = 0;
            UChar32 last = 0;
            uset_getItem(characters, i, &first, &last, nullptr, 0, &status);
            for (UChar32 character = first; character <= last; ++character) {
                if (const unsigned glyph = face.glyphOf(static_cast<char32_t>(character)))
                    glyphs += glyph;
            }
        }
    }
    uset_close(characters);
    ucnv_close(converter);
    std::sort(glyphs.begin(), glyphs.end());
    glyphs.erase(std::unique(glyphs.begin(), glyphs.end()), glyphs.end());
    return glyphs;
}

} // namespace

OutlineSource::OutlineSource(std::shared_ptr<const FontFace> face, QThreadPool& background)
    : m_face(std::move(face)), m_background(background), m_outlines(outlinesOf(m_face->hbFace()), hb_face_destroy)
{
    if (m_face->hasCffOutlines() && isCidKeyed(beginningOfCff(m_face->hbFace())))
        m_cidGlyphs = std::make_unique<CidGlyphs>(m_face->postScriptName().toLatin1());
}

OutlineSource::~OutlineSource() = default;

Error OutlineSource::failure() const
{
    return Error{ErrorCode::PdfFailed, {QStringLiteral("subsetting %1 failed").arg(m_face->file())}};
}

/// Loads the programs of these glyphs into the cache.
bool OutlineSource::fetch(const QList<quint32>& glyphs)
{
    const QList<quint32> unknown = m_cidGlyphs->unknown(glyphs);
    if (unknown.isEmpty())
        return true;
    ++m_readings;
    const std::optional<Taken> taken = take(m_outlines.get(), unknown);
    m_face->letPagesGo(); // all outlines were read: a third of the memory that a document takes
    if (!taken)
        return false;
    const Face made(taken->face, hb_face_destroy);
    QHash<quint16, quint32> sources;
    for (qsizetype i = 0; i < unknown.size(); ++i)
        sources.insert(taken->glyphs[i], unknown[i]);
    return m_cidGlyphs->enter(cffOf(made.get()), sources);
}

Result<GlyphSubset> OutlineSource::putTogether(const QList<quint32>& glyphs)
{
    if (!fetch(glyphs))
        return failure();
    if (++m_subsets == subsetsBefore)
        m_background.start([this] { fetch(usualGlyphs(*m_face)); });
    QList<quint32> shown = glyphs;
    const bool hasNone = shown.removeOne(0); // .notdef is always there
    const CidGlyphs::Font font = m_cidGlyphs->make(shown);
    GlyphSubset subset;
    subset.data = font.data;
    if (hasNone)
        subset.glyphs += 0;
    for (qsizetype i = 0; i < shown.size(); ++i) {
        subset.glyphs += static_cast<quint16>(i + 1);
        subset.widthsAgree =
            subset.widthsAgree && font.widths[i] == hb_font_get_glyph_h_advance(m_face->hbFont(), shown[i]);
    }
    return subset;
}

Result<GlyphSubset> OutlineSource::subset(const QList<quint32>& glyphs)
{
    if (m_cidGlyphs)
        return putTogether(glyphs);
    ++m_readings;
    const std::optional<Taken> taken = take(m_outlines.get(), glyphs);
    if (!taken)
        return failure();
    const Face made(taken->face, hb_face_destroy);
    GlyphSubset subset;
    subset.glyphs = taken->glyphs;
    hb_font_t* font = hb_font_create(made.get());
    for (qsizetype i = 0; i < glyphs.size(); ++i) {
        const int width = hb_font_get_glyph_h_advance(m_face->hbFont(), glyphs[i]);
        subset.widthsAgree = subset.widthsAgree && hb_font_get_glyph_h_advance(font, subset.glyphs[i]) == width;
    }
    hb_font_destroy(font);
    subset.data = m_face->hasCffOutlines() ? cffOf(made.get()) : bytesOf(hb_face_reference_blob(made.get()));
    return subset;
}

} // namespace duovita
