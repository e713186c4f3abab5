#pragma once

#include "ui/preview/previewpanel.h"
#include "ui/shell/mainwindow.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QPointer>
#include <QPushButton>
#include <QTest>
#include <QTimer>

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

/// Presses the mouse's other buttons on a widget and asks it for a menu, which is closed without a choice.
inline void pressOtherButtons(const QPointer<QWidget>& widget)
{
    QTimer closing; // also of menus that wait for a choice
    QObject::connect(&closing, &QTimer::timeout, [] {
        if (QWidget* popup = QApplication::activePopupWidget())
            popup->close();
    });
    closing.start(1);
    for (const Qt::MouseButton button : {Qt::RightButton, Qt::MiddleButton, Qt::BackButton}) {
        if (widget && widget->isVisible())
            QTest::mouseClick(widget, button);
    }
    if (widget && widget->isVisible()) {
        const QPoint middle = widget->rect().center();
        QContextMenuEvent menu(QContextMenuEvent::Mouse, middle, widget->mapToGlobal(middle));
        QCoreApplication::sendEvent(widget, &menu);
    }
    while (QApplication::activePopupWidget())
        QTest::qWait(1);
}

} // namespace duovita::test
