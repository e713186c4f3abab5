#include "core/import/readers/pdfpieces.h"

#include "core/import/readers/pdfglyphs.h"
#include "core/import/readers/pdfmaps.h"

#include <QPdfSelection>
#include <QPolygonF>

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

#include <algorithm>
#include <array>

namespace duovita {

namespace {

// Signs that hardly a text has: what Qt Pdf does with a letter at a line's end, it does with all letters, and with
// hyphens and other signs each.
constexpr int kinds = PieceMarking::kinds;
constexpr std::array<char16_t, kinds> letterMarks{0xA4D0, 0xA4D1, 0xA4D2, 0xA4D3};
constexpr std::array<char16_t, kinds> otherMarks{0x2055, 0x2056, 0x2058, 0x2059};
constexpr std::array<char16_t, kinds> hyphenMarks{u'-', QChar::SoftHyphen, u'-',
                                                  QChar::SoftHyphen}; // all that it knows

constexpr int unmarked = kinds;
using Kinds = unsigned; // a bit each

bool isHyphen(QChar unit)
{
    return unit == u'-' || unit == QChar::SoftHyphen;
}

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
        const QChar mark = isHyphen(unit) ? hyphenMarks[kind] : letter ? letterMarks[kind] : otherMarks[kind];
        marks += QString(units, unit.isSpace() ? unit : mark);
    }
    return marks;
}

Kinds kindsOf(QChar sign)
{
    constexpr Kinds all = (1U << (unmarked + 1)) - 1;
    if (sign == QChar(0x2) || sign == QChar(0xFFFE) || sign.isSpace()) // a hyphen at a line's end
        return all;
    Kinds found = 0;
    for (std::size_t kind = 0; kind < kinds; ++kind) {
        if (sign == QChar(letterMarks[kind]) || sign == QChar(otherMarks[kind]) || sign == QChar(hyphenMarks[kind]))
            found |= 1U << kind;
    }
    return found == 0 ? 1U << unmarked : found;
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
            m_next = (m_next + 1) % kinds;
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

struct Word {
    qsizetype start = 0;
    qsizetype length = 0;
};

/// What stands between blanks and line ends.
QList<Word> wordsOf(QStringView text)
{
    QList<Word> words;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (text[at] == u' ' || text[at] == u'\r' || text[at] == u'\n')
            continue;
        if (words.isEmpty() || words.last().start + words.last().length < at)
            words += Word{at, 0};
        ++words.last().length;
    }
    return words;
}

/// Whether the same blanks and line ends stand before the words, one by one.
bool standAlike(QStringView first, const QList<Word>& firstWords, QStringView second, const QList<Word>& secondWords)
{
    if (firstWords.size() != secondWords.size())
        return false;
    qsizetype at = 0;
    qsizetype other = 0;
    for (qsizetype i = 0; i < firstWords.size(); ++i) {
        if (first.mid(at, firstWords[i].start - at) != second.mid(other, secondWords[i].start - other))
            return false;
        at = firstWords[i].start + firstWords[i].length;
        other = secondWords[i].start + secondWords[i].length;
    }
    return true;
}

bool isRightToLeft(QChar unit)
{
    return unit.direction() == QChar::DirR || unit.direction() == QChar::DirAL;
}

QList<QRectF> boxesOf(const QPdfSelection& selection)
{
    QList<QRectF> boxes;
    for (const QPolygonF& polygon : selection.bounds())
        boxes += polygon.boundingRect();
    return boxes;
}

bool areAlike(const QList<QRectF>& first, const QList<QRectF>& second)
{
    constexpr double alike = 0.01; // points
    return std::equal(first.begin(), first.end(), second.begin(), second.end(), [](const QRectF& a, const QRectF& b) {
        return qAbs(a.left() - b.left()) < alike && qAbs(a.top() - b.top()) < alike &&
               qAbs(a.right() - b.right()) < alike && qAbs(a.bottom() - b.bottom()) < alike;
    });
}

/// Numbers from 0 for the pieces that signs are in, -1 for blanks. Signs of fonts that are not marked are one piece up
/// to the next blank, or line.
QList<qsizetype> piecesOf(QStringView marks, bool unmarkedWords, qsizetype& count)
{
    QList<qsizetype> pieces(marks.size(), -1);
    int current = -1; // kind
    count = 0;
    for (qsizetype at = 0; at < marks.size(); ++at) {
        if (marks[at] == u'\n' || (unmarkedWords && current == unmarked && marks[at] == u' '))
            current = -1;
        if (marks[at] == u' ' || marks[at] == u'\r' || marks[at] == u'\n')
            continue;
        const Kinds may = kindsOf(marks[at]);
        if (current < 0 || (may & (1U << current)) == 0) {
            current = (current + 1) % kinds;
            for (int i = 0; i <= unmarked && (may & (1U << current)) == 0; ++i)
                current = (current + 1) % (unmarked + 1);
            ++count;
        }
        pieces[at] = count - 1;
    }
    return pieces;
}

} // namespace

PieceMarking::PieceMarking(QPDF& document, std::map<QPDFObjGen, ShownFont> fonts)
    : m_document(document), m_fonts(std::move(fonts))
{
}

