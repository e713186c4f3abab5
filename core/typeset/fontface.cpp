#include "core/typeset/fontface.h"

#include "core/typeset/graphemes.h"

#include <hb-ot.h>
#include <hb.h>

#include <QFile>
#include <QVarLengthArray>

#include <algorithm>
#include <array>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace duovita {

namespace {

/// Maps the file into memory without copying it, which HarfBuzz's own opening does not guarantee.
std::span<const char> mapFile(const QString& path)
{
    const int descriptor = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return {};
    struct stat facts {};
    const bool known = ::fstat(descriptor, &facts) == 0 && facts.st_size > 0;
    const auto length = static_cast<std::size_t>(facts.st_size);
    void* start = known ? ::mmap(nullptr, length, PROT_READ, MAP_PRIVATE, descriptor, 0) : MAP_FAILED;
    ::close(descriptor);
    return start == MAP_FAILED ? std::span<const char>() : std::span(static_cast<const char*>(start), length);
}

bool hasTable(hb_face_t* face, hb_tag_t tag)
{
    hb_blob_t* blob = hb_face_reference_table(face, tag);
    const bool has = hb_blob_get_length(blob) > 0;
    hb_blob_destroy(blob);
    return has;
}

/// The reason why the face cannot be embedded; empty if it can.
QString whyUnusable(hb_face_t* face)
{
    if (hb_ot_var_has_data(face))
        return QStringLiteral("variable font");
    if (hasTable(face, HB_TAG('C', 'F', 'F', '2')))
        return QStringLiteral("CFF2 outlines");
    if (!hasTable(face, HB_TAG('C', 'F', 'F', ' ')) && !hasTable(face, HB_TAG('g', 'l', 'y', 'f')))
        return QStringLiteral("no outlines");
    return {};
}

/// OS/2 fsType, bits 0 to 3: 2 alone is "restricted licence embedding".
bool isRestricted(hb_face_t* face)
{
    constexpr unsigned offset = 8;
    hb_blob_t* table = hb_face_reference_table(face, HB_TAG('O', 'S', '/', '2'));
    unsigned size = 0;
    const char* data = hb_blob_get_data(table, &size);
    const bool restricted = size > offset + 1 && (static_cast<unsigned char>(data[offset + 1]) & 0xF) == 2;
    hb_blob_destroy(table);
    return restricted;
}

using Buffer = std::unique_ptr<hb_buffer_t, decltype(&hb_buffer_destroy)>;

std::span<const hb_glyph_info_t> shape(hb_font_t* font, hb_buffer_t* buffer, QStringView cluster)
{
    hb_buffer_add_utf16(buffer, reinterpret_cast<const uint16_t*>(cluster.utf16()), static_cast<int>(cluster.size()), 0,
                        static_cast<int>(cluster.size()));
    hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_REMOVE_DEFAULT_IGNORABLES);
    hb_buffer_guess_segment_properties(buffer);
    // Not the process locale, which would change the glyphs from machine to machine.
    static const hb_language_t english = hb_language_from_string("en", -1);
    hb_buffer_set_language(buffer, english);
    hb_shape(font, buffer, nullptr, 0);
    unsigned count = 0;
    const hb_glyph_info_t* infos = hb_buffer_get_glyph_infos(buffer, &count);
    return {infos, count};
}

} // namespace

FontFace::FontFace(QString file, unsigned index, QString family)
    : m_file(std::move(file)), m_index(index), m_family(std::move(family))
{
}

FontFace::~FontFace()
{
    hb_font_destroy(m_font);
    hb_face_destroy(m_face);
    if (!m_mapped.empty())
        ::munmap(const_cast<char*>(m_mapped.data()), m_mapped.size());
}

Result<std::shared_ptr<const FontFace>> FontFace::open(const QString& file, unsigned index, const QString& family)
{
    std::shared_ptr<FontFace> face(new FontFace(file, index, family));
    face->m_mapped = mapFile(file);
    if (face->m_mapped.empty())
        return Error{ErrorCode::FontUnusable, {file, QStringLiteral("not readable")}};
    hb_blob_t* blob = hb_blob_create(face->m_mapped.data(), static_cast<unsigned>(face->m_mapped.size()),
                                     HB_MEMORY_MODE_READONLY, nullptr, nullptr);
    const unsigned count = hb_face_count(blob);
    face->m_face = hb_face_create(blob, index);
    hb_blob_destroy(blob);
    if (index >= count)
        return Error{ErrorCode::FontUnusable, {file, QStringLiteral("no face %1").arg(index)}};
    if (const QString reason = whyUnusable(face->m_face); !reason.isEmpty())
        return Error{ErrorCode::FontUnusable, {file, reason}};

    hb_face_make_immutable(face->m_face);
    face->m_font = hb_font_create(face->m_face);
    face->m_unitsPerEm = static_cast<int>(hb_face_get_upem(face->m_face));
    hb_font_set_scale(face->m_font, face->m_unitsPerEm, face->m_unitsPerEm);
    hb_font_make_immutable(face->m_font);

    hb_position_t value = 0;
    const auto metric = [&](hb_ot_metrics_tag_t tag) {
        hb_ot_metrics_get_position_with_fallback(face->m_font, tag, &value);
        return value;
    };
    face->m_ascender = metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER);
    face->m_descender = metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER);
    face->m_capHeight = metric(HB_OT_METRICS_TAG_CAP_HEIGHT);
    face->m_cff = hasTable(face->m_face, HB_TAG('C', 'F', 'F', ' '));
    face->m_embeddable = !isRestricted(face->m_face);
    face->m_italic = hb_style_get_value(face->m_font, HB_STYLE_TAG_ITALIC) > 0;
    face->m_bold = hb_style_get_value(face->m_font, HB_STYLE_TAG_WEIGHT) >= 600;
    return std::shared_ptr<const FontFace>(std::move(face));
}

