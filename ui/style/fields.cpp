#include "ui/style/fields.h"

#include "ui/style/shapes.h"

#include <QAbstractItemView>
#include <QIcon>
#include <QLineEdit>
#include <QPainter>
#include <QStyleOption>

#include <algorithm>

namespace duovita {

namespace {

constexpr int textInset = 9; // with the hairline
constexpr int ownInset = 2;  // QLineEdit's own padding
constexpr int chevronWidth = 24;
constexpr int stepWidth = 22; // of the − and + buttons
constexpr int stepsWidth = 2 * stepWidth + 2;

bool hasSteps(const QStyleOptionSpinBox& option)
{
    return option.buttonSymbols != QAbstractSpinBox::NoButtons;
}

/// Whether it is an editor in a list row, which must be opaque.
bool isInRow(const QWidget* widget)
{
    const QWidget* outer = widget ? widget->parentWidget() : nullptr;
    return outer && qobject_cast<const QAbstractItemView*>(outer->parentWidget());
}

void drawStep(const QStyleOptionSpinBox& option, QPainter& painter, QStyle::SubControl part)
{
    const bool up = part == QStyle::SC_SpinBoxUp;
    const QRect rect = spinBoxPart(option, part);
    const bool can =
        option.state.testFlag(QStyle::State_Enabled) &&
        option.stepEnabled.testFlag(up ? QAbstractSpinBox::StepUpEnabled : QAbstractSpinBox::StepDownEnabled);
    if (can && option.activeSubControls.testFlag(part)) {
        const bool pressed = option.state.testFlag(QStyle::State_Sunken);
        fillShape(painter, rect.adjusted(0, 3, 0, -3), tone(pressed ? Tone::LineStrong : Tone::Press, option.palette),
                  fieldRadius);
    }
    const QColor ink = tone(can ? Tone::Text2 : Tone::Off, option.palette);
    if (up)
        drawPlus(painter, rect, ink);
    else
        drawMinus(painter, rect, ink);
}

} // namespace

void drawField(QPainter& painter, const QRect& rect, QStyle::State state, const QPalette& palette, bool empty)
{
    if (!state.testFlag(QStyle::State_Enabled))
        return drawShape(painter, rect, Qt::transparent, tone(Tone::FieldLine, palette), fieldRadius);
    if (state.testFlag(QStyle::State_HasFocus)) {
        fillShape(painter, rect, tone(Tone::Form, palette), fieldRadius);
        return drawFocusRing(painter, rect, palette, fieldRadius);
    }
    const bool hovered = state.testFlag(QStyle::State_MouseOver);
    drawShape(painter, rect, tone(Tone::Field, palette), tone(hovered ? Tone::LineStrong : Tone::FieldLine, palette),
              fieldRadius);
    if (!empty)
        return;
    painter.save();
    painter.setClipRect(QRect(rect.left(), rect.bottom(), rect.width(), 1));
    drawShape(painter, rect, Qt::transparent, tone(Tone::Edge, palette), fieldRadius);
    painter.restore();
}

void drawLineEdit(const QStyleOptionFrame& option, QPainter& painter, const QWidget* widget)
{
    if (isInRow(widget)) {
        painter.fillRect(option.rect, tone(Tone::Form, option.palette));
        return drawFocusRing(painter, option.rect, option.palette, fieldRadius);
    }
    if (option.lineWidth <= 0)
        return;
    const auto* line = qobject_cast<const QLineEdit*>(widget);
    drawField(painter, option.rect, option.state, option.palette,
              line && !line->isReadOnly() && line->text().isEmpty());
}

QRect lineEditContents(const QStyleOptionFrame& option)
{
    return option.lineWidth > 0 ? option.rect.adjusted(textInset - ownInset, 1, ownInset - textInset, -1) : option.rect;
}

void drawComboBox(const QStyleOptionComboBox& option, QPainter& painter, const QWidget*)
{
    if (option.frame)
        drawField(painter, option.rect, option.state, option.palette);
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    drawChevron(painter, comboBoxPart(option, QStyle::SC_ComboBoxArrow), Qt::DownArrow,
                tone(enabled ? Tone::Text2 : Tone::Off, option.palette));
}

void drawComboBoxLabel(const QStyleOptionComboBox& option, QPainter& painter)
{
    QRect area = comboBoxPart(option, QStyle::SC_ComboBoxEditField).adjusted(option.editable ? 0 : ownInset, 0, 0, 0);
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    painter.save();
    if (!option.currentIcon.isNull()) {
        QRect icon(QPoint(area.left(), 0), option.iconSize);
        icon.moveTop(area.center().y() - icon.height() / 2);
        drawIcon(painter, option.currentIcon, icon, tone(enabled ? Tone::Text2 : Tone::Off, option.palette), enabled);
        area.setLeft(icon.right() + 1 + gridStep);
    }
    if (!option.currentText.isEmpty() && !option.editable) {
        painter.setPen(tone(enabled ? Tone::Text : Tone::Off, option.palette));
        painter.drawText(area, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                         painter.fontMetrics().elidedText(option.currentText, Qt::ElideRight, area.width()));
    }
    painter.restore();
}

QRect comboBoxPart(const QStyleOptionComboBox& option, QStyle::SubControl part)
{
    const QRect& all = option.rect;
    switch (part) {
    case QStyle::SC_ComboBoxArrow:
        return QRect(all.right() + 1 - chevronWidth, all.top(), chevronWidth - gridStep, all.height());
    case QStyle::SC_ComboBoxEditField:
        return all.adjusted(textInset - ownInset, 1, -chevronWidth, -1);
    default:
        return all;
    }
}

void drawSpinBox(const QStyleOptionSpinBox& option, QPainter& painter)
{
    if (option.frame)
        drawField(painter, option.rect, option.state, option.palette);
    if (!hasSteps(option))
        return;
    drawStep(option, painter, QStyle::SC_SpinBoxDown);
    drawStep(option, painter, QStyle::SC_SpinBoxUp);
}

QRect spinBoxPart(const QStyleOptionSpinBox& option, QStyle::SubControl part)
{
    const QRect& all = option.rect;
    const int fromRight = all.right() + 1 - stepsWidth;
    switch (part) {
    case QStyle::SC_SpinBoxDown:
        return hasSteps(option) ? QRect(fromRight, all.top(), stepWidth, all.height()) : QRect();
    case QStyle::SC_SpinBoxUp:
        return hasSteps(option) ? QRect(fromRight + stepWidth, all.top(), stepWidth, all.height()) : QRect();
    case QStyle::SC_SpinBoxEditField:
        return all.adjusted(textInset - ownInset, 1, hasSteps(option) ? -stepsWidth : ownInset - textInset, -1);
    default:
        return all;
    }
}

QSize fieldSize(QStyle::ContentsType type, const QSize& contents, const QStyleOption& option)
{
    int extraWidth = 2 * (textInset - ownInset);
    if (type == QStyle::CT_ComboBox)
        extraWidth = textInset + chevronWidth + gridStep;
    else if (const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(&option); spin && hasSteps(*spin))
        extraWidth = textInset + stepsWidth;
    return {contents.width() + extraWidth, measure(Measure::Field)};
}

} // namespace duovita
