#include "core/export/pdfexporter.h"
#include "core/import/readers/pdfpieces.h"
#include "core/import/readers/readablepdf.h"
#include "tests/core/import/readers/onepage.h"
#include "tests/support/sampleperson.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QPdfDocument>
#include <QPdfSelection>
#include <QPolygonF>
#include <QTest>

#include <memory>

using namespace duovita;

namespace {

/// The document as Qt Pdf reads it.
class ReadDocument {
public:
    explicit ReadDocument(const QByteArray& file) : m_bytes(file), m_buffer(&m_bytes)
    {
        m_buffer.open(QIODevice::ReadOnly);
        if (!m_bytes.isEmpty())
            m_document.load(&m_buffer);
    }

    int pages() const { return m_document.pageCount(); }
    QPdfSelection all(int page) { return m_document.getAllText(page); }
    /// The boxes that Qt Pdf returns for a separate query.
    QList<QRectF> boxes(int page, qsizetype start, qsizetype length)
    {
        QList<QRectF> boxes;
        const QPdfSelection selection =
            m_document.getSelectionAtIndex(page, static_cast<int>(start), static_cast<int>(length));
        for (const QPolygonF& polygon : selection.bounds())
            boxes += polygon.boundingRect();
        return boxes;
    }

private:
    QByteArray m_bytes;
    QBuffer m_buffer;
    QPdfDocument m_document; // reads from the buffer
};

/// A file, and a copy instrumented to reveal its pieces.
struct Pair {
    explicit Pair(const QByteArray& pdf)
    {
        const auto opened = OpenedPdf::open(pdf, QStringLiteral("cv.pdf"));
        if (!opened)
            return;
        const ReadablePdf readable(*opened);
        page = std::make_unique<ReadDocument>(readable.pdf());
        marked = std::make_unique<ReadDocument>(readable.marked());
    }

    std::optional<PagePieces> pieces(int at = 0) { return PagePieces::read(page->all(at), marked->all(at)); }
    QString text(int at = 0) { return page->all(at).text(); }

    std::unique_ptr<ReadDocument> page;
    std::unique_ptr<ReadDocument> marked;
};

constexpr char oneFont[] = "/Resources << /Font << /F1 6 0 R >> >>";

QByteArray pageThatShows(const QByteArray& content, const QByteArray& map = {})
{
    return test::onePage("BT /F1 12 Tf " + content + " ET", oneFont, map);
}

/// A map for one-byte codes.
QByteArray mapOf(const QByteArray& characters)
{
    return "/CIDInit /ProcSet findresource begin begincmap\n1 begincodespacerange <00> <ff> endcodespacerange\n" +
           characters + "\nendcmap end\n";
}

QRectF united(const QList<QRectF>& boxes)
{
    QRectF box;
    for (const QRectF& one : boxes)
        box |= one;
    return box;
}

bool isNear(const QRectF& a, const QRectF& b)
{
    constexpr double near = 0.01; // points
    return qAbs(a.left() - b.left()) < near && qAbs(a.top() - b.top()) < near && qAbs(a.right() - b.right()) < near &&
           qAbs(a.bottom() - b.bottom()) < near;
}

QString shown(const QRectF& box)
{
    return QStringLiteral("%1 %2 %3 × %4").arg(box.x()).arg(box.y()).arg(box.width()).arg(box.height());
}

} // namespace

/// The positions of all letters of a page, determined in one pass, must equal those that Qt Pdf returns for each.
class PdfPiecesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void locatesLinesOfOwnDocuments_data();
    void locatesLinesOfOwnDocuments();
    void splitsTextByOperators();
    void estimatesBoxesWithinAPiece();
    void locatesPiecesDrawnOutOfOrder_data();
    void locatesPiecesDrawnOutOfOrder();
    void locatesLigaturesAndMultiLetterCodes();
    void locatesPiecesInUnknownFonts();
    void findsNoPiecesWithoutText_data();
    void findsNoPiecesWithoutText();
    void rejectsMismatchedPages();
    void rejectsRightToLeftText();

