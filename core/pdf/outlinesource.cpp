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

constexpr unsigned manyGlyphs = 10000; // a Latin face has fewer, a CJK face more
constexpr int subsetsBefore = 3;       // one document in two languages should not pay for what it does not use

QByteArray bytesOf(hb_blob_t* blob)
{
    unsigned length = 0;
    const char* data = hb_blob_get_data(blob, &length);
    QByteArray bytes(data, static_cast<qsizetype>(length));
    hb_blob_destroy(blob);
    return bytes;
}

/// The face with nothing but outlines and their metrics: text comes from ToUnicode, positions from the layout. The
/// subsetter would read the whole character map and all layout rules of its source for every subset, only to drop them:
/// for a CJK face that is most of its time.
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

/// The glyphs of the characters of GB/T 2312, the usual ones, and of ASCII.
QList<quint32> usualGlyphs(const FontFace& face)
{
    QList<quint32> glyphs;
    UErrorCode status = U_ZERO_ERROR;
    UConverter* converter = ucnv_open("GB2312", &status);
    USet* characters = uset_openEmpty();
    ucnv_getUnicodeSet(converter, characters, UCNV_ROUNDTRIP_SET, &status);
    if (U_SUCCESS(status)) {
        const int size = uset_size(characters);
        for (int i = 0; i < size; ++i) {
            if (const unsigned glyph = face.glyphOf(static_cast<char32_t>(uset_charAt(characters, i))))
                glyphs += glyph;
        }
    }
    uset_close(characters);
    ucnv_close(converter);
    std::sort(glyphs.begin(), glyphs.end());
    glyphs.erase(std::unique(glyphs.begin(), glyphs.end()), glyphs.end());
    return glyphs;
}

} // namespace

struct OutlineSource::Usual {
    Face face;
    QHash<quint32, quint32> glyphs; // of the whole face -> of this one, in the same order

    /// Nothing if one of them is not usual.
    std::optional<QList<quint32>> own(const QList<quint32>& wanted) const
    {
        QList<quint32> own;
        own.reserve(wanted.size());
        for (const quint32 glyph : wanted) {
            const auto known = glyphs.constFind(glyph);
            if (known == glyphs.constEnd())
                return std::nullopt;
            own += *known;
        }
        return own;
    }
};

OutlineSource::OutlineSource(std::shared_ptr<const FontFace> face, QThreadPool& background)
    : m_face(std::move(face)), m_background(background), m_outlines(outlinesOf(m_face->hbFace()), hb_face_destroy)
{
}

OutlineSource::~OutlineSource() = default;

void OutlineSource::makeUsual()
{
    const QList<quint32> glyphs = usualGlyphs(*m_face);
    const std::optional<Taken> taken = take(m_outlines.get(), glyphs);
    if (!taken)
        return; // the whole face serves
    const Face owned(taken->face, hb_face_destroy);
    auto usual = std::make_unique<Usual>(Usual{Face(outlinesOf(owned.get()), hb_face_destroy), {}});
    for (qsizetype i = 0; i < glyphs.size(); ++i)
        usual->glyphs.insert(glyphs[i], taken->glyphs[i]);
    usual->glyphs.insert(0, 0);
    m_kept = std::move(usual);
    m_usual = m_kept.get();
}

Result<GlyphSubset> OutlineSource::subset(const QList<quint32>& glyphs)
{
    if (++m_taken == subsetsBefore && hb_face_get_glyph_count(m_face->hbFace()) > manyGlyphs)
        m_background.start([this] { makeUsual(); });
    const Usual* usual = m_usual;
    const std::optional<QList<quint32>> own = usual ? usual->own(glyphs) : std::nullopt;
    if (own)
        ++m_takenFromUsual;
    std::optional<Taken> taken = own ? take(usual->face.get(), *own) : take(m_outlines.get(), glyphs);
    if (!taken)
        return Error{ErrorCode::PdfFailed, {QStringLiteral("subsetting %1 failed").arg(m_face->file())}};
    const Face made(taken->face, hb_face_destroy);
    GlyphSubset subset;
    subset.glyphs = taken->glyphs;
    hb_font_t* font = hb_font_create(made.get());
    for (qsizetype i = 0; i < glyphs.size(); ++i) {
        const int width = hb_font_get_glyph_h_advance(m_face->hbFont(), glyphs[i]);
        subset.widthsAgree = subset.widthsAgree && hb_font_get_glyph_h_advance(font, subset.glyphs[i]) == width;
    }
    hb_font_destroy(font);
    subset.data = m_face->hasCffOutlines() ? bytesOf(hb_face_reference_table(made.get(), HB_TAG('C', 'F', 'F', ' ')))
                                           : bytesOf(hb_face_reference_blob(made.get()));
    return subset;
}

} // namespace duovita
