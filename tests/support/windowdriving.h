#pragma once

#include "ui/preview/previewpanel.h"
#include "ui/shell/mainwindow.h"

#include <QAction>
#include <QPushButton>
#include <QTest>

namespace duovita::test {

// Drives the window through the object names of its widgets, like a user.

inline constexpr int patience = 20000; // milliseconds: reached only on a stalled machine

template <typename Widget = QWidget>
Widget* find(const QWidget& window, const char* name)
{
    return window.findChild<Widget*>(QString::fromLatin1(name));
}

inline void trigger(const QWidget& window, const char* action)
{
    find<QAction>(window, action)->trigger();
}

inline const PreviewDocument* shown(const QWidget& window, const char* view)
{
    return find<PagesView>(window, view)->document();
}

inline bool previewHas(const QWidget& window, const char* view, const QString& text)
{
    const PreviewDocument* document = shown(window, view);
    return document && document->document.layout.text().contains(text);
}

/// Accepts the document under review unchanged; false if there is none.
inline bool acceptReview(const QWidget& window)
{
    auto* accept = find<QPushButton>(window, "review.accept");
    if (!QTest::qWaitFor([&] { return accept->isVisible(); }, patience))
        return false;
    accept->click();
    return true;
}

} // namespace duovita::test
