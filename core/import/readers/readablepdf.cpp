#include "core/import/readers/readablepdf.h"

#include "core/import/readers/pdfgaps.h"
#include "core/import/readers/pdfglyphs.h"
#include "core/import/readers/pdfmaps.h"
#include "core/import/readers/pdfstreams.h"
#include "core/import/readers/piecemarking.h"

#include <QRegularExpression>
#include <QSet>

#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <functional>
#include <map>
#include <set>

namespace duovita {

namespace {

constexpr char edgeSign = '\xA4';          // U+00A4 in WinAnsiEncoding
constexpr std::size_t endLineLength = 200; // the number of emojis that a page may contain

bool hasSurrogates(const QString& text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.isSurrogate(); });
}

/// Passes on the tokens of a page's content and replaces ActualText (ISO 32000-1, 14.9.4) using `change`.
class ActualTexts : public QPDFObjectHandle::TokenFilter {
public:
    explicit ActualTexts(std::function<QString(const QString&)> change) : m_change(std::move(change)) {}

    void handleToken(const QPDFTokenizer::Token& token) override
    {
        const std::string& value = token.getValue();
        if (token.getType() == QPDFTokenizer::tt_string && m_named && value.compare(0, 2, "\xFE\xFF") == 0) {
            const QString text = unitsOf(QString::fromLatin1(QByteArray::fromStdString(value.substr(2)).toHex()));
            const QByteArray bytes = QByteArray::fromHex("feff" + hexOf(m_change(text)).toLatin1());
            writeToken(QPDFTokenizer::Token(QPDFTokenizer::tt_string, bytes.toStdString()));
        } else {
            writeToken(token);
        }
        if (token.getType() != QPDFTokenizer::tt_space)
            m_named = token.getType() == QPDFTokenizer::tt_name && value == "/ActualText";
    }

private:
    std::function<QString(const QString&)> m_change;
    bool m_named = false;
};

/// Modifies the ToUnicode maps of a document's fonts and the ActualText of its pages.
class TextPreparing {
public:
    /// Makes the readable file.
    QByteArray prepared(QPDF& document)
    {
        changeMaps(document);
        giveGlyphsText(document);
        for (QPDFPageObjectHelper& page : QPDFPageDocumentHelper(document).getAllPages()) {
            if (m_budget.takeContent(page)) {
                m_pages.push_back(page);
                changeMarks(page);
                page.addContentTokenFilter(std::make_shared<PartingAtGaps>());
                page.forEachFormXObject(true, [this](QPDFObjectHandle& form, QPDFObjectHandle&, const std::string&) {
                    if (m_seen.insert(form.getObjGen()).second && m_budget.take(form)) {
                        m_forms.push_back(form);
                        form.addTokenFilter(std::make_shared<PartingAtGaps>());
                    }
                });
            }
            addEdgeLines(document, page);
        }
        return written(document);
    }

    /// Makes the file that reveals pieces, after the first; empty if that fails.
    QByteArray marked(QPDF& document)
    {
        constexpr std::size_t largest = 8 * 1024 * 1024; // enough for a readable document without its pictures
        if (m_budget.taken() > largest || std::any_of(m_forms.begin(), m_forms.end(), drawsForms))
            return {};
        try {
            readTexts(m_fonts);
            PieceMarking marking(document, std::move(m_fonts));
            for (QPDFPageObjectHelper& page : m_pages)
                marking.mark(page);
            for (const QPDFObjectHandle& form : m_forms)
                marking.mark(form);
            return written(document);
        } catch (const std::exception&) { // it only serves speed
            return {};
        }
    }

    const QHash<QChar, QString>& meant() const { return m_meant; }
    const QHash<QChar, QString>& glyphs() const { return m_glyphs; }

private:
    /// Ten forms that each draw the next one ten times would take forever; Qt Pdf drops repeated drawing in one place,
    /// but only within one font.
    static bool drawsForms(QPDFObjectHandle form)
    {
        QPDFObjectHandle objects = form.getDict().getKey("/Resources").getKeyIfDict("/XObject");
        if (!objects.isDictionary())
            return false;
        const std::map<std::string, QPDFObjectHandle> named = objects.getDictAsMap();
        return std::any_of(named.begin(), named.end(),
                           [](const auto& object) { return QPDFObjectHandle(object.second).isFormXObject(); });
    }

