#include "ui/style/bars.h"
#include "ui/style/buttons.h"
#include "ui/style/duovitastyle.h"
#include "ui/style/fields.h"
#include "ui/style/frames.h"
#include "ui/style/marks.h"
#include "ui/style/menus.h"
#include "ui/style/rows.h"
#include "ui/style/shapes.h"

#include <QApplication>
#include <QDialog>
#include <QGroupBox>
#include <QStyleHintReturnMask>
#include <QStyleOption>

// Sizes of the controls and positions of their parts.

namespace duovita {

namespace {

constexpr int markGap = 8; // between mark and label
constexpr int dialogSides = 24;
constexpr int dialogEnds = 16; // top and bottom margin
constexpr int gap = 8;
constexpr int tipMargin = 5;
constexpr int messageSign = 24;

int layoutMargin(const QWidget* widget, bool side)
{
    if (qobject_cast<const QDialog*>(widget))
        return side ? dialogSides : dialogEnds;
    return qobject_cast<const QGroupBox*>(widget) ? 0 : gap;
}

QRect groupBoxPart(const QStyleOptionGroupBox& box, QStyle::SubControl part)
{
    const bool checkable = box.subControls.testFlag(QStyle::SC_GroupBoxCheckBox);
    const bool titled = checkable || !box.text.isEmpty();
    const int height = titled ? lineHeight(TextSize::Normal) : 0;
    switch (part) {
    case QStyle::SC_GroupBoxCheckBox:
        return QRect(box.rect.left(), box.rect.top() + (height - markSize) / 2, markSize, markSize);
    case QStyle::SC_GroupBoxLabel:
        return QRect(box.rect.left() + (checkable ? markSize + markGap : 0), box.rect.top(), box.rect.width(), height);
    case QStyle::SC_GroupBoxContents:
        return box.rect.adjusted(0, titled ? height + gridStep : 0, 0, 0);
    default:
        return box.rect;
    }
}

} // namespace

int DuovitaStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ToolBarIconSize:
    case PM_ListViewIconSize:
    case PM_TabBarIconSize:
        return iconSize;
    case PM_MessageBoxIconSize:
        return messageSign;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return markSize;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
        return markGap;
    case PM_ScrollBarExtent:
        return scrollLane;
    case PM_ScrollBarSliderMin:
        return leastThumb;
    case PM_SliderLength:
    case PM_SliderThickness:
    case PM_SliderControlThickness:
        return knobSize;
    case PM_SplitterWidth: // a hairline between panes, of which Qt makes five pixels draggable; a gap between frames
        return widget && qobject_cast<const QDialog*>(widget->window()) ? gap : 1;
    case PM_MenuPanelWidth:
    case PM_ComboBoxFrameWidth:
    case PM_SpinBoxFrameWidth:
        return 1;
    case PM_DefaultFrameWidth:
        return frameWidth(widget);
    case PM_MenuHMargin:
    case PM_MenuVMargin:
    case PM_MenuBarHMargin:
    case PM_MenuBarVMargin:
    case PM_ToolBarItemSpacing:
    case PM_ToolBarItemMargin:
        return gridStep;
    case PM_ToolTipLabelFrameWidth:
        return tipMargin;
    case PM_HeaderMargin:
        return gridStep;
    case PM_FocusFrameHMargin:
        return gridStep - 1; // the base style adds one
    case PM_TreeViewIndentation:
        return 20;
    case PM_LayoutLeftMargin:
    case PM_LayoutRightMargin:
        return layoutMargin(widget, true);
    case PM_LayoutTopMargin:
    case PM_LayoutBottomMargin:
        return layoutMargin(widget, false);
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return gap;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_ButtonDefaultIndicator:
    case PM_ScrollView_ScrollBarSpacing:
    case PM_MenuBarPanelWidth:
    case PM_ToolBarFrameWidth:
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabOverlap:
    case PM_TabBarBaseOverlap:
    case PM_SliderTickmarkOffset:
        return 0;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int DuovitaStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                            QStyleHintReturn* data) const
{
    switch (hint) {
    case SH_Menu_Mask: // rounds corners where windows cannot be translucent
    case SH_ToolTip_Mask:
        if (auto* mask = qstyleoption_cast<QStyleHintReturnMask*>(data); mask && option)
            mask->region = roundRegion(option->rect, hint == SH_Menu_Mask ? panelRadius : fieldRadius);
        return 1;
    case SH_ItemView_ShowDecorationSelected: // a row begins with its branches
        return 1;
    case SH_Table_GridLineColor:
        return static_cast<int>(tone(Tone::Line, option ? option->palette : QApplication::palette()).rgba());
    case SH_ComboBox_Popup: // the list opens below the field
    case SH_ScrollView_FrameOnlyAroundContents:
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
        return 0;
    case SH_ToolTipLabel_Opacity:
        return 255;
    default:
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

QSize DuovitaStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                     const QWidget* widget) const
{
    switch (type) {
    case CT_PushButton:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option))
            return pushButtonSize(*button, widget);
        break;
    case CT_ToolButton:
        if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option))
            return toolButtonSize(*button, widget);
        break;
    case CT_LineEdit:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option); frame && frame->lineWidth <= 0)
            return contents; // inside another field
        [[fallthrough]];
    case CT_ComboBox:
    case CT_SpinBox:
        if (option)
            return fieldSize(type, contents, *option);
        break;
    case CT_MenuItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option))
            return menuItemSize(*item, contents);
        break;
    case CT_MenuBarItem:
        return menuBarItemSize(contents);
    case CT_TabBarTab:
        return tabSize(contents);
    case CT_ItemViewItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option))
            return rowSize(QProxyStyle::sizeFromContents(type, option, contents, widget), *item, widget);
        break;
    case CT_HeaderSection:
        return QProxyStyle::sizeFromContents(type, option, contents, widget).expandedTo({0, measure(Measure::Field)});
    default:
        break;
    }
    return QProxyStyle::sizeFromContents(type, option, contents, widget);
}

QRect DuovitaStyle::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const
{
    switch (element) {
    case SE_LineEditContents:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option))
            return lineEditContents(*frame);
        break;
    case SE_ItemViewItemCheckIndicator:
    case SE_ItemViewItemDecoration:
    case SE_ItemViewItemText:
    case SE_ItemViewItemFocusRect:
        // Without a widget, the base style is drawing the option returned by itemInRow().
        if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option); item && widget) {
            const QStyleOptionViewItem inside = itemInRow(*item, widget);
            return QProxyStyle::subElementRect(element, &inside, widget);
        }
        break;
    default:
        break;
    }
    return QProxyStyle::subElementRect(element, option, widget);
}

QRect DuovitaStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                   const QWidget* widget) const
{
    switch (control) {
    case CC_ToolButton:
        if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option)) {
            const QRect menu = toolButtonMenuPart(*button, widget);
            if (part == SC_ToolButtonMenu)
                return menu;
            return menu.isNull() ? option->rect : option->rect.adjusted(0, 0, -menu.width(), 0);
        }
        break;
    case CC_ComboBox:
        if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option))
            return comboBoxPart(*combo, part);
        break;
    case CC_SpinBox:
        if (const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option))
            return spinBoxPart(*spin, part);
        break;
    case CC_ScrollBar:
        if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option))
            return scrollBarPart(*bar, part);
        break;
    case CC_Slider:
        if (const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option))
            return sliderPart(*slider, part);
        break;
    case CC_GroupBox:
        if (const auto* box = qstyleoption_cast<const QStyleOptionGroupBox*>(option))
            return groupBoxPart(*box, part);
        break;
    default:
        break;
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

} // namespace duovita
