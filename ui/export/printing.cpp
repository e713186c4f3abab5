#include "ui/export/printing.h"

#include "ui/background.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfDocument>
#include <QPrinter>

namespace duovita {

namespace {

constexpr double pointsPerInch = 72;
constexpr int finest = 600; // dots per inch: more is not visible, and memory grows with the square

Result<QImage> pictureOf(const QByteArray& pdf, int page, int dotsPerInch)
{
    QBuffer bytes;
    bytes.setData(pdf);
    bytes.open(QIODevice::ReadOnly);
    QPdfDocument document;
    document.load(&bytes);
    if (document.status() != QPdfDocument::Status::Ready)
        return Error{ErrorCode::PdfFailed, {QStringLiteral("Qt Pdf")}};
    QImage picture = document.render(page, (document.pagePointSize(page) * dotsPerInch / pointsPerInch).toSize());
    if (picture.isNull())
        return Error{ErrorCode::PdfFailed, {QStringLiteral("Qt Pdf")}};
    QPainter paper(&picture);
    paper.setCompositionMode(QPainter::CompositionMode_DestinationOver);
    paper.fillRect(picture.rect(), Qt::white);
    return picture;
}

} // namespace

PrintJob::PrintJob(std::unique_ptr<QPrinter> printer, QByteArray pdf, int pages, QSizeF paper, QObject* parent)
    : QObject(parent), m_printer(std::move(printer)), m_pdf(std::move(pdf)), m_paper(paper)
{
    m_page = qMax(0, m_printer->fromPage() - 1);
    m_last = m_printer->toPage() > 0 ? qMin(m_printer->toPage(), pages) : pages;
}

PrintJob::~PrintJob() = default;

void PrintJob::start()
{
    goOn();
}

void PrintJob::goOn()
{
    if (m_page >= m_last)
        return end(m_printed);
    const int dots = qMin(m_printer->resolution(), finest);
    runInBackground(
        this, [pdf = m_pdf, page = m_page, dots] { return pictureOf(pdf, page, dots); },
        [this](const Result<QImage>& picture) {
            if (!picture)
                return end(picture.error());
            if (const Result<void> drawn = draw(*picture); !drawn)
                return end(drawn.error());
            ++m_page;
            ++m_printed;
            goOn();
        });
}

Result<void> PrintJob::draw(const QImage& page)
{
    const Error refused{ErrorCode::FileNotWritable, {m_printer->printerName(), tr("the printer refused it")}};
    if (!m_painter) { // start the job with the first page, so that an empty job is never sent
        m_painter = std::make_unique<QPainter>();
        if (!m_painter->begin(m_printer.get()))
            return refused;
    } else if (!m_printer->newPage()) {
        return refused;
    }
    const QSizeF sheet = m_printer->paperRect(QPrinter::DevicePixel).size();
    const QSizeF wanted = m_paper * m_printer->resolution() / pointsPerInch;
    const double scale = qMin(1.0, qMin(sheet.width() / wanted.width(), sheet.height() / wanted.height()));
    m_painter->drawImage(QRectF(-m_printer->pageRect(QPrinter::DevicePixel).topLeft(), wanted * scale), page);
    return {};
}

void PrintJob::end(const Result<int>& outcome)
{
    if (m_painter)
        m_painter->end();
    Q_EMIT finished(outcome);
    deleteLater();
}

} // namespace duovita
