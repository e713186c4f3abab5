#include "core/import/readers/pdfdrawing.h"

#include "core/import/readers/pdfstreams.h"

#include <QHash>
#include <QTransform>

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

#include <cmath>

namespace duovita {

namespace {

bool isBold(QPDFObjectHandle font)
{
    QPDFObjectHandle descendants = font.getKeyIfDict("/DescendantFonts");
    QPDFObjectHandle described =
        descendants.isArray() && descendants.getArrayNItems() > 0 ? descendants.getArrayItem(0) : font;
    QPDFObjectHandle name = font.getKeyIfDict("/BaseFont");
    const QString base = name.isName() ? QString::fromStdString(name.getName()).toLower() : QString();
    for (const char* word : {"bold", "black", "heavy", "demi", "cmbx", "-medi", "sfbx"}) {
        if (base.contains(QLatin1StringView(word)))
            return true;
    }
    constexpr double bold = 600; // as in CSS
    QPDFObjectHandle weight = described.getKeyIfDict("/FontDescriptor").getKeyIfDict("/FontWeight");
    return weight.isNumber() && weight.getNumericValue() >= bold;
}

// Limits for one page; no readable page has more.
constexpr qsizetype mostPieces = 100'000;
constexpr qsizetype mostDots = 1'000;

/// Limits for one document, so that reading takes bounded time.
struct DrawingBudget {
    StreamBudget streams;
    int objects = 10'000'000;
};

/// Interprets a content stream and the forms it draws, operator by operator.
class DrawingReader : public QPDFObjectHandle::ParserCallbacks {
public:
    /// `toPage` maps the stream's coordinates to the page's; `budget` is what remains.
    DrawingReader(const QPDFObjectHandle& resources, const QTransform& toPage, PageDrawing& drawing,
                  DrawingBudget& budget, int depth)
        : m_resources(resources), m_drawing(drawing), m_budget(budget), m_depth(depth)
    {
        m_state.toPage = toPage;
    }

    void handleObject(QPDFObjectHandle object, size_t, size_t) override
    {
        constexpr qsizetype mostOperands = 64; // more than any operator has; invalid content may have any number
        if (--m_budget.objects < 0)
            terminateParsing();
        if (object.isOperator()) {
            perform(object.getOperatorValue());
            m_operands.clear();
        } else if (m_operands.size() < mostOperands) {
            m_operands += object;
        }
    }

    void handleEOF() override {}

private:
    struct State {
        QTransform toPage;
        double size = 0;
        double leading = 0;
        bool bold = false;
    };

    double number(qsizetype i)
    {
        return i < m_operands.size() && m_operands[i].isNumber() ? m_operands[i].getNumericValue() : 0;
    }
    QPointF point(qsizetype i) { return {number(i), number(i + 1)}; }
    QTransform matrix() { return {number(0), number(1), number(2), number(3), number(4), number(5)}; }

    void perform(const std::string& name)
    {
        if (!performText(name) && !performPath(name))
            performState(name);
    }

    void performState(const std::string& name)
    {
        constexpr qsizetype deepest = 256;
        if (name == "q" && m_saved.size() < deepest) {
            m_saved += m_state;
        } else if (name == "Q" && !m_saved.isEmpty()) {
            m_state = m_saved.takeLast();
        } else if (name == "cm") {
            m_state.toPage = matrix() * m_state.toPage;
        } else if (name == "Do" && !m_operands.isEmpty() && m_operands[0].isName()) {
            drawForm(m_operands[0].getName());
        }
    }

    bool performText(const std::string& name)
    {
        if (name == "BT") {
            m_line = m_text = QTransform();
        } else if (name == "Tf") {
            setFont();
        } else if (name == "TL") {
            m_state.leading = number(0);
        } else if (name == "Tm") {
            m_line = m_text = matrix();
        } else if (name == "Td") {
            move(number(0), number(1));
        } else if (name == "TD") {
            m_state.leading = -number(1);
            move(number(0), number(1));
        } else if (name == "T*") {
            move(0, -m_state.leading);
        } else if (name == "Tj" || name == "TJ") {
            show(0);
        } else if (name == "'" || name == "\"") {
            move(0, -m_state.leading);
            show(name == "'" ? 0 : 2);
        } else {
            return false;
        }
        return true;
    }

    void setFont()
    {
        m_state.size = number(1);
        m_state.bold = false;
        if (m_operands.isEmpty() || !m_operands[0].isName())
            return;
        const std::string name = m_operands[0].getName();
        const QString key = QString::fromStdString(name);
        if (!m_bold.contains(key))
            m_bold[key] = isBold(m_resources.getKeyIfDict("/Font").getKeyIfDict(name));
        m_state.bold = m_bold[key];
    }

    void move(double x, double y) { m_text = m_line = QTransform::fromTranslate(x, y) * m_line; }

