#include "tests/ui/stylegallery.h"

#include "ui/presentation/icons.h"
#include "ui/style/roles.h"
#include "ui/widgets/keysign.h"
#include "ui/widgets/segmentbar.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSlider>
#include <QSplitter>
#include <QTabWidget>
#include <QTableWidget>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace duovita::test {

namespace {

QToolButton* toolButton(const QString& text, const char* icon, Role role = Role::None)
{
    auto* button = new QToolButton;
    button->setText(text);
    if (icon)
        button->setIcon(lineIcon(QString::fromLatin1(icon)));
    button->setToolButtonStyle(text.isEmpty() ? Qt::ToolButtonIconOnly
                               : icon         ? Qt::ToolButtonTextBesideIcon
                                              : Qt::ToolButtonTextOnly);
    setRole(*button, role);
    return button;
}

QToolButton* menuButton(const QString& text, Role role, QToolButton::ToolButtonPopupMode mode)
{
    QToolButton* button = toolButton(text, nullptr, role);
    auto* menu = new QMenu(button);
    menu->addAction(QStringLiteral("One"));
    button->setMenu(menu);
    button->setPopupMode(mode);
    return button;
}

QPushButton* pushButton(const QString& text, Role role, bool enabled = true)
{
    auto* button = new QPushButton(text);
    button->setAutoDefault(false);
    button->setEnabled(enabled);
    setRole(*button, role);
    return button;
}

void addRow(QVBoxLayout& column, std::initializer_list<QWidget*> widgets)
{
    auto* row = new QHBoxLayout;
    for (QWidget* widget : widgets)
        row->addWidget(widget);
    row->addStretch();
    column.addLayout(row);
}

template <typename Button>
Button* checked(Button* button, bool enabled = true)
{
    button->setCheckable(true);
    button->setChecked(true);
    button->setEnabled(enabled);
    return button;
}

QWidget* disabled(QWidget* widget)
{
    widget->setEnabled(false);
    return widget;
}

QWidget* makeBar()
{
    auto* bar = new QWidget;
    setGround(*bar, Tone::Bar);
    auto* row = new QHBoxLayout(bar);
    row->addWidget(menuButton(QStringLiteral("Full CV"), Role::Flat, QToolButton::InstantPopup));
    row->addStretch();
    row->addWidget(new KeySign(QStringLiteral("Ctrl+K")));
    row->addWidget(toolButton({}, "undo"));
    row->addWidget(disabled(toolButton({}, "redo")));
    row->addWidget(menuButton(QStringLiteral("Export"), Role::Primary, QToolButton::MenuButtonPopup));
    return bar;
}

void addButtons(QVBoxLayout& column)
{
    addRow(column,
           {pushButton(QStringLiteral("Primary"), Role::Primary), pushButton(QStringLiteral("Boxed"), Role::None),
            pushButton(QStringLiteral("Link"), Role::Link), pushButton(QStringLiteral("Delete"), Role::Danger)});
    addRow(column, {pushButton(QStringLiteral("Primary"), Role::Primary, false),
                    pushButton(QStringLiteral("Boxed"), Role::None, false),
                    menuButton(QStringLiteral("Boxed menu"), Role::Boxed, QToolButton::MenuButtonPopup),
                    menuButton(QStringLiteral("Menu"), Role::Boxed, QToolButton::InstantPopup)});
    addRow(column, {toolButton(QStringLiteral("New person"), "person-add"), toolButton({}, "duplicate"),
                    checked(toolButton({}, "hide")), toolButton(QStringLiteral("Text"), nullptr),
                    disabled(toolButton(QStringLiteral("Off"), "add"))});
    addRow(column, {toolButton(QStringLiteral("Place"), "add", Role::Chip),
                    toolButton(QStringLiteral("All 13"), nullptr, Role::Chip),
                    checked(toolButton(QStringLiteral("One column"), nullptr, Role::Chip))});
    auto* bar = new SegmentBar;
    for (const char* name : {"Write", "Design", "Check"})
        bar->add(QString::fromLatin1(name), QString::fromLatin1(name));
    auto* arrow = toolButton(QStringLiteral("Problems"), nullptr);
    arrow->setArrowType(Qt::RightArrow);
    arrow->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    addRow(column, {bar, arrow});
}

void addFields(QVBoxLayout& column)
{
    auto* form = new QFormLayout;
    auto* name = new QLineEdit(QStringLiteral("Author and maintainer 作者"));
    name->setObjectName(QStringLiteral("line"));
    form->addRow(QStringLiteral("Role"), name);
    auto* empty = new QLineEdit;
    empty->setPlaceholderText(QStringLiteral("Nothing yet"));
    form->addRow(QStringLiteral("Empty"), empty);
    form->addRow(QStringLiteral("Disabled"), disabled(new QLineEdit(QStringLiteral("Not now"))));
    auto* fonts = new QComboBox;
    fonts->setObjectName(QStringLiteral("combo"));
    fonts->addItems({QStringLiteral("Noto Sans"), QStringLiteral("Noto Serif")});
    auto* editable = new QComboBox;
    editable->setEditable(true);
    editable->addItem(QStringLiteral("Editable"));
    auto* both = new QHBoxLayout;
    both->addWidget(fonts);
    both->addWidget(editable);
    form->addRow(QStringLiteral("Choices"), both);
    auto* spacing = new QDoubleSpinBox;
    spacing->setObjectName(QStringLiteral("spin"));
    spacing->setSuffix(QStringLiteral(" pt"));
    spacing->setValue(9.5);
    auto* day = new QDateEdit(QDate(2026, 11, 27));
    day->setCalendarPopup(true);
    auto* numbers = new QHBoxLayout;
    numbers->addWidget(spacing);
    numbers->addWidget(day);
    numbers->addStretch();
    form->addRow(QStringLiteral("Numbers"), numbers);
    auto* text = new QPlainTextEdit(QStringLiteral("Several lines\nof text\nthat scroll\nin their\nframe\nfurther"));
    text->setFixedHeight(72);
    form->addRow(QStringLiteral("Text"), text);
    column.addLayout(form);
}

void addMarks(QVBoxLayout& column)
{
    auto* on = new QCheckBox(QStringLiteral("On"));
    on->setObjectName(QStringLiteral("check"));
    on->setChecked(true);
    auto* partly = new QCheckBox(QStringLiteral("Partly"));
    partly->setCheckState(Qt::PartiallyChecked);
    auto* off = new QCheckBox(QStringLiteral("Off on"));
    off->setChecked(true);
    addRow(column, {on, new QCheckBox(QStringLiteral("Off")), partly, disabled(off)});
    auto* left = new QRadioButton(QStringLiteral("Left"));
    left->setChecked(true);
    addRow(column,
           {left, new QRadioButton(QStringLiteral("Right")), disabled(new QRadioButton(QStringLiteral("Off")))});
    auto* slider = new QSlider(Qt::Horizontal);
    slider->setValue(40);
    column.addWidget(slider);
    auto* progress = new QProgressBar;
    progress->setValue(60);
    column.addWidget(progress);
    auto* group = new QGroupBox(QStringLiteral("Group"));
    auto* inside = new QVBoxLayout(group);
    inside->addWidget(new QLabel(QStringLiteral("Matching entries; a <a href='x'>link</a>")));
    column.addWidget(group);
    auto* tabs = new QTabWidget;
    tabs->addTab(new QLabel(QStringLiteral("First")), QStringLiteral("First"));
    tabs->addTab(new QWidget, QStringLiteral("Second"));
    column.addWidget(tabs);
}

void addLists(QVBoxLayout& column)
{
    auto* list = new QListWidget;
    list->setObjectName(QStringLiteral("list"));
    for (int row = 1; row <= 12; ++row)
        list->addItem(
            new QListWidgetItem(lineIcon(QStringLiteral("history")), QStringLiteral("Row %1 第%1行").arg(row)));
    list->item(2)->setCheckState(Qt::Checked);
    list->item(3)->setCheckState(Qt::Unchecked);
    list->setCurrentRow(1);
    column.addWidget(list);
    auto* tree = new QTreeWidget;
    tree->setHeaderLabels({QStringLiteral("What"), QStringLiteral("When")});
    for (const char* name : {"Experience", "Education"}) {
        auto* section = new QTreeWidgetItem(tree, {QString::fromLatin1(name), QStringLiteral("today")});
        new QTreeWidgetItem(section, {QStringLiteral("Lanxing Technology"), QStringLiteral("2021 – present")});
        new QTreeWidgetItem(section, {QStringLiteral("Yunfan Software"), QStringLiteral("2016 – 2018")});
    }
    tree->topLevelItem(0)->setExpanded(true);
    tree->setCurrentItem(tree->topLevelItem(0));
    column.addWidget(tree);
    auto* table = new QTableWidget(3, 2);
    table->setHorizontalHeaderLabels({QStringLiteral("English"), QStringLiteral("中文")});
    table->setItem(0, 0, new QTableWidgetItem(QStringLiteral("Tracing")));
    table->setItem(0, 1, new QTableWidgetItem(QStringLiteral("链路追踪")));
    table->setCurrentCell(0, 0);
    column.addWidget(table);
}

QMenu* makeMenu(QWidget* parent)
{
    auto* menu = new QMenu(parent);
    menu->setObjectName(QStringLiteral("menu"));
    menu->addAction(lineIcon(QStringLiteral("undo")), QStringLiteral("&Undo"))
        ->setShortcut(QKeySequence(QKeySequence::Undo));
    menu->addAction(QStringLiteral("Not now"))->setEnabled(false);
    menu->addSeparator();
    QAction* tick = menu->addAction(QStringLiteral("Check English spelling"));
    tick->setCheckable(true);
    tick->setChecked(true);
    menu->addMenu(QStringLiteral("Interface language"))->addAction(QStringLiteral("English"));
    QAction* chosen = menu->addAction(QStringLiteral("Earlier versions…"));
    chosen->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H));
    menu->setActiveAction(chosen);
    return menu;
}

} // namespace

std::unique_ptr<QWidget> makeStyleGallery()
{
    auto gallery = std::make_unique<QDialog>();
    auto* whole = new QVBoxLayout(gallery.get());
    whole->addWidget(makeBar());
    auto* columns = new QHBoxLayout;
    whole->addLayout(columns);
    auto* first = new QVBoxLayout;
    addButtons(*first);
    addFields(*first);
    auto* second = new QVBoxLayout;
    addMarks(*second);
    QMenu* menu = makeMenu(gallery.get());
    menu->setWindowFlags(Qt::Widget);
    second->addWidget(menu);
    second->addStretch();
    auto* third = new QVBoxLayout;
    addLists(*third);
    for (QVBoxLayout* column : {first, second, third}) {
        columns->addLayout(column, 1);
        columns->addSpacing(16);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::Help);
    whole->addWidget(buttons);
    gallery->resize(1100, 760);
    return gallery;
}

} // namespace duovita::test
