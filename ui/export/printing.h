#pragma once

#include "core/domain/result.h"

#include <QByteArray>
#include <QObject>
#include <QSizeF>

#include <memory>

class QImage;
class QPainter;
class QPrinter;

namespace duovita {

/// Prints a PDF page by page. Each page is rendered in the background and printed at its own size, from edge to edge of
/// the sheet; it is scaled down only if the sheet is smaller. Deletes itself when finished.
class PrintJob : public QObject {
    Q_OBJECT

public:
    /// `paper` is the page size in points.
    PrintJob(std::unique_ptr<QPrinter> printer, QByteArray pdf, int pages, QSizeF paper, QObject* parent);
    ~PrintJob() override;

    void start();

Q_SIGNALS:
    void finished(const duovita::Result<int>& pages); ///< the number of printed pages, or an error

private:
    void goOn();
    Result<void> draw(const QImage& page);
    void end(const Result<int>& outcome);

    std::unique_ptr<QPrinter> m_printer;
    std::unique_ptr<QPainter> m_painter;
    QByteArray m_pdf;
    QSizeF m_paper;
    int m_page = 0; ///< next page to print, from 0
    int m_last = 0;
    int m_printed = 0;
};

} // namespace duovita
