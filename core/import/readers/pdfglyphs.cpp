#include "core/import/readers/pdfglyphs.h"

#include "core/import/readers/glyphnames.h"
#include "core/import/readers/pdfmaps.h"
#include "core/import/readers/pdfstreams.h"

#include <QRegularExpression>
#include <QSet>

#include <hb-ot.h>
#include <hb.h>
#include <qpdf/Buffer.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

#include <algorithm>
#include <map>
#include <memory>
#include <set>

namespace duovita {

namespace {

using UsedFonts = std::map<QPDFObjGen, ShownFont>;

bool isComposite(QPDFObjectHandle font)
{
    return font.getKey("/Subtype").isNameAndEquals("/Type0");
}

bool hasReadableCodes(QPDFObjectHandle font)
{
    if (!font.isDictionary() || !font.isIndirect())
        return false;
    QPDFObjectHandle encoding = font.getKey("/Encoding");
    return !isComposite(font) || encoding.isNameAndEquals("/Identity-H") || encoding.isNameAndEquals("/Identity-V");
}

/// Collects the codes of each font that a page's or form's content shows; token by token, since an array may be very
/// long.
class CodeCollecting : public QPDFObjectHandle::TokenFilter {
public:
    CodeCollecting(QPDFObjectHandle fonts, UsedFonts& used) : m_fonts(std::move(fonts)), m_used(used) {}

    void handleToken(const QPDFTokenizer::Token& token) override
    {
        const std::string& value = token.getValue();
        if (token.getType() == QPDFTokenizer::tt_name)
            m_name = value;
        else if (token.getType() == QPDFTokenizer::tt_string)
            m_shown.push_back(value);
        else if (token.getType() == QPDFTokenizer::tt_word)
            handleOperator(value);
    }

private:
    void handleOperator(const std::string& name)
    {
        if (name == "Tf")
            chooseFont();
        else if (name == "q")
            m_saved.push_back(m_current);
        else if (name == "Q" && !m_saved.empty()) {
            m_current = m_saved.back();
            m_saved.pop_back();
        } else if (m_current && (name == "Tj" || name == "TJ" || name == "'" || name == "\""))
            std::for_each(m_shown.begin(), m_shown.end(), [this](const std::string& text) { show(text); });
        m_shown.clear();
    }

    void chooseFont()
    {
        m_current = nullptr;
        QPDFObjectHandle font = m_fonts.isDictionary() ? m_fonts.getKey(m_name) : QPDFObjectHandle::newNull();
        if (!hasReadableCodes(font))
            return;
        m_current = &m_used[font.getObjGen()];
        m_current->font = font;
        m_current->digits = isComposite(font) ? 4 : 2;
    }

    void show(const std::string& text)
    {
        const std::size_t bytes = static_cast<std::size_t>(m_current->digits) / 2;
        for (std::size_t i = 0; i + bytes <= text.size(); i += bytes) {
            uint code = 0;
            for (std::size_t byte = 0; byte < bytes; ++byte)
                code = code * 256 + static_cast<unsigned char>(text[i + byte]);
            m_current->texts.try_emplace(code);
        }
    }

    QPDFObjectHandle m_fonts;
    UsedFonts& m_used;
    std::string m_name;
    std::vector<std::string> m_shown;
    ShownFont* m_current = nullptr;
    std::vector<ShownFont*> m_saved;
};

QString textOfStream(QPDFObjectHandle stream, StreamBudget& budget)
{
    if (!budget.take(stream))
        return {};
    const std::shared_ptr<Buffer> data = stream.getStreamData(qpdf_dl_generalized);
    return QString::fromLatin1(reinterpret_cast<const char*>(data->getBuffer()),
                               static_cast<qsizetype>(data->getSize()));
}

/// The known glyph names of a font, and which codes have text without a ToUnicode map.
class FontNames {
public:
    FontNames(QPDFObjectHandle font, StreamBudget& budget) : m_composite(isComposite(font))
    {
        QPDFObjectHandle described = font;
        if (m_composite) {
            QPDFObjectHandle descendants = font.getKey("/DescendantFonts");
            described = descendants.isArray() && descendants.getArrayNItems() > 0 ? descendants.getArrayItem(0)
                                                                                  : QPDFObjectHandle::newNull();
        } else {
            readEncoding(font.getKey("/Encoding"));
        }
        QPDFObjectHandle descriptor =
            described.isDictionary() ? described.getKey("/FontDescriptor") : QPDFObjectHandle::newNull();
        if (descriptor.isDictionary())
            readProgram(descriptor, described.getKey("/CIDToGIDMap").isStream(), budget);
    }