    /// Gives each glyph without text a character of its own.
    void giveGlyphsText(QPDF& document)
    {
        std::map<QPDFObjGen, QList<std::pair<TextlessGlyph, QString>>> fonts;
        try {
            m_fonts = shownFonts(document);
            for (const TextlessGlyph& glyph : textlessGlyphs(m_fonts)) {
                const QChar own = nextPrivate();
                if (own == QChar::ReplacementCharacter)
                    return;
                m_glyphs[own] = glyph.text;
                fonts[glyph.font.getObjGen()] += std::pair(glyph, QString(own));
            }
        } catch (const std::exception&) { // a damaged font or page: its glyphs stay as they are
            m_glyphs.clear();
            return;
        }
        for (const auto& [id, texts] : fonts)
            mapGlyphs(document, texts.front().first.font, texts);
    }

    void changeMarks(QPDFPageObjectHelper& page)
    {
        bool found = false;
        ActualTexts looking([&found](const QString& text) {
            found = found || hasSurrogates(text);
            return text;
        });
        page.filterContents(&looking);
        if (found)
            page.addContentTokenFilter(
                std::make_shared<ActualTexts>([this](const QString& text) { return standInsFor(text); }));
    }

    static void addEdgeLines(QPDF& document, QPDFPageObjectHelper& page)
    {
        const std::string name = "/DuovitaEdge";
        QPDFObjectHandle resources = page.getAttribute("/Resources", true);
        if (!resources.isDictionary()) { // Qt Pdf uses a default font for text without one
            resources = QPDFObjectHandle::newDictionary();
            page.getObjectHandle().replaceKey("/Resources", resources);
        }
        QPDFObjectHandle fonts = resources.getKey("/Font");
        fonts = fonts.isDictionary() ? fonts.shallowCopy() : QPDFObjectHandle::newDictionary();
        fonts.replaceKey(name, QPDFObjectHandle::parse("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica "
                                                       "/Encoding /WinAnsiEncoding >>"));
        resources.replaceKey("/Font", fonts);
        // Above and below the page, independent of the content's coordinate system.
        const auto line = [&](const char* top, std::size_t length) {
            return "q BT " + name + " 1 Tf 1 0 0 1 0 " + top + " Tm (" + std::string(length, edgeSign) + ") Tj ET Q\n";
        };
        page.addPageContents(document.newStream(line("9000", 1) + "q\n"), true);
        page.addPageContents(document.newStream("\nQ " + line("-1000", endLineLength)), false);
    }

    void changeMaps(QPDF& document)
    {
        QList<std::pair<QPDFObjectHandle, QString>> maps;
        for (QPDFObjectHandle& object : document.getAllObjects()) {
            QPDFObjectHandle map = object.getKeyIfDict("/ToUnicode");
            if (!m_budget.take(map))
                continue;
            const std::shared_ptr<Buffer> data = map.getStreamData(qpdf_dl_generalized);
            maps += std::pair(map, QString::fromLatin1(reinterpret_cast<const char*>(data->getBuffer()),
                                                       static_cast<qsizetype>(data->getSize())));
            keepFree(maps.last().second);
        }
        for (auto& [map, text] : maps) {
            const QString with = withStandIns(text);
            if (with != text)
                map.replaceStreamData(with.toLatin1().toStdString(), QPDFObjectHandle::newNull(),
                                      QPDFObjectHandle::newNull());
        }
    }

    static QByteArray written(QPDF& document)
    {
        QPDFWriter writer(document);
        writer.setOutputMemory();
        writer.setPreserveEncryption(false);
        writer.write();
        const std::shared_ptr<Buffer> bytes = writer.getBufferSharedPointer();
        return {reinterpret_cast<const char*>(bytes->getBuffer()), static_cast<qsizetype>(bytes->getSize())};
    }

    /// Reserves private-use characters that the font already uses, for icons.
    void keepFree(const QString& map)
    {
        for (auto it = hexText().globalMatch(map); it.hasNext();) {
            for (const QChar unit : unitsOf(it.next().captured(1)))
                m_used.insert(unit);
        }
    }

    QString withStandIns(const QString& map)
    {
        const QString with = withRangesSpelledOut(map);
        qsizetype at = 0;
        QString changed;
        for (auto it = hexText().globalMatch(with); it.hasNext();) {
            const auto match = it.next();
            const QString text = unitsOf(match.captured(1).simplified().remove(u' '));
            if (!hasSurrogates(text))
                continue;
            changed += with.mid(at, match.capturedStart() - at) + u'<' + hexOf(standInsFor(text)) + u'>';
            at = match.capturedEnd();
        }
        return at == 0 ? map : QString(changed + with.mid(at));
    }

