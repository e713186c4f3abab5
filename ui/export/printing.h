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

/// Prints a PDF on a printer, one page after the other: each is made into a picture away from the interface's thread
/// and laid on its sheet edge to edge, at its own size; a smaller sheet shrinks it. Deletes itself at the end.
class PrintJob : public QObject {
    Q_OBJECT

public:
    /// `paper` in points.
    PrintJob(std::unique_ptr<QPrinter> printer, QByteArray pdf, int pages, QSizeF paper, QObject* parent);
    ~PrintJob() override;

    void start();

Q_SIGNALS:
    void finished(const duovita::Result<int>& pages); ///< how many were printed

private:
    void goOn();
    Result<void> draw(const QImage& page);
    void end(const Result<int>& outcome);

    std::unique_ptr<QPrinter> m_printer;
    std::unique_ptr<QPainter> m_painter;
    QByteArray m_pdf;
    QSizeF m_paper;
    int m_page = 0; ///< the next one, from 0
    int m_last = 0;
    int m_printed = 0;
};

} // namespace duovita
