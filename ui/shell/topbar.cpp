#include "ui/shell/topbar.h"

#include "core/messages/kindwords.h"
#include "ui/presentation/icons.h"
#include "ui/shell/barbuttons.h"
#include "ui/shell/messagebar.h"
#include "ui/shell/savestate.h"
#include "ui/style/appearance.h"
#include "ui/style/roles.h"
#include "ui/widgets/segmentbar.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace duovita {

namespace {

constexpr int leftMargin = 8;
constexpr int rightMargin = 12;
constexpr int searchWidth = 360;
constexpr int leastSearchWidth = 160;
constexpr int messageRoom = 240;      ///< room reserved for a message, by shrinking the search to two thirds
constexpr int leastMessageRoom = 160; ///< if there is less, a message temporarily replaces the search
constexpr int gap = 8;
/// Below this width, the save state is only a tick and the search shrinks.
constexpr int narrow = 1000;

} // namespace

TopBar::TopBar(const Parts& parts, QWidget* parent)
    : Retranslated(parent), m_parts(parts), m_product(new QLabel(QStringLiteral("Duovita"), this)),
      m_person(new NameButton(this)), m_divider(new QWidget(this)), m_search(new SearchButton(this)),
      m_undo(iconButton(m_parts.undo)), m_redo(iconButton(m_parts.redo)), m_languages(new SegmentBar(this)),
      m_export(new QToolButton(this)), m_all(new QToolButton(this)), m_left(new QWidget(this)),
      m_right(new QWidget(this))
{
    setObjectName(QStringLiteral("topBar"));
    setGround(*this, Tone::Bar);
    setTextLook(*m_product, Tone::Text, TextSize::Title, true);
    m_product->setContentsMargins(gap, 0, 0, 0);
    m_person->setObjectName(QStringLiteral("bar.person"));
    m_divider->setFixedSize(1, iconSize + gap);
    setGround(*m_divider, Tone::LineStrong);
    auto* left = new QHBoxLayout(m_left);
    left->setContentsMargins(0, 0, 0, 0);
    left->setSpacing(4);
    left->addWidget(m_product);
    left->addWidget(m_person);
    left->addWidget(m_divider);
    left->addWidget(&m_parts.cvChoice);
    m_parts.cvChoice.show();
    m_search->setObjectName(QStringLiteral("bar.search"));
    connect(m_search, &QToolButton::clicked, &m_parts.search, &QAction::trigger);
    m_export->setObjectName(QStringLiteral("bar.export"));
    const auto followExport = [this] {
        m_export->setEnabled(m_parts.exportAll.isEnabled());
        m_export->setToolTip(m_parts.exportAll.toolTip());
    };
    connect(m_export, &QToolButton::clicked, &m_parts.exportAll, &QAction::trigger);
    connect(&m_parts.exportAll, &QAction::changed, m_export, followExport);
    followExport();
    m_export->setPopupMode(QToolButton::MenuButtonPopup);
    m_export->setMenu(new QMenu(m_export));
    m_export->setFocusPolicy(Qt::TabFocus);
    setRole(*m_export, Role::Primary);
    m_languages->add(QStringLiteral("bar.english"), QStringLiteral("English"));
    m_languages->add(QStringLiteral("bar.chinese"), QStringLiteral("中文"));
    connect(m_languages, &SegmentBar::chosen, this,
            [this](int index) { (index == 0 ? m_parts.english : m_parts.chinese).trigger(); });
    m_all->setObjectName(QStringLiteral("bar.menu"));
    m_all->setIcon(lineIcon(QStringLiteral("menu")));
    m_all->setPopupMode(QToolButton::InstantPopup);
    m_all->setMenu(new QMenu(m_all));
    m_all->setFocusPolicy(Qt::TabFocus);
    setRole(*m_all, Role::Flat);
    auto* right = new QHBoxLayout(m_right);
    right->setContentsMargins(0, 0, 0, 0);
    right->setSpacing(4);
    right->addWidget(m_undo);
    right->addWidget(m_redo);
    right->addWidget(&m_parts.saveState);
    right->addWidget(m_export);
    right->addWidget(m_languages);
    right->addSpacing(4);
    right->addWidget(m_all);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(leftMargin, 0, rightMargin, 0);
    layout->addWidget(m_left);
    layout->addStretch();
    layout->addWidget(m_right);
    m_parts.messages.setParent(this); // the message floats over the bar's free area and moves nothing
    connect(&m_parts.messages, &MessageBar::shownChanged, this, &TopBar::placeSearch);
    for (const QAction* action : {&m_parts.undo, &m_parts.redo})
        connect(action, &QAction::changed, this, &TopBar::showUndo);
    connect(&Appearance::instance(), &Appearance::changed, this, &TopBar::fit);
    showNobody(false);
    fit();
    retranslate();
}

