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
    // A box asks the line edit in it itself.
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
    event->ignore(); // without an action of these keys, the edit has them all the same
    return true;
}

} // namespace duovita
