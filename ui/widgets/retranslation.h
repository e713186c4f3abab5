#pragma once

#include <QEvent>
#include <QWidget>

#include <functional>

namespace duovita {

/// A widget whose texts are updated when the interface's language changes.
template <typename Widget>
class Retranslated : public Widget {
public:
    using Widget::Widget;

protected:
    virtual void retranslate() = 0;

    void changeEvent(QEvent* event) override
    {
        Widget::changeEvent(event);
        if (event->type() == QEvent::LanguageChange)
            retranslate();
    }
};

/// The same for an object that belongs to a window. It is called before the window's children, so that dialogs can be
/// recreated.
class LanguageWatch : public QObject {
public:
    LanguageWatch(QWidget* window, QObject* owner, std::function<void()> retranslate)
        : QObject(owner), m_retranslate(std::move(retranslate))
    {
        window->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::LanguageChange)
            m_retranslate();
        return QObject::eventFilter(watched, event);
    }

private:
    std::function<void()> m_retranslate;
};

} // namespace duovita