    void show(qsizetype operand)
    {
        qsizetype bytes = 0;
        if (operand < m_operands.size() && m_operands[operand].isString())
            bytes = static_cast<qsizetype>(m_operands[operand].getStringValue().size());
        else if (operand < m_operands.size() && m_operands[operand].isArray()) {
            for (QPDFObjectHandle& part : m_operands[operand].getArrayAsVector())
                bytes += part.isString() ? static_cast<qsizetype>(part.getStringValue().size()) : 0;
        }
        if (bytes == 0 || m_drawing.texts.size() >= mostPieces)
            return;
        const QTransform all = m_text * m_state.toPage;
        const double size = std::abs(m_state.size) * std::hypot(all.m21(), all.m22());
        m_drawing.texts += DrawnText{all.map(QPointF(0, 0)), size, m_state.bold, bytes};
    }

    bool performPath(const std::string& name)
    {
        static const std::string painting = " f F f* B B* b b* S s ";
        if (name == "m") {
            ++m_figures;
            reach(0, 1);
        } else if (name == "l") {
            reach(0, 1);
        } else if (name == "c") {
            reach(0, 3);
        } else if (name == "v" || name == "y") {
            reach(0, 2);
        } else if (name == "re") {
            ++m_figures;
            reach(0, 1);
            reachPoint(point(0) + point(2));
        } else if (name == "n" || painting.find(' ' + name + ' ') != std::string::npos) {
            if (name != "n")
                paint();
            m_path = {};
            m_figures = 0;
        } else {
            return false;
        }
        return true;
    }

    void reach(qsizetype first, qsizetype points)
    {
        for (qsizetype i = 0; i < points; ++i)
            reachPoint(point(first + 2 * i));
    }

    void reachPoint(QPointF point)
    {
        const QPointF at = m_state.toPage.map(point);
        if (m_path.isNull())
            m_path = QRectF(at, QSizeF(1e-6, 1e-6));
        m_path.setLeft(qMin(m_path.left(), at.x()));
        m_path.setRight(qMax(m_path.right(), at.x()));
        m_path.setTop(qMin(m_path.top(), at.y()));
        m_path.setBottom(qMax(m_path.bottom(), at.y()));
    }

    void paint()
    {
        constexpr double smallest = 1; // points
        constexpr double largest = 8;
        constexpr double round = 1.4; // maximum ratio of width to height or height to width
        const double width = m_path.width();
        const double height = m_path.height();
        if (m_drawing.dots.size() >= mostDots || m_figures > 2 || qMin(width, height) < smallest ||
            qMax(width, height) > largest || width > round * height || height > round * width)
            return;
        if (m_drawing.dots.isEmpty() || m_drawing.dots.last().center() != m_path.center()) // the same shape filled and
                                                                                           // then stroked
            m_drawing.dots += m_path;
    }

    void drawForm(const std::string& name)
    {
        constexpr int deepest = 8;
        QPDFObjectHandle form = m_resources.getKeyIfDict("/XObject").getKeyIfDict(name);
        if (m_depth >= deepest || !form.isFormXObject() || !m_budget.streams.take(form))
            return;
        QTransform within = m_state.toPage;
        QPDFObjectHandle matrix = form.getDict().getKey("/Matrix");
        if (matrix.isMatrix()) {
            const auto m = matrix.getArrayAsMatrix();
            within = QTransform(m.a, m.b, m.c, m.d, m.e, m.f) * within;
        }
        QPDFObjectHandle own = form.getDict().getKey("/Resources");
        DrawingReader reader(own.isDictionary() ? own : m_resources, within, m_drawing, m_budget, m_depth + 1);
        QPDFPageObjectHelper(form).parseContents(&reader);
    }

    QPDFObjectHandle m_resources;
    PageDrawing& m_drawing;
    DrawingBudget& m_budget;
    int m_depth;
    State m_state;
    QList<State> m_saved;
    QList<QPDFObjectHandle> m_operands;
    QTransform m_line;
    QTransform m_text;
    QHash<QString, bool> m_bold; // by the font's name in the resources
    QRectF m_path;
    int m_figures = 0;
};

PageDrawing drawingOf(QPDFPageObjectHelper& page, DrawingBudget& budget)
{
    PageDrawing drawing;
    QPDFObjectHandle turned = page.getAttribute("/Rotate", false);
    if (turned.isInteger() && turned.getIntValue() != 0)
        return drawing;
    if (!budget.streams.takeContent(page))
        return drawing;
    const QPDFObjectHandle::Rectangle area = page.getCropBox().getArrayAsRectangle();
    // PDF pages have their origin at the bottom.
    const QTransform toPage(1, 0, 0, -1, -area.llx, area.ury);
    DrawingReader reader(page.getAttribute("/Resources", false), toPage, drawing, budget, 0);
    page.parseContents(&reader);
    return drawing;
}

} // namespace

QList<PageDrawing> drawingsOfPdf(const OpenedPdf& pdf)
{
    DrawingBudget budget;
    QList<PageDrawing> pages;
    try {
        for (QPDFPageObjectHelper& page : QPDFPageDocumentHelper(pdf.document()).getAllPages())
            pages += drawingOf(page, budget);
    } catch (const std::exception&) { // the text is usable without the drawing
        return {};
    }
    return pages;
}

} // namespace duovita
