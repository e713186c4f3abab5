#pragma once

#include "core/export/pdfexporter.h"
#include "core/spelling/wordranges.h"
#include "ui/preview/pagepictures.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <memory>
#include <optional>

namespace duovita {

/// A document to display, as it is exported, and pictures of the visible pages.
struct PreviewDocument {
    PersonId person;
    PdfDocument document; ///< without bytes
    QList<QImage> pages;  ///< one per page; null if not visible
    TextLength length;
};

/// The threads of all builders: one fewer than processors, which leaves one to the interface. With two processors,
/// building both languages in parallel delayed each key by three milliseconds, whatever the threads' priority. The
/// destructor waits for what is being built, and drops what waits.
class PreviewThreads {
public:
    PreviewThreads();
    ~PreviewThreads() { m_pool.clear(); }

    /// While the interface is idle, it lends its processor.
    void lend() { m_pool.setMaxThreadCount(m_own + 1); }
    void takeBack() { m_pool.setMaxThreadCount(m_own); }
    QThreadPool& pool() { return m_pool; }

private:
    int m_own;
    QThreadPool m_pool;
};

/// Builds one language's preview in the background. Begins once the window has painted what it has to: a thread that
/// starts while a key is being handled and shown may get the interface's processor for several milliseconds. While one
/// preview is being built, only the newest request waits.
class PreviewBuilder : public QObject {
    Q_OBJECT

public:
    /// The builder may be destroyed, but must not be used, after `threads`.
    PreviewBuilder(Language language, const ExportFonts& fonts, PreviewThreads& threads, QObject* parent = nullptr);

    Language language() const { return m_language; }
    /// `isFirstSight`: the view shows another person, so that nobody is typing.
    void request(const Person& person, const Cv& cv, const PagesLook& look, bool isFirstSight);
    /// The visible part or the scale changed.
    void look(const PagesLook& look);

Q_SIGNALS:
    void ready(const duovita::PreviewDocument& document); ///< includes pictures of the visible pages
    void drawn(const QList<QImage>& pages);               ///< pictures of the last ready() document
    void failed(const duovita::Error& error);

private:
    struct Request {
        Person person;
        Cv cv;
        bool isFirstSight;
    };
    /// In order of urgency; each includes the ones before it.
    enum class Task { Nothing, PagesAround, Pages, Document };
    class Worker;
    void want(Task task);
    void startNext();
    template <typename Make, typename Use>
    void start(Make make, Use use);

    Language m_language;
    PreviewThreads& m_threads;
    std::shared_ptr<Worker> m_worker; ///< used by one task at a time
    QTimer m_next;                    ///< fires after the posted events, which include painting
    bool m_busy = false;
    Task m_wanted = Task::Nothing;
    std::optional<Request> m_waiting; ///< set if a document is requested
    PagesLook m_look;
};

} // namespace duovita
