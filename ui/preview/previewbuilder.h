#pragma once

#include "core/spelling/wordranges.h"
#include "ui/preview/pagepictures.h"

#include <QObject>
#include <QThread>

#include <optional>

namespace duovita {

/// A document ready to be shown: the exported bytes, where everything is on its pages, and pictures of those seen.
struct PreviewDocument {
    PersonId person;
    PdfDocument document;
    QList<QImage> pages; ///< one for each page, null where nobody looks
    TextLength length;
};

/// Makes one language's preview on a thread of its own. While one is being made, only the newest request waits.
class PreviewBuilder : public QObject {
    Q_OBJECT

public:
    PreviewBuilder(Language language, const ExportFonts& fonts, QObject* parent = nullptr);
    ~PreviewBuilder() override;

    Language language() const { return m_language; }
    void request(const Person& person, const Cv& cv, const PagesLook& look);
    /// The same document is looked at elsewhere, or closer.
    void look(const PagesLook& look);
    /// To all builders, for what one of them makes next: the window has nothing to do now.
    static void lendProcessor();

Q_SIGNALS:
    void ready(const duovita::PreviewDocument& document); ///< with pictures of what is looked at
    void drawn(const QList<QImage>& pages);               ///< of the document that was ready last
    void failed(const duovita::Error& error);

private:
    struct Request {
        Person person;
        Cv cv;
    };
    /// From what can wait to what cannot; each goes on with what is before it.
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
    std::optional<Request> m_waiting; ///< there if a document is wanted
    PagesLook m_look;
};

} // namespace duovita
