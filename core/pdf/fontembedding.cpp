#include "core/pdf/fontembedding.h"

#include "core/pdf/cfffont.h"
#include "core/pdf/deflating.h"

#include <QCryptographicHash>

#include <hb-ot.h>
#include <hb-subset.h>

#include <algorithm>

namespace duovita {

namespace {

using Face = std::unique_ptr<hb_face_t, decltype(&hb_face_destroy)>;

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
Face outlinesOf(hb_face_t* face)
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
    Face bare(hb_face_create_for_tables(table, hb_face_reference(face),
                                        [](void* source) { hb_face_destroy(static_cast<hb_face_t*>(source)); }),
              hb_face_destroy);
    hb_face_set_glyph_count(bare.get(), hb_face_get_glyph_count(face));
    hb_face_set_upem(bare.get(), hb_face_get_upem(face));
    return bare;
}

QByteArray tagOf(const FontFace& face, const QList<quint32>& glyphs)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(face.postScriptName().toUtf8());
    for (const quint32 glyph : glyphs)
        hash.addData(QByteArray(QByteArray::number(glyph) + ' '));
    QByteArray tag;
    for (const char byte : hash.result().left(6))
        tag += static_cast<char>('A' + static_cast<unsigned char>(byte) % 26);
    return tag;
}

struct Subset {
    QByteArray data;
    QMap<quint32, quint16> newGlyphs; // glyph of the face -> glyph of the subset
    bool widthsAgree = true;
};

Result<Subset> makeSubset(const FontFace& face, const QList<quint32>& glyphs)
{
    hb_subset_input_t* input = hb_subset_input_create_or_fail();
    if (!input)
        return Error{ErrorCode::PdfFailed, {QStringLiteral("out of memory")}};
    hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING | HB_SUBSET_FLAGS_DESUBROUTINIZE |
                                         HB_SUBSET_FLAGS_NOTDEF_OUTLINE);
    for (const quint32 glyph : glyphs)
        hb_set_add(hb_subset_input_glyph_set(input), glyph);
    const Face source = outlinesOf(face.hbFace());
    hb_subset_plan_t* plan = hb_subset_plan_create_or_fail(source.get(), input);
    hb_subset_input_destroy(input);
    const Face made(plan ? hb_subset_plan_execute_or_fail(plan) : nullptr, hb_face_destroy);
    if (!made) {
        if (plan)
            hb_subset_plan_destroy(plan);
        return Error{ErrorCode::PdfFailed, {QStringLiteral("subsetting %1 failed").arg(face.file())}};
    }
    Subset subset;
    const hb_map_t* mapping = hb_subset_plan_old_to_new_glyph_mapping(plan);
    for (const quint32 glyph : glyphs)
        subset.newGlyphs.insert(glyph, static_cast<quint16>(hb_map_get(mapping, glyph)));
    hb_subset_plan_destroy(plan);
    hb_font_t* font = hb_font_create(made.get());
    for (auto it = subset.newGlyphs.begin(); it != subset.newGlyphs.end(); ++it) {
        const int width = hb_font_get_glyph_h_advance(face.hbFont(), it.key());
        subset.widthsAgree = subset.widthsAgree && hb_font_get_glyph_h_advance(font, it.value()) == width;
    }
    hb_font_destroy(font);
    subset.data = face.hasCffOutlines() ? bytesOf(hb_face_reference_table(made.get(), HB_TAG('C', 'F', 'F', ' ')))
                                        : bytesOf(hb_face_reference_blob(made.get()));
    return subset;
}

QRect boxOf(const FontFace& face, quint32 glyph)
{
    hb_glyph_extents_t extents;
    if (!hb_font_get_glyph_extents(face.hbFont(), glyph, &extents))
        return {};
    // The font's y goes up: its lower edge is the rectangle's top.
    return {extents.x_bearing, extents.y_bearing + extents.height, extents.width, -extents.height};
}

} // namespace

struct FontSubsetter::Private {
    struct Kept {
        std::shared_ptr<const FontFace> face;
        QList<quint32> glyphs;
        std::shared_ptr<const FontProgram> program;
    };
    static constexpr qsizetype mostKept = 24;
    QList<Kept> kept; // newest first

    /// Boxes of glyphs: measuring one of a CFF face means running its program.
    QHash<const FontFace*, QHash<quint32, QRect>> boxes;
    QMutex mutex; // of all the above; never held while a subset is made

