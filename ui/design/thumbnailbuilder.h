#pragma once

#include "core/export/pdfexporter.h"

#include <QImage>
#include <QThread>

#include <deque>

namespace duovita {

/// Draws the first page of a CV in other templates, one after the other: while one is drawn, the next is laid out, each
/// on a thread of its own. A newer request takes the place of what waits.
class ThumbnailBuilder : public QObject {
    Q_OBJECT

public:
    explicit ThumbnailBuilder(const ExportFonts& fonts, QObject* parent = nullptr);
    ~ThumbnailBuilder() override;

    struct Request {
        Person person;
        Cv cv; ///< what it has otherwise than its template, it has in the others too
        Language language = firstLanguage;
        int width = 100; ///< pixels of the device
    };
    void request(const Request& request, const QStringList& templates);
    void cancel();

Q_SIGNALS:
    void drawn(const QString& templateName, const QImage& page); ///< null if it cannot be

private:
    class Maker;
    class Drawer;
    void startNext();
    void draw(const QString& templateName, const PdfDocument& document, int width, int request);

    QThread m_making;
    QThread m_drawing;
    Maker* m_maker;
    Drawer* m_drawer;
    Request m_request;
    std::deque<QString> m_waiting;
    bool m_busy = false; ///< something is being laid out
    int m_toDraw = 0;    ///< so many are laid out and not yet drawn
    int m_current = 0;   ///< the number of the request; what comes of earlier ones is nobody's
};

} // namespace duovita
