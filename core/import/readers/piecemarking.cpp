#include "core/import/readers/piecemarking.h"

#include "core/import/readers/pdfglyphs.h"
#include "core/import/readers/pdfmaps.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

#include <algorithm>

namespace duovita {

namespace {

bool isBlank(const QString& text)
{
    return std::all_of(text.begin(), text.end(), [](QChar unit) { return unit.isSpace(); });
}

/// As many units as Qt Pdf gives for it, which takes ligatures apart.
QString markedText(const QString& text, std::size_t kind)
{
    QString marks;
    for (const QChar unit : text) {
        const bool ligature = unit >= QChar(0xFB00) && unit <= QChar(0xFB06);
        const qsizetype units = ligature ? QString(unit).normalized(QString::NormalizationForm_KC).size() : 1;
        const bool letter = unit.isLetterOrNumber();
        const bool hyphen = unit == u'-' || unit == QChar::SoftHyphen;
        const QChar mark = hyphen ? hyphenMarks[kind] : letter ? letterMarks[kind] : otherMarks[kind];
        marks += QString(units, unit.isSpace() ? unit : mark);
    }
    return marks;
}

/// Puts a font of the next kind before each operator that shows text.
class MarkingFilter : public QPDFObjectHandle::TokenFilter {
public:
    MarkingFilter(std::map<std::string, const ShownFont*> fonts, int first) : m_fonts(std::move(fonts)), m_next(first)
    {
    }

    void handleToken(const QPDFTokenizer::Token& token) override
    {
        const auto type = token.getType();
        m_held.push_back(token);
        if (type == QPDFTokenizer::tt_name)
            m_name = token.getValue();
        else if (type == QPDFTokenizer::tt_integer || type == QPDFTokenizer::tt_real)
            m_number = token.getValue();
        else if (type == QPDFTokenizer::tt_string)
            m_hasInk = m_hasInk || hasInk(token.getValue());
        else if (type == QPDFTokenizer::tt_word)
            perform(token.getValue());
    }

    void handleEOF() override { writeHeld(); }

private:
    struct State {
        const ShownFont* font = nullptr;
        std::string name;
        std::string size;
    };

    void perform(const std::string& name)
    {
        if (name == "Tf") {
            const auto font = m_fonts.find(m_name);
            m_state = {font == m_fonts.end() ? nullptr : font->second, m_name, m_number};
        } else if (name == "q") {
            m_saved.push_back(m_state);
        } else if (name == "Q" && !m_saved.empty()) {
            m_state = m_saved.back();
            m_saved.pop_back();
        } else if (m_hasInk && (name == "Tj" || name == "TJ" || name == "'" || name == "\"")) {
            writeToken(QPDFTokenizer::Token(QPDFTokenizer::tt_name, markedName(m_state.name, m_next)));
            write(" " + m_state.size + " Tf ");
            m_next = (m_next + 1) % pieceKinds;
        }
        writeHeld();
    }

    bool hasInk(const std::string& text) const
    {
        if (m_state.font == nullptr)
            return false;
        const std::size_t bytes = m_state.font->digits / 2;
        for (std::size_t i = 0; i + bytes <= text.size(); i += bytes) {
            uint code = 0;
            for (std::size_t byte = 0; byte < bytes; ++byte)
                code = code * 256 + static_cast<unsigned char>(text[i + byte]);
            const auto found = m_state.font->texts.find(code);
            if (found == m_state.font->texts.end() || !isBlank(found->second))
                return true;
        }
        return false;
    }

    void writeHeld()
    {
        for (const QPDFTokenizer::Token& token : m_held)
            writeToken(token);
        m_held.clear();
        m_hasInk = false;
    }

    std::map<std::string, const ShownFont*> m_fonts; // by their names in the resources
    int m_next;
    std::vector<QPDFTokenizer::Token> m_held; // whose operator has not come yet
    bool m_hasInk = false;                    // they show more than blanks, in a font that is known
    std::string m_name;
    std::string m_number;
    State m_state;
    std::vector<State> m_saved;

public:
    static std::string markedName(const std::string& name, int kind)
    {
        return "/DuovitaPiece" + std::to_string(kind) + name.substr(1);
    }
};

std::string markingMap(const ShownFont& font, std::size_t kind)
{
    QString map = QStringLiteral("/CIDInit /ProcSet findresource begin begincmap\n1 begincodespacerange <%1> <%2> "
                                 "endcodespacerange\n")
                      .arg(QString(font.digits, u'0'), QString(font.digits, u'f'));
    constexpr int mostOfList = 100; // ISO 32000-1, 9.10.3
    auto next = font.texts.begin();
    for (auto left = static_cast<int>(font.texts.size()); left > 0; left -= mostOfList) {
        map += QString::number(qMin(left, mostOfList)) + QStringLiteral(" beginbfchar\n");
        for (int i = 0; i < qMin(left, mostOfList); ++i, ++next)
            map += QStringLiteral("<%1> <%2>\n")
                       .arg(QString::number(next->first, 16).rightJustified(font.digits, u'0'),
                            hexOf(markedText(next->second, kind)));
        map += QStringLiteral("endbfchar\n");
    }
    map += QStringLiteral("endcmap end\n");
    return map.toStdString();
}

} // namespace

PieceMarking::PieceMarking(QPDF& document, std::map<QPDFObjGen, ShownFont> fonts)
    : m_document(document), m_fonts(std::move(fonts))
{
}

void PieceMarking::mark(QPDFPageObjectHelper& page)
{
    const auto fonts = addFontCopies(page.getAttribute("/Resources", false));
    page.addContentTokenFilter(std::make_shared<MarkingFilter>(fonts, m_streams++ % pieceKinds));
}

void PieceMarking::mark(QPDFObjectHandle formXObject)
{
    const auto fonts = addFontCopies(formXObject.getDict().getKey("/Resources"));
    formXObject.addTokenFilter(std::make_shared<MarkingFilter>(fonts, m_streams++ % pieceKinds));
}

std::map<std::string, const ShownFont*> PieceMarking::addFontCopies(QPDFObjectHandle resources)
{
    std::map<std::string, const ShownFont*> names;
    QPDFObjectHandle fonts = resources.getKeyIfDict("/Font");
    if (!fonts.isDictionary())
        return names;
    for (auto& [name, font] : fonts.getDictAsMap()) {
        const auto shown = m_fonts.find(font.getObjGen());
        if (shown == m_fonts.end())
            continue;
        names[name] = &shown->second;
        const FontCopies& copies = copiesOf(shown->second);
        for (std::size_t kind = 0; kind < pieceKinds; ++kind)
            fonts.replaceKey(MarkingFilter::markedName(name, static_cast<int>(kind)), copies[kind]);
    }
    return names;
}

const PieceMarking::FontCopies& PieceMarking::copiesOf(const ShownFont& font)
{
    const auto [found, isNew] = m_copies.try_emplace(font.font.getObjGen());
    for (std::size_t kind = 0; isNew && kind < pieceKinds; ++kind) {
        QPDFObjectHandle copy = QPDFObjectHandle(font.font).shallowCopy();
        copy.replaceKey("/ToUnicode", m_document.newStream(markingMap(font, kind)));
        found->second[kind] = m_document.makeIndirectObject(copy);
    }
    return found->second;
}

} // namespace duovita