QString FontFace::postScriptName() const
{
    std::array<char, 128> name{};
    unsigned size = name.size();
    hb_ot_name_get_utf8(m_face, HB_OT_NAME_ID_POSTSCRIPT_NAME, HB_LANGUAGE_INVALID, &size, name.data());
    return QString::fromUtf8(name.data());
}

void FontFace::letPagesGo() const
{
    ::madvise(const_cast<char*>(m_mapped.data()), m_mapped.size(), MADV_DONTNEED);
}

bool FontFace::hasFeature(const char* tag) const
{
    const hb_tag_t wanted = hb_tag_from_string(tag, -1);
    unsigned total = hb_ot_layout_table_get_feature_tags(m_face, HB_OT_TAG_GSUB, 0, nullptr, nullptr);
    QVarLengthArray<hb_tag_t, 128> tags(total);
    hb_ot_layout_table_get_feature_tags(m_face, HB_OT_TAG_GSUB, 0, &total, tags.data());
    return std::find(tags.cbegin(), tags.cend(), wanted) != tags.cend();
}

bool FontFace::hasLiningFigures() const
{
    if (hasFeature("lnum"))
        return true;
    const double deepest = 0.1 * m_unitsPerEm; // an outline below this is no mere overshoot
    hb_glyph_extents_t extents{};
    return !hb_font_get_glyph_extents(m_font, glyphOf(U'9'), &extents) || extents.y_bearing + extents.height > -deepest;
}

unsigned FontFace::glyphOf(char32_t codePoint) const
{
    std::atomic<quint64>& slot = m_known[codePoint % m_known.size()];
    const quint64 known = slot.load(std::memory_order_relaxed);
    if (known >> 32 == codePoint && known != 0)
        return static_cast<unsigned>(known);
    hb_codepoint_t glyph = 0;
    if (!hb_font_get_nominal_glyph(m_font, codePoint, &glyph))
        glyph = 0;
    slot.store(static_cast<quint64>(codePoint) << 32 | glyph, std::memory_order_relaxed);
    return glyph;
}

bool FontFace::draws(QStringView cluster) const
{
    const char32_t first = codePointAt(cluster, 0);
    if (cluster.size() == unitsOf(first))
        return isInvisible(first) || glyphOf(first) != 0;
    const Buffer buffer(hb_buffer_create(), hb_buffer_destroy);
    const auto glyphs = shape(m_font, buffer.get(), cluster);
    if (std::any_of(glyphs.begin(), glyphs.end(), [](const hb_glyph_info_t& glyph) { return glyph.codepoint == 0; }))
        return false;
    if (hasTags(cluster))
        return glyphs.size() == 1 && glyphs.front().codepoint != glyphOf(first);
    return glyphs.size() == 1 || signsOf(cluster).size() == 1;
}

bool FontFace::inks(QStringView cluster) const
{
    const Buffer buffer(hb_buffer_create(), hb_buffer_destroy);
    const auto glyphs = shape(m_font, buffer.get(), cluster);
    return std::any_of(glyphs.begin(), glyphs.end(), [this](const hb_glyph_info_t& glyph) {
        hb_glyph_extents_t extents{};
        return hb_font_get_glyph_extents(m_font, glyph.codepoint, &extents) && extents.width != 0 &&
               extents.height != 0;
    });
}

namespace {

hb_draw_funcs_t* makePathDrawing()
{
    hb_draw_funcs_t* drawing = hb_draw_funcs_create();
    hb_draw_funcs_set_move_to_func(
        drawing,
        [](hb_draw_funcs_t*, void* path, hb_draw_state_t*, float x, float y, void*) {
            static_cast<QPainterPath*>(path)->moveTo(x, -y);
        },
        nullptr, nullptr);
    hb_draw_funcs_set_line_to_func(
        drawing,
        [](hb_draw_funcs_t*, void* path, hb_draw_state_t*, float x, float y, void*) {
            static_cast<QPainterPath*>(path)->lineTo(x, -y);
        },
        nullptr, nullptr);
    hb_draw_funcs_set_quadratic_to_func(
        drawing,
        [](hb_draw_funcs_t*, void* path, hb_draw_state_t*, float cx, float cy, float x, float y, void*) {
            static_cast<QPainterPath*>(path)->quadTo(cx, -cy, x, -y);
        },
        nullptr, nullptr);
    hb_draw_funcs_set_cubic_to_func(
        drawing,
        [](hb_draw_funcs_t*, void* path, hb_draw_state_t*, float ax, float ay, float bx, float by, float x, float y,
           void*) { static_cast<QPainterPath*>(path)->cubicTo(ax, -ay, bx, -by, x, -y); },
        nullptr, nullptr);
    hb_draw_funcs_set_close_path_func(
        drawing,
        [](hb_draw_funcs_t*, void* path, hb_draw_state_t*, void*) { static_cast<QPainterPath*>(path)->closeSubpath(); },
        nullptr, nullptr);
    hb_draw_funcs_make_immutable(drawing);
    return drawing;
}

} // namespace

QPainterPath FontFace::outlineOf(unsigned glyph) const
{
    static hb_draw_funcs_t* const drawing = makePathDrawing();
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
#if HB_VERSION_ATLEAST(7, 0, 0)
    hb_font_draw_glyph(m_font, glyph, drawing, &path);
#else
    hb_font_get_glyph_shape(m_font, glyph, drawing, &path);
#endif
    return path;
}

} // namespace duovita