    std::shared_ptr<const FontProgram> find(const std::shared_ptr<const FontFace>& face, const QList<quint32>& glyphs)
    {
        const QMutexLocker lock(&mutex);
        for (qsizetype i = 0; i < kept.size(); ++i) {
            if (kept[i].face == face && kept[i].glyphs == glyphs) {
                kept.move(i, 0);
                return kept.front().program;
            }
        }
        return {};
    }

    QRect boxOf(const FontFace& face, const QList<quint32>& glyphs)
    {
        const QMutexLocker lock(&mutex);
        QHash<quint32, QRect>& known = boxes[&face];
        QRect whole;
        for (const quint32 glyph : glyphs) {
            auto box = known.find(glyph);
            if (box == known.end())
                box = known.insert(glyph, duovita::boxOf(face, glyph));
            whole |= *box;
        }
        return whole;
    }

    void keep(const std::shared_ptr<const FontFace>& face, const QList<quint32>& glyphs,
              const std::shared_ptr<const FontProgram>& program)
    {
        const QMutexLocker lock(&mutex);
        kept.prepend({face, glyphs, program});
        if (kept.size() > mostKept)
            kept.removeLast();
    }
};

FontSubsetter::FontSubsetter() : d(std::make_unique<Private>()) {}
FontSubsetter::~FontSubsetter() = default;

Result<std::shared_ptr<const FontProgram>> FontSubsetter::subset(const std::shared_ptr<const FontFace>& face,
                                                                 const QList<quint32>& glyphs)
{
    if (auto known = d->find(face, glyphs))
        return known;
    Result<Subset> subset = makeSubset(*face, glyphs);
    if (!subset)
        return subset.error();
    auto program = std::make_shared<FontProgram>();
    program->cff = face->hasCffOutlines();
    program->data = subset->data;
    program->deflated = deflated(program->data);
    program->widthsAgree = subset->widthsAgree;
    program->tag = tagOf(*face, glyphs);
    const std::optional<CffFacts> cff = program->cff ? readCff(program->data) : std::nullopt;
    if (program->cff && !cff)
        return Error{ErrorCode::PdfFailed, {QStringLiteral("the subset of %1 is not a CFF font").arg(face->file())}};
    for (const quint32 glyph : glyphs) {
        const quint16 newGlyph = subset->newGlyphs.value(glyph);
        // A viewer takes codes as CIDs: in a CID-keyed program those are the charset's, elsewhere glyph numbers.
        const quint16 code = cff && cff->cidKeyed ? cff->charset.value(newGlyph) : newGlyph;
        program->codes.insert(glyph, code);
        program->widths.insert(
            code, qRound(hb_font_get_glyph_h_advance(face->hbFont(), glyph) * 1000.0 / face->unitsPerEm()));
    }
    program->box = d->boxOf(*face, glyphs);
    program->italicAngle = static_cast<double>(hb_style_get_value(face->hbFont(), HB_STYLE_TAG_SLANT_ANGLE));
    d->keep(face, glyphs, program);
    return std::shared_ptr<const FontProgram>(program);
}

int GlyphTexts::layerOf(quint32 glyph, QStringView text)
{
    for (int i = 0; i < layers(); ++i) {
        const auto known = m_layers[i].constFind(glyph);
        if (known == m_layers[i].constEnd())
            m_layers[i].insert(glyph, text.toString());
        else if (*known != text)
            continue;
        return i;
    }
    m_layers += Layer{{glyph, text.toString()}};
    return layers() - 1;
}

QList<quint32> GlyphTexts::glyphs() const
{
    QList<quint32> all;
    for (const Layer& layer : m_layers)
        all += layer.keys();
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

QByteArray toUnicodeMap(const GlyphTexts::Layer& texts, const FontProgram& program)
{
    QMap<quint16, QString> byCode;
    for (auto it = texts.begin(); it != texts.end(); ++it)
        byCode.insert(program.codes.value(it.key()), it.value());
    QByteArray map = "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n"
                     "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n"
                     "/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n"
                     "1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n";
    constexpr qsizetype mostInBlock = 100; // Adobe Technical Note 5014
    const QList<quint16> codes = byCode.keys();
    for (qsizetype first = 0; first < codes.size(); first += mostInBlock) {
        const qsizetype count = qMin(mostInBlock, codes.size() - first);
        map += QByteArray::number(count) + " beginbfchar\n";
        for (qsizetype i = first; i < first + count; ++i) {
            map += '<' + QByteArray::number(codes[i], 16).rightJustified(4, '0') + "> <";
            for (const QChar unit : byCode.value(codes[i]))
                map += QByteArray::number(unit.unicode(), 16).rightJustified(4, '0');
            map += ">\n";
        }
        map += "endbfchar\n";
    }
    return map + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n";
}

} // namespace duovita