private:
    PdfExporter m_exporter;
};

void PdfPiecesTest::locatesLinesOfOwnDocuments_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<Language>("language");
    for (const char* design : {"classic", "modern", "compact", "bilingual"}) { // one or two columns, two languages
        for (const Language language : allLanguages)
            QTest::addRow("%s %s", design, infoOf(language).code) << QString::fromLatin1(design) << language;
    }
}

/// All lines but a few are found by their pieces, at the right positions.
void PdfPiecesTest::locatesLinesOfOwnDocuments()
{
    QFETCH(QString, design);
    QFETCH(Language, language);
    const Person person = test::samplePerson(QStringLiteral("li-si"));
    Cv cv = person.cvs.front();
    cv.design.templateName = design;
    const auto document = m_exporter.make(person, cv, language);
    QVERIFY(document);
    Pair pair(document->bytes);
    QVERIFY(pair.page->pages() > 0);
    QCOMPARE(pair.marked->pages(), pair.page->pages());
    constexpr int eachOf = 7; // test only some lines, because each query reads the page
    for (int page = 0; page < pair.page->pages(); ++page) {
        const auto pieces = pair.pieces(page);
        QVERIFY2(pieces, qPrintable(QString::number(page)));
        const QString text = pair.text(page);
        int known = 0;
        int lines = 0;
        for (qsizetype start = 0; start < text.size();) {
            const qsizetype stop = text.indexOf(u'\n', start);
            const qsizetype end = stop < 0 ? text.size() : stop;
            const QString line = text.mid(start, end - start);
            const auto boxes = pieces->boxes(start, end);
            ++lines;
            known += boxes ? 1 : 0;
            if (boxes && !line.trimmed().isEmpty() && lines % eachOf == 0) {
                const QRectF asked = united(pair.page->boxes(page, start, end - start));
                QVERIFY2(isNear(united(*boxes), asked),
                         qPrintable(line + u'\n' + shown(united(*boxes)) + u'\n' + shown(asked)));
            }
            start = end + 1;
        }
        QVERIFY2(known * 10 > lines * 9, qPrintable(QStringLiteral("%1 of %2").arg(known).arg(lines)));
    }
}

void PdfPiecesTest::splitsTextByOperators()
{
    Pair pair(pageThatShows("60 700 Td (San ) Tj (Zhang) Tj [(He) -20 (re)] TJ"));
    const auto pieces = pair.pieces();
    QVERIFY(pieces);
    const QString text = pair.text();
    const qsizetype first = text.indexOf(QStringLiteral("San"));
    QVERIFY2(first > 0 && text.mid(first, 13) == QStringLiteral("San ZhangHere"), qPrintable(text));
    QCOMPARE(pieces->pieceOf(first), pieces->pieceOf(first + 2));
    QVERIFY(!pieces->pieceOf(first + 3)); // a space belongs to no piece
    const auto san = *pieces->pieceOf(first);
    const auto zhang = *pieces->pieceOf(first + 4);
    const auto here = *pieces->pieceOf(first + 9);
    QCOMPARE(*pieces->pieceOf(first + 8), zhang);
    QCOMPARE(*pieces->pieceOf(first + 12), here);
    QVERIFY(san.right() < zhang.left() && zhang.right() < here.left() + 1);
    QCOMPARE(*pieces->boxes(first, first + 13), (QList<QRectF>{san, zhang, here}));
    QCOMPARE(*pieces->boxes(first, first + 3), QList<QRectF>{san});
    QCOMPARE(*pieces->boxes(first + 3, first + 9), QList<QRectF>{zhang});
    QVERIFY(!pieces->boxes(first, first + 6)); // only part of a piece
    QVERIFY(isNear(zhang, united(pair.page->boxes(0, first + 4, 5))));
    QVERIFY(!pieces->pieceOf(text.size()) && !pieces->pieceOf(-1));
}

