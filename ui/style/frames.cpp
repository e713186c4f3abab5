#include "ui/style/frames.h"

#include "ui/style/fields.h"
#include "ui/style/menus.h"
#include "ui/style/roles.h"
#include "ui/style/shapes.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QDialog>
#include <QLabel>
#include <QPainter>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QStyleOption>
#include <QTextEdit>

namespace duovita {

namespace {

enum class Kind {
    Plain, ///< a panel
    Field,
    List, ///< in a dialog
    Popup,
    Bare,
};

bool isReadOnly(const QWidget* widget)
{
    const auto* rich = qobject_cast<const QTextEdit*>(widget);
    const auto* plain = qobject_cast<const QPlainTextEdit*>(widget);
    return (rich && rich->isReadOnly()) || (plain && plain->isReadOnly());
}

Kind kindOf(const QWidget* widget)
{
    if (!widget)
        return Kind::Plain;
    if (widget->inherits("QComboBoxPrivateContainer"))
        return Kind::Popup;
    if (!qobject_cast<const QAbstractScrollArea*>(widget))
        return Kind::Plain;
    if (widget->windowType() == Qt::Popup || widget->windowType() == Qt::ToolTip)
        return Kind::Popup;
    const bool isText = qobject_cast<const QTextEdit*>(widget) || qobject_cast<const QPlainTextEdit*>(widget);
    if (isText && !isReadOnly(widget))
        return Kind::Field;
    const bool lists = isText || qobject_cast<const QAbstractItemView*>(widget);
    return lists && qobject_cast<const QDialog*>(widget->window()) ? Kind::List : Kind::Bare;
}

} // namespace

int frameWidth(const QWidget* widget)
{
    switch (kindOf(widget)) {
    case Kind::Plain:
        return 1;
    case Kind::List:
        return 3;
    case Kind::Field: // the document's margin adds as much
    case Kind::Popup:
        return gridStep;
    case Kind::Bare:
        break;
    }
    return 0;
}

void prepareFrame(QWidget& widget, bool prepared)
{
    auto* area = qobject_cast<QAbstractScrollArea*>(&widget);
    if (!area)
        return;
    if (prepared && area->frameShape() != QFrame::NoFrame)
        area->setFrameStyle(area->frameStyle()); // once more, because its window is known now
    const Kind kind = kindOf(area);
    const bool onGround = kind == Kind::Bare && groundUnder(area);
    const bool inPopup = area->parentWidget() && kindOf(area->parentWidget()) == Kind::Popup;
    if ((kind == Kind::Field && area->frameShape() != QFrame::NoFrame) || kind == Kind::Popup || inPopup || onGround)
        area->viewport()->setAutoFillBackground(!prepared);
    if (auto* scrolled = qobject_cast<QScrollArea*>(area); scrolled && scrolled->widget() && onGround)
        scrolled->widget()->setAutoFillBackground(!prepared);
}

void drawFrame(const QStyleOptionFrame& option, QPainter& painter, const QWidget* widget)
{
    switch (option.frameShape) {
    case QFrame::NoFrame:
        return;
    case QFrame::HLine:
    case QFrame::VLine:
        return drawHairline(painter, option.rect, tone(Tone::Line, option.palette));
    default:
        break;
    }
    switch (kindOf(widget)) {
    case Kind::Plain:
        return drawShape(painter, option.rect, Qt::transparent, tone(Tone::Line, option.palette), panelRadius);
    case Kind::Field:
        return drawField(painter, option.rect, option.state, option.palette);
    case Kind::List:
        return drawShape(painter, option.rect, option.palette.color(QPalette::Base), tone(Tone::Line, option.palette),
                         panelRadius);
    case Kind::Popup:
        return drawRaised(option, painter, panelRadius);
    case Kind::Bare:
        return;
    }
}

} // namespace duovita
