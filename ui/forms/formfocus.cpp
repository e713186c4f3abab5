#include "ui/forms/formfocus.h"

#include "ui/widgets/focusing.h"

#include <QApplication>
#include <QPlainTextEdit>

namespace duovita {

QString focusedName(const QWidget& form)
{
    const QWidget* focus = QApplication::focusWidget();
    return focus && form.isAncestorOf(focus) ? focus->objectName() : QString();
}

void focusNamed(QWidget& form, QWidget& rows, const QString& name)
{
    if (name.isEmpty())
        return;
    rows.show(); // hidden widgets cannot take the focus
    auto* field = form.findChild<QWidget*>(name);
    if (!field)
        field = form.findChild<QPlainTextEdit*>();
    if (field)
        focusInView(*field);
}

} // namespace duovita
