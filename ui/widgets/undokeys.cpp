#include "ui/widgets/undokeys.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>

namespace duovita {

namespace {

class UndoKeys : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
            return false;
        const auto* key = static_cast<QKeyEvent*>(event);
        if (!key->matches(QKeySequence::Undo) && !key->matches(QKeySequence::Redo))
            return false;
        event->ignore();
        return true;
    }
};

} // namespace

void leaveUndoToWindow(QWidget& widget)
{
    QList<QWidget*> inside = widget.findChildren<QWidget*>();
    inside += &widget;
    for (QWidget* each : std::as_const(inside)) {
        const auto* combo = qobject_cast<const QComboBox*>(each);
        // Spin and combo boxes pass keys to their line edits without sending events.
        if (qobject_cast<QLineEdit*>(each) || qobject_cast<QAbstractSpinBox*>(each) || (combo && combo->isEditable()))
            each->installEventFilter(new UndoKeys(each));
    }
}

} // namespace duovita
