#pragma once

#include "core/export/pdfexporter.h"
#include "core/spelling/wordranges.h"

#include <QImage>
#include <QObject>
#include <QThread>

#include <optional>

namespace duovita {

/// A document ready to be shown: the exported bytes, where everything is on its pages, and pictures of these.
struct PreviewDocument {
    PdfDocument document;
    QList<QImage> pages;
    double scale = 1; ///< pixels per point
    TextLength length;
};

/// Makes one language's preview on a thread of its own. While one is being made, only the newest request waits.
class PreviewBuilder : public QObject {
    Q_OBJECT

public:
    PreviewBuilder(Language language, const ExportFonts& fonts, QObject* parent = nullptr);
    ~PreviewBuilder() override;

    Language language() const { return m_language; }
    /// `scale` is in pixels per point, the device's ratio included.
    void request(const Person& person, const Cv& cv, double scale);

Q_SIGNALS:
    void ready(const duovita::PreviewDocument& document);
    void failed(const duovita::Error& error);

private:
    struct Request {
        Person person;
        Cv cv;
        double scale;
    };
    class Worker;
    void start(const Request& request);
    void finished(const Result<PreviewDocument>& outcome);

    Language m_language;
    QThread m_thread;
    Worker* m_worker;
    bool m_busy = false;
    std::optional<Request> m_waiting;
};

} // namespace duovita