    /// "<01> <03> <D83DDE00>" is a range that counts up from its text: writes one entry per code. A bracketed list
    /// already has them.
    static QString withRangesSpelledOut(const QString& map)
    {
        static const QRegularExpression rangeOrList(
            QStringLiteral("\\[[^\\[\\]]*|<([0-9A-Fa-f]{1,8})>\\s*<([0-9A-Fa-f]{1,8})>\\s*<([dD][89abAB][0-9A-Fa-f]{2}"
                           "[dD][c-fC-F][0-9A-Fa-f]{2})>"));
        constexpr uint longest = 256;       // only the last byte of a code may vary
        constexpr uint mostCodes = 1 << 16; // of one font
        uint codes = 0;
        qsizetype at = 0;
        QString spelled;
        for (auto it = rangeOrList.globalMatch(map); it.hasNext();) {
            const auto match = it.next();
            const uint first = match.captured(1).toUInt(nullptr, 16);
            const uint last = match.captured(2).toUInt(nullptr, 16);
            if (match.captured(3).isEmpty() || last < first || last - first >= longest || codes > mostCodes)
                continue;
            codes += last - first + 1;
            const QString text = unitsOf(match.captured(3));
            const char32_t from = QChar::surrogateToUcs4(text[0], text[1]);
            QStringList each;
            for (uint i = 0; i <= last - first; ++i) {
                const char32_t one = from + i;
                each += u'<' + hexOf(QString::fromUcs4(&one, 1)) + u'>';
            }
            spelled += map.mid(at, match.capturedStart() - at) +
                       QStringLiteral("<%1> <%2> [%3]").arg(match.captured(1), match.captured(2), each.join(u' '));
            at = match.capturedEnd();
        }
        return at == 0 ? map : QString(spelled + map.mid(at));
    }

    QString standInsFor(const QString& text)
    {
        QString with;
        for (const char32_t character : text.toUcs4())
            with += QChar::requiresSurrogates(character) ? QString(standInFor(character))
                                                         : QString::fromUcs4(&character, 1);
        return with;
    }

    QChar standInFor(char32_t character)
    {
        if (const QChar known = m_standIns.value(character); !known.isNull())
            return known;
        const QChar standIn = nextPrivate();
        if (standIn == QChar::ReplacementCharacter)
            return standIn;
        m_meant[standIn] = QString::fromUcs4(&character, 1);
        m_standIns[character] = standIn;
        return standIn;
    }

    /// An unused private-use character; U+FFFD if all are used.
    QChar nextPrivate()
    {
        while (m_used.contains(QChar(m_next)) && m_next < lastPrivate)
            ++m_next;
        return m_next >= lastPrivate ? QChar(QChar::ReplacementCharacter) : QChar(m_next++);
    }

    static constexpr char16_t lastPrivate = 0xF8FF;
    char16_t m_next = 0xE000;
    StreamBudget m_budget;
    std::set<QPDFObjGen> m_seen;               // forms drawn by pages
    std::vector<QPDFPageObjectHelper> m_pages; // pages whose content is read
    std::vector<QPDFObjectHandle> m_forms;     // likewise
    std::map<QPDFObjGen, ShownFont> m_fonts;
    QSet<QChar> m_used;
    QHash<QChar, QString> m_meant;
    QHash<char32_t, QChar> m_standIns;
    QHash<QChar, QString> m_glyphs;
};

} // namespace

ReadablePdf::ReadablePdf(const OpenedPdf& pdf) : m_pdf(pdf.bytes())
{
    try {
        TextPreparing preparing;
        m_pdf = preparing.prepared(pdf.document());
        m_marked = preparing.marked(pdf.document());
        m_meant = preparing.meant();
        m_glyphs = preparing.glyphs();
        m_hasEdges = true;
    } catch (const std::exception&) { // read unmodified
    }
}

QString ReadablePdf::meant(const QString& text) const
{
    QString with;
    for (const QChar unit : text)
        with += m_meant.value(unit, unit);
    return with;
}

std::pair<qsizetype, qsizetype> ReadablePdf::ownText(QStringView page) const
{
    const auto isSign = [](QChar c) { return c == QLatin1Char(edgeSign); };
    qsizetype start = 0;
    qsizetype end = page.size();
    if (!m_hasEdges)
        return {start, end};
    // A user's own line of such signs stays.
    const qsizetype head = page.indexOf(u'\n');
    if (const QStringView line = page.left(head < 0 ? end : head).trimmed(); line.size() == 1 && isSign(line.front()))
        start = head < 0 ? end : head + 1;
    const qsizetype foot = page.lastIndexOf(u'\n') + 1;
    const QStringView line = page.mid(foot).trimmed();
    if (foot >= start && !line.isEmpty() && std::all_of(line.begin(), line.end(), isSign))
        end = foot;
    return {start, end};
}

} // namespace duovita