void PdfPiecesTest::estimatesBoxesWithinAPiece()
{
    Pair pair(pageThatShows("60 700 Td (nnnn nnnn) Tj"));
    const auto pieces = pair.pieces();
    QVERIFY(pieces);
    const qsizetype first = pair.text().indexOf(QStringLiteral("nnnn"));
    const QRectF whole = *pieces->pieceOf(first);
    QCOMPARE(*pieces->roughBoxes(first, first + 9), QList<QRectF>{whole});
    const QRectF left = united(*pieces->roughBoxes(first, first + 4));
    const QRectF right = united(*pieces->roughBoxes(first + 5, first + 9));
    QVERIFY(isNear(left, QRectF(whole.left(), whole.top(), whole.width() / 2, whole.height())));
    QVERIFY(isNear(right, QRectF(whole.center().x(), whole.top(), whole.width() / 2, whole.height())));
}

void PdfPiecesTest::locatesPiecesDrawnOutOfOrder_data()
{
    QTest::addColumn<QStringList>("words"); // in file order, with positions
    const QString alpha = QStringLiteral("alpha 60 700");
    const QString beta = QStringLiteral("beta 320 700");
    const QString gamma = QStringLiteral("gamma 60 680");
    const QString delta = QStringLiteral("delta 320 680");
    QTest::newRow("row by row") << QStringList{alpha, beta, gamma, delta};
    QTest::newRow("column by column") << QStringList{alpha, gamma, beta, delta};
    QTest::newRow("from the right") << QStringList{beta, alpha, delta, gamma};
    QTest::newRow("from below") << QStringList{delta, gamma, beta, alpha};
    QTest::newRow("three columns") << QStringList{beta,  QStringLiteral("epsilon 200 700"), alpha, gamma,
                                                  delta, QStringLiteral("zeta 200 680")};
}

/// Each word is found at its position, whatever was drawn before it.
void PdfPiecesTest::locatesPiecesDrawnOutOfOrder()
{
    QFETCH(QStringList, words);
    QByteArray content;
    for (const QString& word : std::as_const(words)) {
        const QByteArrayList parts = word.toLatin1().split(' ');
        content += "1 0 0 1 " + parts[1] + ' ' + parts[2] + " Tm (" + parts[0] + ") Tj ";
    }
    Pair pair(pageThatShows(content));
    const auto pieces = pair.pieces();
    QVERIFY(pieces);
    const QString text = pair.text();
    for (const QString& word : std::as_const(words)) {
        const QString letters = word.section(u' ', 0, 0);
        const qsizetype at = text.indexOf(letters);
        QVERIFY2(at > 0, qPrintable(text));
        const auto boxes = pieces->boxes(at, at + letters.size());
        QVERIFY2(boxes && boxes->size() == 1, qPrintable(word));
        const QRectF box = boxes->front();
        QVERIFY2(isNear(box, united(pair.page->boxes(0, at, letters.size()))), qPrintable(word));
        const double baseline = test::pageHeight - word.section(u' ', 2).toDouble();
        QVERIFY2(qAbs(box.left() - word.section(u' ', 1, 1).toDouble()) < 1, qPrintable(word));
        QVERIFY2(box.top() < baseline && baseline < box.bottom() + 1, qPrintable(word));
    }
}