    /// Whether Qt Pdf knows, or may know, the text without a map, from the encoding or the font program.
    bool isKnown(uint code) const
    {
        if (m_composite)
            return false;
        if (const auto name = m_names.find(code); name != m_names.end())
            return isStandard(name->second);
        constexpr uint firstOfText = 0x20;
        constexpr uint lastOfAscii = 0x7E;
        constexpr uint firstOfLatin = 0xA0;
        return m_builtIn || (code >= firstOfText && code <= lastOfAscii) || (m_hasBase && code >= firstOfLatin);
    }

    QString textOf(uint code) const
    {
        const auto name = m_names.find(code);
        if (name != m_names.end())
            return textOfGlyphName(name->second);
        char drawn[64] = {};
        if (!m_composite || !m_font || !hb_font_get_glyph_name(m_font.get(), code, drawn, sizeof drawn))
            return {};
        return textOfGlyphName(QString::fromLatin1(drawn));
    }

private:
    void readEncoding(QPDFObjectHandle encoding)
    {
        m_hasBase = encoding.isName() || (encoding.isDictionary() && encoding.getKey("/BaseEncoding").isName());
        QPDFObjectHandle differences =
            encoding.isDictionary() ? encoding.getKey("/Differences") : QPDFObjectHandle::newNull();
        if (!differences.isArray())
            return;
        uint code = 0;
        for (QPDFObjectHandle item : differences.getArrayAsVector()) {
            if (item.isInteger())
                code = item.getUIntValueAsUInt();
            else if (item.isName())
                m_names[code++] = QString::fromStdString(item.getName().substr(1));
        }
    }

    void readProgram(QPDFObjectHandle descriptor, bool mapped, StreamBudget& budget)
    {
        // The plain-text part of a Type 1 program contains its encoding: "dup 12 /fi put".
        static const QRegularExpression put(QStringLiteral("\\bdup\\s+(\\d{1,3})\\s*/([\\w.]+)\\s+put\\b"));
        QPDFObjectHandle type1 = descriptor.getKey("/FontFile");
        m_builtIn = type1.isStream() || descriptor.getKey("/FontFile3").isStream();
        for (auto it = put.globalMatch(type1.isStream() ? textOfStream(type1, budget) : QString()); it.hasNext();) {
            const auto match = it.next();
            m_names.emplace(match.captured(1).toUInt(), match.captured(2));
        }
        QPDFObjectHandle program = descriptor.getKey("/FontFile2");
        if (!program.isStream())
            program = descriptor.getKey("/FontFile3");
        if (!m_composite || mapped || !program.isStream() || !budget.take(program))
            return;
        m_program = program.getStreamData(qpdf_dl_generalized);
        hb_blob_t* blob =
            hb_blob_create(reinterpret_cast<const char*>(m_program->getBuffer()),
                           static_cast<unsigned>(m_program->getSize()), HB_MEMORY_MODE_READONLY, nullptr, nullptr);
        hb_face_t* face = hb_face_create(blob, 0);
        m_font.reset(hb_font_create(face));
        hb_face_destroy(face);
        hb_blob_destroy(blob);
    }

    /// A name in the Adobe Glyph List, or one with a code point.
    static bool isStandard(const QString& name)
    {
        static const QRegularExpression other(
            QStringLiteral("_|^uni[0-9A-F]{8,}$|^(?:g|G|glyph|cid|index|c)\\d+$|^(?:ft|ti|tt|Th|fj)$"));
        return !other.match(name.section(u'.', 0, 0)).hasMatch();
    }

