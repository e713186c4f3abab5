#include "ui/widgets/undokeys.h"

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
    QList<QLineEdit*> edits = widget.findChildren<QLineEdit*>();
    if (auto* itself = qobject_cast<QLineEdit*>(&widget))
        edits += itself;
    for (QLineEdit* edit : edits)
        edit->installEventFilter(new UndoKeys(edit));
}

} // namespace duovita
