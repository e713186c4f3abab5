#pragma once

#include "core/export/pdfexporter.h"

#include <QImage>
#include <QThread>

#include <deque>

namespace duovita {

/// Draws the first page of a CV in other templates. While one page is drawn, the next is laid out; each step has its
/// own thread. A new request replaces the pending one.
class ThumbnailBuilder : public QObject {
    Q_OBJECT

public:
    explicit ThumbnailBuilder(const ExportFonts& fonts, QObject* parent = nullptr);
    ~ThumbnailBuilder() override;

    struct Request {
        Person person;
        Cv cv; ///< its other design changes apply in every template
        Language language = firstLanguage;
        int width = 100; ///< device pixels
    };
    void request(const Request& request, const QStringList& templates);
    void cancel();

Q_SIGNALS:
    void drawn(const QString& templateName, const QImage& page); ///< null if drawing failed

private:
    class Maker;
    class Drawer;
    void startNext();
    void draw(const QString& templateName, const PagedLayout& layout, int width, int request);

    QThread m_making;
    QThread m_drawing;
    Maker* m_maker;
    Drawer* m_drawer;
    Request m_request;
    std::deque<QString> m_waiting;
    bool m_busy = false; ///< a page is being laid out
    int m_toDraw = 0;    ///< number of pages laid out but not yet drawn
    int m_current = 0;   ///< number of the latest request; results of earlier ones are dropped
};

} // namespace duovita