    bool m_composite;
    bool m_hasBase = false;
    bool m_builtIn = false;
    std::map<uint, QString> m_names;
    std::shared_ptr<Buffer> m_program;
    std::unique_ptr<hb_font_t, decltype(&hb_font_destroy)> m_font{nullptr, hb_font_destroy};
};

} // namespace

std::map<QPDFObjGen, ShownFont> shownFonts(QPDF& document)
{
    UsedFonts used;
    StreamBudget budget;
    std::set<QPDFObjGen> forms;
    const auto fontsOf = [](QPDFObjectHandle resources) {
        return resources.isDictionary() ? resources.getKey("/Font") : QPDFObjectHandle::newNull();
    };
    for (QPDFPageObjectHelper& page : QPDFPageDocumentHelper(document).getAllPages()) {
        if (!budget.takeContent(page))
            continue;
        CodeCollecting collecting(fontsOf(page.getAttribute("/Resources", false)), used);
        page.filterContents(&collecting);
        page.forEachFormXObject(true, [&](QPDFObjectHandle& form, QPDFObjectHandle&, const std::string&) {
            if (!forms.insert(form.getObjGen()).second || !budget.take(form))
                return;
            CodeCollecting within(fontsOf(form.getDict().getKey("/Resources")), used);
            QPDFPageObjectHelper(form).filterContents(&within);
        });
    }
    return used;
}

void readTexts(std::map<QPDFObjGen, ShownFont>& fonts)
{
    StreamBudget budget;
    for (auto& [id, shown] : fonts) {
        const CodeTexts texts(textOfStream(shown.font.getKey("/ToUnicode"), budget));
        std::optional<FontNames> names;
        for (auto& [code, text] : shown.texts) {
            text = texts.textOf(code).value_or(QString()).remove(QChar::Null);
            if (!text.isEmpty())
                continue;
            if (!names)
                names.emplace(shown.font, budget);
            text = names->textOf(code);
            if (text.isEmpty() && !isComposite(shown.font))
                text = QChar(code);
        }
    }
}

QList<TextlessGlyph> textlessGlyphs(const std::map<QPDFObjGen, ShownFont>& fonts)
{
    constexpr qsizetype mostOfFont = 100; // more than these are not accidental gaps
    QList<TextlessGlyph> glyphs;
    StreamBudget budget;
    for (const auto& [id, shown] : fonts) {
        QPDFObjectHandle font = shown.font;
        const CodeTexts texts(textOfStream(font.getKey("/ToUnicode"), budget));
        std::optional<FontNames> names; // created on demand; reads the font program
        QList<TextlessGlyph> without;
        for (const auto& [code, unread] : shown.texts) {
            const std::optional<QString> text = texts.textOf(code);
            const bool empty = text && QString(*text).remove(QChar::Null).isEmpty();
            if (text && !empty)
                continue;
            if (!names)
                names.emplace(font, budget);
            if (empty || !names->isKnown(code))
                without += TextlessGlyph{font, code, shown.digits, names->textOf(code)};
        }
        if (without.size() <= mostOfFont && static_cast<std::size_t>(without.size()) * 2 < shown.texts.size())
            glyphs += without;
    }
    return glyphs;
}

void mapGlyphs(QPDF& document, QPDFObjectHandle font, const QList<std::pair<TextlessGlyph, QString>>& texts)
{
    static const QString frame = QStringLiteral("/CIDInit /ProcSet findresource begin begincmap\n"
                                                "1 begincodespacerange <%1> <%2> endcodespacerange\nendcmap end\n");
    StreamBudget budget;
    QPDFObjectHandle map = font.getKey("/ToUnicode");
    const int digits = texts.isEmpty() ? 2 : texts.front().first.digits;
    QString written = textOfStream(map, budget);
    if (!map.isStream()) {
        written = frame.arg(QString(digits, u'0'), QString(digits, u'f'));
        map = document.newStream();
        font.replaceKey("/ToUnicode", map);
    }
    for (const auto& [glyph, text] : texts) {
        const QString code = QStringLiteral("%1").arg(glyph.code, digits, 16, QLatin1Char('0'));
        const QRegularExpression empty(QStringLiteral("(<\\s*%1\\s*>\\s*)<[0\\s]*>(?!\\s*[<\\[])").arg(code),
                                       QRegularExpression::CaseInsensitiveOption);
        const QString target = u'<' + hexOf(text) + u'>';
        if (empty.match(written).hasMatch())
            written.replace(empty, QStringLiteral("\\1") + target);
        else
            written.replace(QStringLiteral("endcmap"),
                            QStringLiteral("1 beginbfchar <%1> %2 endbfchar\nendcmap").arg(code, target));
    }
    map.replaceStreamData(written.toLatin1().toStdString(), QPDFObjectHandle::newNull(), QPDFObjectHandle::newNull());
}

} // namespace duovita