/// One code may stand for several letters, or for one that Qt Pdf decomposes; includes Chinese.
void PdfPiecesTest::locatesLigaturesAndMultiLetterCodes()
{
    Pair pair(pageThatShows("60 700 Td (abc) Tj (de) Tj 0 -20 Td (ab) Tj",
                            mapOf("5 beginbfchar <61> <5F20> <62> <4E09> <63> <FB01> <64> <006600660069> <65> <0078> "
                                  "endbfchar")));
    const auto pieces = pair.pieces();
    QVERIFY(pieces);
    const QString text = pair.text();
    const qsizetype at = text.indexOf(QStringLiteral("张三"));
    QVERIFY2(text.mid(at, 8) == QStringLiteral("张三fiffix"), qPrintable(text));
    const QRectF first = *pieces->pieceOf(at);
    const QRectF next = *pieces->pieceOf(at + 4);
    QCOMPARE(*pieces->pieceOf(at + 3), first);
    QCOMPARE(*pieces->pieceOf(at + 7), next);
    QVERIFY(first.right() <= next.left() + 0.5);
    QCOMPARE(*pieces->boxes(at, at + 8), (QList<QRectF>{first, next}));
    const qsizetype again = text.indexOf(QStringLiteral("张三"), at + 1);
    QVERIFY(again > at && pieces->pieceOf(again)->top() > first.bottom());
}

/// A font without known properties has no symbols of its own: its words are delimited by spaces.
void PdfPiecesTest::locatesPiecesInUnknownFonts()
{
    Pair pair(test::onePage("BT /F1 12 Tf 60 700 Td (known) Tj /F9 12 Tf 100 0 Td (unknown) Tj /F1 12 Tf 100 0 Td "
                            "(again) Tj ET",
                            oneFont));
    const auto pieces = pair.pieces();
    QVERIFY(pieces);
    const QString text = pair.text();
    for (const char* word : {"known", "unknown", "again"}) {
        const qsizetype at = text.indexOf(QLatin1StringView(word));
        QVERIFY2(at > 0, qPrintable(text));
        const qsizetype length = static_cast<qsizetype>(qstrlen(word));
        const auto boxes = pieces->boxes(at, at + length);
        QVERIFY2(boxes && isNear(united(*boxes), united(pair.page->boxes(0, at, length))), word);
    }
}

void PdfPiecesTest::findsNoPiecesWithoutText_data()
{
    QTest::addColumn<QByteArray>("pdf");
    QTest::newRow("nothing") << test::onePage({});
    QTest::newRow("a figure") << test::onePage("60 60 200 200 re f", oneFont);
    QTest::newRow("blanks") << pageThatShows("60 700 Td (   ) Tj");
}

/// Except for the page edges' lines, which were added to the file.
void PdfPiecesTest::findsNoPiecesWithoutText()
{
    QFETCH(QByteArray, pdf);
    Pair pair(pdf);
    QCOMPARE(pair.page->pages(), 1);
    const auto pieces = pair.pieces();
    QVERIFY(pieces);
    const QString text = pair.text();
    for (qsizetype at = 0; at < text.size(); ++at) {
        const bool isEdge = text[at] == QChar(0xA4);
        QVERIFY2(isEdge || text[at].isSpace(), qPrintable(text));
        QCOMPARE(pieces->pieceOf(at).has_value(), isEdge);
    }
    QCOMPARE(pieces->boxes(text.size(), text.size() + 5), QList<QRectF>());
}

/// Information about another page is rejected.
void PdfPiecesTest::rejectsMismatchedPages()
{
    Pair pair(pageThatShows("60 700 Td (San Zhang) Tj"));
    Pair words(pageThatShows("60 700 Td (San Zhang Wu) Tj"));
    Pair places(pageThatShows("90 700 Td (San Zhang) Tj"));
    QVERIFY(pair.pieces());
    QVERIFY(!PagePieces::read(pair.page->all(0), words.marked->all(0)));
    QVERIFY(!PagePieces::read(pair.page->all(0), places.marked->all(0)));
}

/// Right-to-left letters are stored in another order than they are drawn.
void PdfPiecesTest::rejectsRightToLeftText()
{
    Pair pair(
        pageThatShows("60 700 Td (abc) Tj", mapOf("3 beginbfchar <61> <05D3> <62> <05E0> <63> <05D4> endbfchar")));
    QVERIFY(pair.text().contains(QChar(0x05D3)));
    QVERIFY(!pair.pieces());
}

DUOVITA_TEST(PdfPiecesTest)
#include "tst_pdfpieces.moc"
