#pragma once

#include "core/export/pdfexporter.h"
#include "core/spelling/wordranges.h"
#include "ui/preview/pagepictures.h"

#include <QObject>
#include <QThread>

#include <optional>

namespace duovita {

/// A document to display, as it is exported, and pictures of the visible pages.
struct PreviewDocument {
    PersonId person;
    PdfDocument document; ///< without bytes
    QList<QImage> pages;  ///< one per page; null if not visible
    TextLength length;
};

/// Builds one language's preview in its own thread. While one is being built, only the newest request waits.
class PreviewBuilder : public QObject {
    Q_OBJECT

public:
    PreviewBuilder(Language language, const ExportFonts& fonts, QObject* parent = nullptr);
    ~PreviewBuilder() override;

    Language language() const { return m_language; }
    void request(const Person& person, const Cv& cv, const PagesLook& look);
    /// The visible part or the scale changed.
    void look(const PagesLook& look);
    /// Call when the interface is idle: lends its processor to the next task of any builder.
    static void lendProcessor();

Q_SIGNALS:
    void ready(const duovita::PreviewDocument& document); ///< includes pictures of the visible pages
    void drawn(const QList<QImage>& pages);               ///< pictures of the last ready() document
    void failed(const duovita::Error& error);

private:
    struct Request {
        Person person;
        Cv cv;
    };
    /// In order of urgency; each includes the ones before it.
    enum class Task { Nothing, PagesAround, Pages, Document };
    class Worker;
    void want(Task task);
    void startNext();
    template <typename Make, typename Use>
    void start(Make make, Use use);

    Language m_language;
    QThread m_thread;
    Worker* m_worker;
    bool m_busy = false;
    Task m_wanted = Task::Nothing;
    std::optional<Request> m_waiting; ///< set if a document is requested
    PagesLook m_look;
};

} // namespace duovita