QToolButton* TopBar::iconButton(QAction& action)
{
    auto* button = new QToolButton(this);
    button->setDefaultAction(&action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setFocusPolicy(Qt::TabFocus);
    button->setObjectName(QStringLiteral("bar.") + action.objectName());
    setRole(*button, Role::Flat);
    return button;
}

void TopBar::fit()
{
    const int height = measure(Measure::BarControl);
    setFixedHeight(measure(Measure::TopBar));
    for (auto* button : findChildren<QToolButton*>()) {
        if (m_parts.messages.isAncestorOf(button) || m_languages->isAncestorOf(button))
            continue;
        button->setFixedHeight(height);
        if (button->toolButtonStyle() == Qt::ToolButtonIconOnly && !button->icon().isNull())
            button->setFixedWidth(height);
    }
    placeSearch();
}

void TopBar::setMenus(const QList<QAction*>& exports, const QList<QMenu*>& all)
{
    m_export->menu()->clear();
    m_export->menu()->addActions(exports);
    m_all->menu()->clear();
    for (QMenu* menu : all)
        m_all->menu()->addMenu(menu);
}

void TopBar::showPerson(const QString& name, const QString& otherName)
{
    static_cast<NameButton*>(m_person)->setNames(name, otherName);
    m_product->hide();
    m_person->show();
    m_divider->show();
    m_parts.cvChoice.show();
    m_parts.saveState.show();
    m_export->show();
    m_languages->hide();
    showUndo();
}

/// If nobody is open, shows the buttons only if there is something to restore.
void TopBar::showUndo()
{
    const bool any = m_parts.undo.isEnabled() || m_parts.redo.isEnabled();
    for (QToolButton* button : {m_undo, m_redo})
        button->setVisible(any || m_product->isHidden());
}

void TopBar::showNobody(bool others)
{
    static_cast<NameButton*>(m_person)->setNames(tr("People"), {});
    m_person->setAccessibleName(tr("People"));
    m_parts.saveState.hide();
    m_export->hide();
    m_languages->show();
    m_product->setVisible(!others);
    m_person->setVisible(others);
    m_divider->hide();
    m_parts.cvChoice.hide();
    showUndo();
}

void TopBar::retranslate()
{
    m_person->setToolTip(tr("People: choose another person"));
    m_search->setText(tr("Search or run…"));
    m_search->setAccessibleName(tr("Search or run a command"));
    m_all->setToolTip(tr("All menus"));
    m_all->setAccessibleName(tr("All menus"));
    m_export->setText(tr("Export"));
    m_export->setAccessibleName(tr("Export"));
    m_languages->setAccessibleName(tr("Interface language"));
    m_languages->setCurrent(interfaceLanguage() == Language::Chinese ? 1 : 0);
}

/// Centres the search in the window if there is room on both sides. A message is placed on the side with more room.
void TopBar::placeSearch()
{
    const int height = measure(Measure::BarControl);
    const int top = (this->height() - height) / 2;
    const int from = leftMargin + m_left->sizeHint().width() + gap;
    const int to = width() - rightMargin - m_right->sizeHint().width() - gap;
    constexpr int narrowSearch = searchWidth * 2 / 3;
    const int besideMessage = 2 * (to - messageRoom - gap) - width();
    const int wanted = width() < narrow ? narrowSearch : std::clamp(besideMessage, narrowSearch, searchWidth);
    const int wide = std::min(wanted, to - from);
    const int left = std::clamp((width() - wide) / 2, from, std::max(from, to - wide));
    m_search->setGeometry(left, top, wide, height);
    const int end = left + wide + gap;
    const bool before = left - gap - from > to - end; // a long name can make the left side smaller
    const int room = before ? left - gap - from : to - end;
    const bool hasMessage = !m_parts.messages.isHidden();
    const bool instead = room < leastMessageRoom || (hasMessage && m_parts.messages.leastWidth() > room);
    const int start = instead || before ? from : end;
    m_parts.messages.setRoom(QRect(start, 0, instead ? to - from : room, this->height() - 1)); // for two lines
    m_search->setVisible(wide >= leastSearchWidth && !(instead && hasMessage));
}

void TopBar::resizeEvent(QResizeEvent* event)
{
    Retranslated::resizeEvent(event);
    m_parts.saveState.setBrief(width() < narrow);
    placeSearch();
}

/// The contents may be wider now.
void TopBar::changeEvent(QEvent* event)
{
    Retranslated::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        placeSearch();
}

bool TopBar::event(QEvent* event)
{
    const bool done = Retranslated::event(event);
    if (event->type() == QEvent::LayoutRequest)
        placeSearch();
    return done;
}

void TopBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), tone(Tone::Bar, palette()));
    painter.fillRect(0, height() - 1, width(), 1, tone(Tone::Line, palette()));
}

} // namespace duovita
