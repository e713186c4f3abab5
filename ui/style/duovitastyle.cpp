#include "ui/style/duovitastyle.h"

#include "ui/style/bars.h"
#include "ui/style/baseline.h"
#include "ui/style/buttons.h"
#include "ui/style/fields.h"
#include "ui/style/frames.h"
#include "ui/style/keyboarduse.h"
#include "ui/style/marks.h"
#include "ui/style/menus.h"
#include "ui/style/roles.h"
#include "ui/style/rows.h"
#include "ui/style/shapes.h"
#include "ui/style/standardsigns.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>

#include <algorithm>

namespace duovita {

namespace {

/// Casts the option to the type that the element requires by contract.
template <typename Option>
const Option* as(const QStyleOption* option)
{
    return qstyleoption_cast<const Option*>(option);
}

Qt::ArrowType arrowOf(QStyle::PrimitiveElement element)
{
    switch (element) {
    case QStyle::PE_IndicatorArrowUp:
    case QStyle::PE_IndicatorSpinUp:
        return Qt::UpArrow;
    case QStyle::PE_IndicatorArrowLeft:
        return Qt::LeftArrow;
    case QStyle::PE_IndicatorArrowRight:
        return Qt::RightArrow;
    default:
        return Qt::DownArrow;
    }
}

void drawArrow(QStyle::PrimitiveElement element, const QStyleOption& option, QPainter& painter)
{
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    drawChevron(painter, option.rect, arrowOf(element), tone(enabled ? Tone::Text2 : Tone::Off, option.palette));
}

void drawBranch(const QStyleOption& option, QPainter& painter)
{
    if (!option.state.testFlag(QStyle::State_Children))
        return;
    const bool leftwards = option.direction == Qt::RightToLeft;
    drawChevron(painter, option.rect,
                option.state.testFlag(QStyle::State_Open) ? Qt::DownArrow
                : leftwards                               ? Qt::LeftArrow
                                                          : Qt::RightArrow,
                tone(Tone::Text2, option.palette));
}

} // namespace

DuovitaStyle::DuovitaStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

void DuovitaStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                 const QWidget* widget) const
{
    switch (element) {
    case PE_Widget:
        if (const auto ground = groundOf(widget))
            painter->fillRect(option->rect, tone(*ground, option->palette));
        return;
    case PE_PanelLineEdit:
        if (const auto* frame = as<QStyleOptionFrame>(option))
            drawLineEdit(*frame, *painter, widget);
        return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        return drawCheckBox(*option, *painter);
    case PE_IndicatorRadioButton:
        return drawRadioButton(*option, *painter);
    case PE_PanelMenu:
        return drawRaised(*option, *painter, panelRadius);
    case PE_PanelTipLabel:
        return drawRaised(*option, *painter, fieldRadius);
    case PE_PanelItemViewItem:
        if (const auto* item = as<QStyleOptionViewItem>(option))
            drawRowGround(*item, *painter, widget);
        return;
    case PE_PanelItemViewRow:
        if (const auto* item = as<QStyleOptionViewItem>(option))
            drawBranchGround(*item, *painter, widget);
        return;
    case PE_IndicatorItemViewItemDrop:
        return drawDropPlace(*option, *painter, widget);
    case PE_IndicatorBranch:
        return drawBranch(*option, *painter);
    case PE_IndicatorHeaderArrow:
        if (const auto* header = as<QStyleOptionHeader>(option))
            drawArrow(header->sortIndicator == QStyleOptionHeader::SortUp ? PE_IndicatorArrowUp : PE_IndicatorArrowDown,
                      *option, *painter);
        return;
    case PE_IndicatorArrowUp:
    case PE_IndicatorArrowDown:
    case PE_IndicatorArrowLeft:
    case PE_IndicatorArrowRight:
    case PE_IndicatorSpinUp:
    case PE_IndicatorSpinDown:
        return drawArrow(element, *option, *painter);
    case PE_IndicatorToolBarSeparator: {
        QRect middle(0, 0, option->state.testFlag(State_Horizontal) ? 1 : iconSize,
                     option->state.testFlag(State_Horizontal) ? iconSize : 1);
        middle.moveCenter(option->rect.center());
        return drawHairline(*painter, middle, tone(Tone::LineStrong, option->palette));
    }
    case PE_FrameTabBarBase:
        return drawHairline(*painter, QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1),
                            tone(Tone::Line, option->palette));
    case PE_FrameFocusRect:
        // Buttons and rows draw their own focus.
        if (!qobject_cast<const QAbstractButton*>(widget) && !qobject_cast<const QAbstractItemView*>(widget) &&
            KeyboardUse::instance().isByKeys())
            drawFocusRing(*painter, option->rect, option->palette, fieldRadius);
        return;
    case PE_FrameMenu: // drawn with the panel
    case PE_FrameLineEdit:
    case PE_FrameTabWidget:
    case PE_FrameGroupBox:
    case PE_FrameButtonTool:
    case PE_FrameStatusBarItem:
    case PE_FrameDefaultButton:
    case PE_PanelMenuBar:
    case PE_PanelScrollAreaCorner:
        return;
    default:
        return QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void DuovitaStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const
{
    switch (element) {
    case CE_PushButton:
        if (const auto* button = as<QStyleOptionButton>(option))
            drawPushButton(*button, *painter, widget);
        return;
    case CE_ComboBoxLabel:
        if (const auto* combo = as<QStyleOptionComboBox>(option))
            drawComboBoxLabel(*combo, *painter);
        return;
    case CE_MenuItem:
        if (const auto* item = as<QStyleOptionMenuItem>(option))
            drawMenuItem(*item, *painter);
        return;
    case CE_MenuBarItem:
        if (const auto* item = as<QStyleOptionMenuItem>(option))
            drawMenuBarItem(*item, *painter);
        return;
    case CE_MenuBarEmptyArea:
    case CE_ToolBar:
        return painter->fillRect(option->rect, tone(Tone::Bar, option->palette));
    case CE_MenuEmptyArea: // drawn with the panel
    case CE_MenuHMargin:
    case CE_MenuVMargin:
        return;
    case CE_ShapedFrame:
        if (const auto* frame = as<QStyleOptionFrame>(option))
            drawFrame(*frame, *painter, widget);
        return;
    case CE_Splitter: {
        const bool touched = option->state.testFlag(State_MouseOver) || option->state.testFlag(State_Sunken);
        const bool isGap = std::min(option->rect.width(), option->rect.height()) > 1;
        if (isGap && touched)
            drawHairline(*painter, option->rect, tone(Tone::Edge, option->palette));
        else if (!isGap)
            painter->fillRect(option->rect, tone(touched ? Tone::Edge : Tone::Line, option->palette));
        return;
    }
    case CE_ItemViewItem:
        if (const auto* item = as<QStyleOptionViewItem>(option)) {
            drawRowGround(*item, *painter, widget);
            QStyleOptionViewItem inside = itemInRow(*item, widget);
            inside.backgroundBrush = Qt::NoBrush;
            inside.state &= ~(State_Selected | State_HasFocus | State_MouseOver); // drawn already
            QProxyStyle::drawControl(element, &inside, painter, nullptr);
            drawRowFocus(*item, *painter, widget);
        }
        return;
    case CE_HeaderSection:
        if (const auto* header = as<QStyleOptionHeader>(option))
            drawHeaderSection(*header, *painter);
        return;
    case CE_HeaderEmptyArea: {
        QStyleOptionHeader header;
        header.QStyleOption::operator=(*option);
        header.state &= ~State_MouseOver;
        header.orientation = option->state.testFlag(State_Horizontal) ? Qt::Horizontal : Qt::Vertical;
        return drawHeaderSection(header, *painter);
    }
    case CE_HeaderLabel:
        if (const auto* header = as<QStyleOptionHeader>(option)) {
            QStyleOptionHeader quiet = *header;
            quiet.palette.setColor(QPalette::ButtonText, tone(Tone::Text2, option->palette));
            QProxyStyle::drawControl(element, &quiet, painter, widget);
        }
        return;
    case CE_ProgressBar:
        if (const auto* bar = as<QStyleOptionProgressBar>(option))
            drawProgress(*bar, *painter);
        return;
    case CE_TabBarTabShape:
        if (const auto* tab = as<QStyleOptionTab>(option))
            drawTabShape(*tab, *painter);
        return;
    case CE_TabBarTabLabel:
        if (const auto* tab = as<QStyleOptionTab>(option))
            drawTabLabel(*tab, *painter);
        return;
    default:
        return QProxyStyle::drawControl(element, option, painter, widget);
    }
}

void DuovitaStyle::drawGroupBox(const QStyleOptionComplex& option, QPainter& painter, const QWidget* widget) const
{
    const auto* box = as<QStyleOptionGroupBox>(&option);
    if (!box)
        return;
    if (box->subControls.testFlag(SC_GroupBoxCheckBox)) {
        QStyleOption mark = option;
        mark.rect = subControlRect(CC_GroupBox, &option, SC_GroupBoxCheckBox, widget);
        drawCheckBox(mark, painter);
    }
    painter.save();
    painter.setFont(textFont(TextSize::Normal, true));
    painter.setPen(tone(option.state.testFlag(State_Enabled) ? Tone::Text : Tone::Off, option.palette));
    painter.drawText(subControlRect(CC_GroupBox, &option, SC_GroupBoxLabel, widget),
                     Qt::AlignVCenter | Qt::AlignLeft | Qt::TextShowMnemonic | Qt::TextDontClip, box->text);
    painter.restore();
}

QIcon DuovitaStyle::standardIcon(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const
{
    const QIcon sign = standardSign(which);
    return sign.isNull() ? QProxyStyle::standardIcon(which, option, widget) : sign;
}

QPixmap DuovitaStyle::standardPixmap(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const
{
    const QIcon sign = standardSign(which);
    return sign.isNull() ? QProxyStyle::standardPixmap(which, option, widget) : sign.pixmap(iconSize);
}

void DuovitaStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                      const QWidget* widget) const
{
    switch (control) {
    case CC_ToolButton:
        if (const auto* button = as<QStyleOptionToolButton>(option))
            drawToolButton(*button, *painter, widget);
        return;
    case CC_ComboBox:
        if (const auto* combo = as<QStyleOptionComboBox>(option))
            drawComboBox(*combo, *painter, widget);
        return;
    case CC_SpinBox:
        if (const auto* spin = as<QStyleOptionSpinBox>(option))
            drawSpinBox(*spin, *painter);
        return;
    case CC_ScrollBar:
        if (const auto* bar = as<QStyleOptionSlider>(option))
            drawScrollBar(*bar, *painter);
        return;
    case CC_Slider:
        if (const auto* slider = as<QStyleOptionSlider>(option))
            drawSlider(*slider, *painter);
        return;
    case CC_GroupBox:
        return drawGroupBox(*option, *painter, widget);
    default:
        return QProxyStyle::drawComplexControl(control, option, painter, widget);
    }
}

/// Of labels, above all.
void DuovitaStyle::drawItemText(QPainter* painter, const QRect& rect, int flags, const QPalette& palette, bool enabled,
                                const QString& text, QPalette::ColorRole role) const
{
    const bool isLine = (flags & Qt::AlignVCenter) != 0 && (flags & Qt::TextWordWrap) == 0 && !text.contains(u'\n');
    const int shift = isLine ? shiftToBaseline(painter->font(), text) : 0;
    QProxyStyle::drawItemText(painter, rect.translated(0, shift), flags, palette, enabled, text, role);
}

} // namespace duovita
