#include "core/pdf/fontembedding.h"

#include "core/pdf/deflating.h"
#include "core/pdf/objectfile.h"
#include "core/pdf/outlinesource.h"

#include <QCryptographicHash>

#include <hb-ot.h>

#include <algorithm>
#include <future>
#include <map>
#include <span>

namespace duovita {

namespace {

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

QRect boxOf(GlyphBoxes& boxes, const std::shared_ptr<const FontFace>& face, const QList<quint32>& glyphs)
{
    QRect whole;
    for (const quint32 glyph : glyphs)
        whole |= boxes.box(face, glyph);
    return whole;
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

    std::map<std::shared_ptr<const FontFace>, OutlineSource> sources;
    QMutex mutex; // guards the members above; never held while a subset is made
    GlyphBoxes boxes;
    QThreadPool background; // last member: its work must end before the others are destroyed

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

    bool knows(const QList<Use>& uses)
    {
        const QMutexLocker lock(&mutex);
        return std::all_of(uses.begin(), uses.end(), [this](const Use& use) { return sources.contains(use.face); });
    }

    OutlineSource& sourceOf(const std::shared_ptr<const FontFace>& face)
    {
        const QMutexLocker lock(&mutex);
        return sources.try_emplace(face, face, background).first->second;
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

GlyphBoxes& FontSubsetter::boxes()
{
    return d->boxes;
}

Result<QList<FontSubsetter::Program>> FontSubsetter::subsets(const QList<Use>& uses)
{
    // A whole face must be read once, which takes a third of a document's time: do that in parallel. Later there is
    // little left to do.
    const auto when = d->knows(uses) ? std::launch::deferred : std::launch::async | std::launch::deferred;
    std::vector<std::future<Result<Program>>> made;
    for (const Use& use : uses)
        made.push_back(std::async(when, [this, &use] { return subset(use); }));
    QList<Program> programs;
    for (std::future<Result<Program>>& each : made) {
        const Result<Program> program = each.get();
        if (!program)
            return program.error();
        programs += *program;
    }
    return programs;
}

Result<FontSubsetter::Program> FontSubsetter::subset(const Use& use)
{
    const auto& [face, glyphs] = use;
    if (auto known = d->find(face, glyphs))
        return known;
    const Result<GlyphSubset> subset = d->sourceOf(face).subset(glyphs);
    if (!subset)
        return subset.error();
    auto program = std::make_shared<FontProgram>();
    program->cff = face->hasCffOutlines();
    program->data = subset->data;
    program->deflated = deflatedOutlines(program->data);
    program->widthsAgree = subset->widthsAgree;
    program->tag = tagOf(*face, glyphs);
    for (qsizetype i = 0; i < glyphs.size(); ++i) {
        const quint16 code = subset->glyphs[i];
        const double width = hb_font_get_glyph_h_advance(face->hbFont(), glyphs[i]) * 1000.0 / face->unitsPerEm();
        program->widths += GlyphCode{code, qRound(width)};
        program->codes.insert(glyphs[i], program->widths.last());
    }
    std::sort(program->widths.begin(), program->widths.end(),
              [](const GlyphCode& a, const GlyphCode& b) { return a.code < b.code; });
    program->box = boxOf(d->boxes, face, glyphs);
    program->italicAngle = static_cast<double>(hb_style_get_value(face->hbFont(), HB_STYLE_TAG_SLANT_ANGLE));
    d->keep(face, glyphs, program);
    return Program(program);
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

namespace {

using CodeText = std::pair<quint16, QStringView>;
using CodeRange = std::span<const CodeText>;

/// Ranges of consecutive codes. A range must not cross a change of the first byte (Adobe Technical Note 5411).
std::vector<CodeRange> consecutive(const std::vector<CodeText>& byCode)
{
    std::vector<CodeRange> ranges;
    for (std::size_t first = 0, i = 0; i < byCode.size(); ++i) {
        const bool ends =
            i + 1 == byCode.size() || byCode[i + 1].first != byCode[i].first + 1 || byCode[i + 1].first % 256 == 0;
        if (!ends)
            continue;
        ranges.emplace_back(&byCode[first], i + 1 - first);
        first = i + 1;
    }
    return ranges;
}

} // namespace

QByteArray toUnicodeMap(const GlyphTexts::Layer& texts, const FontProgram& program)
{
    std::vector<CodeText> byCode;
    byCode.reserve(static_cast<std::size_t>(texts.size()));
    for (auto it = texts.begin(); it != texts.end(); ++it)
        byCode.emplace_back(program.codes.value(it.key()).code, it.value());
    std::sort(byCode.begin(), byCode.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    QByteArray map = "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n"
                     "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n"
                     "/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n"
                     "1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n";
    const auto append = [&map](QStringView text) {
        map += '<';
        for (const QChar unit : text)
            appendHex16(map, unit.unicode());
        map += '>';
    };
    const auto appendCode = [&map](const CodeText& entry) {
        map += '<';
        appendHex16(map, entry.first);
        map += '>';
    };
    const std::vector<CodeRange> ranges = consecutive(byCode);
    constexpr std::size_t mostInBlock = 100; // Adobe Technical Note 5014
    for (std::size_t first = 0; first < ranges.size(); first += mostInBlock) {
        const std::size_t count = std::min(mostInBlock, ranges.size() - first);
        map += QByteArray::number(count) + " beginbfrange\n";
        for (std::size_t i = first; i < first + count; ++i) {
            appendCode(ranges[i].front());
            appendCode(ranges[i].back());
            map += '[';
            for (const auto& [code, text] : ranges[i])
                append(text);
            map += "]\n";
        }
        map += "endbfrange\n";
    }
    return map + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n";
}

} // namespace duovita
