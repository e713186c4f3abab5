#include "ui/style/windowkeys.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>
#include <array>

namespace duovita {

WindowKeys& WindowKeys::instance()
{
    static WindowKeys keys;
    return keys;
}

bool WindowKeys::isFor(const QWidget& widget)
{
    // Spin boxes and combo boxes ask their line edit themselves.
    return qobject_cast<const QLineEdit*>(&widget) || qobject_cast<const QAbstractSpinBox*>(&widget) ||
           qobject_cast<const QComboBox*>(&widget);
}

bool WindowKeys::eventFilter(QObject*, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    constexpr std::array own{QKeySequence::Copy,      QKeySequence::Cut,  QKeySequence::Paste,
                             QKeySequence::SelectAll, QKeySequence::Undo, QKeySequence::Redo};
    const bool isLetter = key->key() >= Qt::Key_A && key->key() <= Qt::Key_Z;
    if (key->modifiers() != Qt::ControlModifier || !isLetter ||
        std::any_of(own.begin(), own.end(), [&](QKeySequence::StandardKey each) { return key->matches(each); }))
        return false;
    event->ignore(); // if no action uses the key, the edit still gets it
    return true;
}

} // namespace duovita