void PieceMarking::mark(QPDFPageObjectHelper& page)
{
    const auto fonts = addTo(page.getAttribute("/Resources", false));
    page.addContentTokenFilter(std::make_shared<MarkingFilter>(fonts, m_streams++ % kinds));
}

void PieceMarking::mark(QPDFObjectHandle form)
{
    const auto fonts = addTo(form.getDict().getKey("/Resources"));
    form.addTokenFilter(std::make_shared<MarkingFilter>(fonts, m_streams++ % kinds));
}

std::map<std::string, const ShownFont*> PieceMarking::addTo(QPDFObjectHandle resources)
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
        const FontCopies& copies = marked(shown->second);
        for (std::size_t kind = 0; kind < kinds; ++kind)
            fonts.replaceKey(MarkingFilter::markedName(name, static_cast<int>(kind)), copies[kind]);
    }
    return names;
}

const PieceMarking::FontCopies& PieceMarking::marked(const ShownFont& font)
{
    const auto [found, isNew] = m_marked.try_emplace(font.font.getObjGen());
    for (std::size_t kind = 0; isNew && kind < kinds; ++kind) {
        QPDFObjectHandle copy = QPDFObjectHandle(font.font).shallowCopy();
        copy.replaceKey("/ToUnicode", m_document.newStream(markingMap(font, kind)));
        found->second[kind] = m_document.makeIndirectObject(copy);
    }
    return found->second;
}

std::optional<PagePieces> PagePieces::read(const QPdfSelection& page, const QPdfSelection& marked)
{
    const QString text = page.text();
    const QString marks = marked.text();
    const QList<Word> words = wordsOf(text);
    const QList<Word> markedWords = wordsOf(marks);
    QList<QRectF> boxes = boxesOf(page);
    if (!standAlike(text, words, marks, markedWords) || !areAlike(boxes, boxesOf(marked)) ||
        std::any_of(text.begin(), text.end(), isRightToLeft))
        return std::nullopt;
    qsizetype count = 0;
    QList<qsizetype> pieces = piecesOf(marks, true, count);
    constexpr double lowest = 0.05; // points: blanks have no height
    boxes.removeIf([](const QRectF& box) { return box.height() < lowest; });
    if (boxes.size() != count)
        pieces = piecesOf(marks, false, count);
    if (boxes.size() != count)
        return std::nullopt;
    PagePieces result;
    for (const QRectF& box : std::as_const(boxes))
        result.m_pieces += Piece{box};
    result.m_pieceOf.fill(-1, text.size());
    for (qsizetype i = 0; i < words.size(); ++i) {
        const auto [start, length] = words[i];
        const auto [from, units] = markedWords[i];
        const bool whole = pieces[from] == pieces[from + units - 1];
        if (!whole && length != units) // which of its letters are in which piece is not known
            return std::nullopt;
        for (qsizetype k = 0; k < length; ++k) {
            const qsizetype number = pieces[whole ? from : from + k];
            result.m_pieceOf[start + k] = number;
            Piece& piece = result.m_pieces[number];
            piece.first = piece.letters == 0 ? start + k : piece.first;
            piece.last = start + k;
            ++piece.letters;
        }
    }
    return result;
}

std::optional<QRectF> PagePieces::pieceOf(qsizetype letter) const
{
    const qsizetype piece = m_pieceOf.value(letter, -1);
    return piece < 0 ? std::nullopt : std::optional(m_pieces[piece].box);
}

std::optional<QList<QRectF>> PagePieces::boxes(qsizetype start, qsizetype end) const
{
    return boxes(start, end, false);
}

std::optional<QList<QRectF>> PagePieces::roughBoxes(qsizetype start, qsizetype end) const
{
    return boxes(start, end, true);
}

std::optional<QList<QRectF>> PagePieces::boxes(qsizetype start, qsizetype end, bool rough) const
{
    QList<QRectF> found;
    for (qsizetype at = start; at < end && at < m_pieceOf.size();) {
        const qsizetype number = m_pieceOf[at];
        qsizetype next = at;
        while (next < end && next < m_pieceOf.size() && (m_pieceOf[next] == number || m_pieceOf[next] < 0))
            ++next;
        if (number < 0) {
            ++at;
            continue;
        }
        const Piece& piece = m_pieces[number];
        const bool isWhole = at <= piece.first && next > piece.last;
        if (!isWhole && !rough)
            return std::nullopt;
        const auto lettersIn = [&](qsizetype from, qsizetype to) {
            return static_cast<double>(std::count(m_pieceOf.begin() + from, m_pieceOf.begin() + to, number));
        };
        QRectF box = piece.box;
        if (!isWhole) {
            const double before = lettersIn(piece.first, at) / static_cast<double>(piece.letters);
            const double share = lettersIn(at, next) / static_cast<double>(piece.letters);
            box.setLeft(piece.box.left() + before * piece.box.width());
            box.setWidth(share * piece.box.width());
        }
        found += box;
        at = next;
    }
    return found;
}

} // namespace duovita
