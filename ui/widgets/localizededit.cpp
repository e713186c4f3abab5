#include "ui/widgets/localizededit.h"

#include "core/content/textwalk.h"
#include "core/messages/kindwords.h"
#include "ui/now.h"
#include "ui/presentation/interfacefont.h"
#include "ui/widgets/formattedtextedit.h"
#include "ui/widgets/quietbutton.h"
#include "ui/widgets/statesign.h"

#include <QApplication>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QLayout>
#include <QMenu>
#include <QPointer>

namespace duovita {

namespace {

constexpr int besideWidth = 24; // width of a small control beside the box

const PairColumns* columnsAround(const QWidget& widget)
{
    for (const QWidget* outer = widget.parentWidget(); outer; outer = outer->parentWidget()) {
        if (const auto* columns = dynamic_cast<const PairColumns*>(outer))
            return columns;
    }
    return nullptr;
}

} // namespace

/// Lays out the halves with the height of the taller one.
class LocalizedEdit::Halves : public QLayout {
public:
    explicit Halves(LocalizedEdit& edit) : QLayout(&edit), m_edit(edit) { setContentsMargins(0, 0, 0, 0); }
    ~Halves() override { qDeleteAll(m_items); }

    void addItem(QLayoutItem* item) override { m_items += item; }
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem* takeAt(int index) override
    {
        return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
    }

    QSize sizeHint() const override { return sizeOf(120); }
    QSize minimumSize() const override { return sizeOf(40); }

    /// The box with the texts, within the edit.
    QRect box(const QRect& whole) const
    {
        return whole.adjusted(0, 0, -margin - besideWidth * static_cast<int>(m_edit.m_besides.size()), 0);
    }

    void setGeometry(const QRect& whole) override
    {
        QLayout::setGeometry(whole);
        const QRect inside = box(whole);
        if (m_edit.m_shared)
            return m_items.front()->setGeometry(inside);
        const PairColumns* columns = columnsAround(m_edit);
        const int besides = whole.right() - margin - inside.right();
        const int wanted = columns ? columns->secondHalf() - besides : (inside.width() + 1) / 2;
        const int second = qBound(inside.width() / 4, wanted, inside.width() * 3 / 4);
        m_items[0]->setGeometry(inside.adjusted(0, 0, -second, 0));
        m_items[1]->setGeometry(QRect(inside.right() + 1 - second, inside.top(), second, inside.height()));
    }

private:
    QSize sizeOf(int half) const
    {
        int height = 0;
        for (const QLayoutItem* item : m_items) {
            if (!item->isEmpty())
                height = qMax(height, item->minimumSize().height());
        }
        return {2 * half + margin + besideWidth * static_cast<int>(m_edit.m_besides.size()), height};
    }

    LocalizedEdit& m_edit;
    QList<QLayoutItem*> m_items;
};

LocalizedEdit::LocalizedEdit(const QString& name, const QString& label, Texts kind, QWidget* parent)
    : QWidget(parent), m_halves(new Halves(*this)), m_menu(new QuietButton(QuietButton::Glyph::More, this))
{
    static_assert(languageCount == 2, "a box has two halves");
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    for (Language language : allLanguages) {
        GrowingTextEdit* edit = kind == Texts::Plain ? new GrowingTextEdit(this) : new FormattedTextEdit(this);
        edit->setObjectName(name + u'.' + codeOf(language));
        edit->setAccessibleName(label + QStringLiteral(", ") + endonymOf(language));
        if (language == Language::English)
            edit->setFont(fontForEnglish());
        if (kind == Texts::Formatted && language == Language::English)
            edit->checkSpelling();
        edit->sign()->setObjectName(edit->objectName() + QStringLiteral(".state"));
        m_halves->addWidget(edit);
        m_edits[indexOf(language)] = edit;
        connect(edit, &GrowingTextEdit::edited, this, [this, language](const QString& text) {
            if (text.isEmpty())
                m_emptied.insert(language);
            else
                m_emptied.clear();
            Q_EMIT edited(language, text);
        });
        connect(edit, &GrowingTextEdit::focusLeft, this, &LocalizedEdit::stepEnded);
        connect(edit, &GrowingTextEdit::stepEnded, this, &LocalizedEdit::stepEnded);
        connect(edit, &GrowingTextEdit::menuMade, this, [this](QMenu* menu) {
            menu->addSeparator();
            fillMenu(menu->addMenu(tr("Translation")));
        });
        connect(edit->sign(), &StateSign::clicked, this, &LocalizedEdit::popUpMenu);
        edit->installEventFilter(this);
    }
    m_menu->setObjectName(name + QStringLiteral(".menu")); // not focusable: Tab goes from text to text
    m_menu->setAccessibleName(tr("Translation of %1").arg(label));
    m_menu->setToolTip(tr("Copy across, mark as checked, same in both languages (Alt+Enter)"));
    m_menu->setPopupMode(QToolButton::InstantPopup);
    m_menu->setMenu(new QMenu(m_menu));
    m_menu->hide();
    connect(m_menu->menu(), &QMenu::aboutToShow, this, [this] { fillMenu(m_menu->menu()); });
    connect(m_menu->menu(), &QMenu::aboutToHide, this, &LocalizedEdit::showMenuButton, Qt::QueuedConnection);
}

void LocalizedEdit::addBeside(QWidget* control)
{
    control->setParent(this);
    m_besides += control;
    m_halves->invalidate();
}

bool LocalizedEdit::event(QEvent* event)
{
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::Enter || event->type() == QEvent::Leave)
        showMenuButton();
    return done;
}

void LocalizedEdit::resizeEvent(QResizeEvent*)
{
    const int boxEnd = m_halves->box(rect()).right() + 1;
    const int target = m_menu->sizeHint().width();
    const int top = (measure(Measure::Field) - target) / 2;
    int x = boxEnd + (besideWidth - target) / 2;
    for (QWidget* control : m_besides) {
        control->setGeometry(x, top, target, target);
        x += besideWidth;
    }
    m_menu->setGeometry(width() - target, top, target, target);
}

/// Shows the button in the margin while the pointer or cursor is here, so that nothing moves.
void LocalizedEdit::showMenuButton()
{
    const bool focused =
        std::any_of(m_edits.begin(), m_edits.end(), [](const GrowingTextEdit* edit) { return edit->hasFocus(); });
    m_menu->setVisible(underMouse() || focused || m_menu->menu()->isVisible());
}

void LocalizedEdit::popUpMenu()
{
    m_menu->show();
    m_menu->showMenu();
}

template <typename Text>
void LocalizedEdit::showSides(const Localized<Text>& text)
{
    m_shared = text.isShared();
    for (Language language : allLanguages) {
        m_states[indexOf(language)] = text.state(language);
        edit(language)->setText(keptText(text.text(language)));
    }
    showStates();
    for (const Language language : allLanguages)
        showGhost(language);
    Q_EMIT shown();
}

void LocalizedEdit::show(const LocalizedText& text)
{
    showSides(text);
}

void LocalizedEdit::show(const LocalizedRichText& text)
{
    showSides(text);
}

void LocalizedEdit::offer(Language side, const QString& counterpart)
{
    // What has just been deleted there, or the like, is not wanted.
    const QString text = m_emptied.contains(side) ? QString() : counterpart;
    QString& offered = m_offers[indexOf(side)];
    if (offered == text)
        return;
    offered = text;
    showGhost(side);
    edit(side)->setToolTip(text.isEmpty() ? QString() : tr("Press Tab to use “%1”").arg(text));
}

void LocalizedEdit::setStandIn(Language side, const QString& text)
{
    m_standIns[indexOf(side)] = text;
    showGhost(side);
}

void LocalizedEdit::setUsual(Language side, const QString& text)
{
    m_usual[indexOf(side)] = text;
    showGhost(side);
}

void LocalizedEdit::setDifference(const QString& words)
{
    if (std::exchange(m_difference, words) != words)
        showStates();
}

void LocalizedEdit::showGhost(Language side)
{
    const QString& offered = m_offers[indexOf(side)];
    const bool noText =
        std::all_of(m_edits.begin(), m_edits.end(), [](const GrowingTextEdit* edit) { return edit->text().isEmpty(); });
    const QString& usual = m_usual[indexOf(side)];
    const QString& standIn = noText && usual.isEmpty() ? m_standIns[indexOf(side)] : usual;
    if (!offered.isEmpty())
        edit(side)->setGhost(offered, Tone::Text3, tr("Tab"));
    else if (standIn.isEmpty() && isMissing(side))
        edit(side)->setGhost(tr("Missing"), Tone::Warn);
    else
        edit(side)->setGhost(standIn);
}

bool LocalizedEdit::isMissing(Language side) const
{
    return m_states[indexOf(side)] == TextState::Missing && m_needed.contains(side);
}

void LocalizedEdit::take(Language side)
{
    std::array<QString, languageCount> texts;
    for (const Language language : allLanguages)
        texts[indexOf(language)] = language == side ? m_offers[indexOf(side)] : edit(language)->text();
    Q_EMIT taken(texts);
    edit(side)->moveCursor(QTextCursor::End);
}

/// Another window or a menu does not end the writing.
void LocalizedEdit::noteFocus(const QFocusEvent& event)
{
    if (event.gotFocus()) {
        if (std::exchange(m_isLeft, false))
            m_entered = now();
        return;
    }
    const bool isElsewhere = event.reason() == Qt::ActiveWindowFocusReason || event.reason() == Qt::PopupFocusReason;
    m_isLeft = !isElsewhere && !isAncestorOf(QApplication::focusWidget());
}

/// Tab accepts the offered text and goes to the next field; Right accepts it and stays.
bool LocalizedEdit::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
        noteFocus(*static_cast<QFocusEvent*>(event));
        // The focus is known only after the event.
        QMetaObject::invokeMethod(this, &LocalizedEdit::showMenuButton, Qt::QueuedConnection);
        return false;
    }
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto* press = static_cast<QKeyEvent*>(event);
    const Qt::KeyboardModifiers modifiers = press->modifiers() & ~Qt::KeypadModifier;
    const bool enter = press->key() == Qt::Key_Return || press->key() == Qt::Key_Enter;
    if (enter && modifiers == Qt::AltModifier) {
        popUpMenu();
        return true;
    }
    for (const Language language : allLanguages) {
        const bool offered =
            watched == edit(language) && edit(language)->text().isEmpty() && !m_offers[indexOf(language)].isEmpty();
        if (!offered || modifiers || (press->key() != Qt::Key_Right && press->key() != Qt::Key_Tab))
            continue;
        const QPointer<QObject> field = watched; // the receiver may rebuild the form
        take(language);
        return press->key() == Qt::Key_Right || !field;
    }
    return false;
}

void LocalizedEdit::showStates()
{
    const Language first = allLanguages.front();
    for (const Language language : allLanguages) {
        const bool isThere = !m_shared || language == first;
        if (!isThere && window()->focusWidget() == edit(language))
            edit(first)->setFocus(); // else hiding it would move the focus to an arbitrary widget
        edit(language)->setVisible(isThere);
        edit(language)->setHalf(m_shared ? Half::Whole : language == first ? Half::Left : Half::Right);
        showSign(language);
    }
}

/// Only one side says that they differ.
void LocalizedEdit::showSign(Language side)
{
    const TextState state = m_states[indexOf(side)];
    if (isMissing(side))
        edit(side)->setSign(Sign::Missing, wordFor(state));
    else if (state == TextState::Stale)
        edit(side)->setSign(Sign::Stale, wordFor(state));
    else if (side == allLanguages.back() && !m_shared && !m_difference.isEmpty())
        edit(side)->setSign(Sign::Differ, m_difference);
    else
        edit(side)->setSign(Sign::None, {});
}

/// Actions required by the texts' state come first.
void LocalizedEdit::fillMenu(QMenu* menu)
{
    menu->clear();
    if (!m_difference.isEmpty())
        menu->addAction(tr("Show the difference under Check"), this, &LocalizedEdit::differenceWanted);
    const auto stateOf = [this](Language language) { return m_states[indexOf(language)]; };
    for (const Language language : allLanguages) {
        if (stateOf(language) == TextState::Stale)
            menu->addAction(tr("Mark %1 as checked").arg(wordFor(language)), this,
                            [this, language] { Q_EMIT confirmed(language); });
    }
    for (const Language language : allLanguages) {
        if (!edit(language)->text().isEmpty() || m_offers[indexOf(language)].isEmpty())
            continue;
        const QString text = QString(m_offers[indexOf(language)]).replace(u'&', QStringLiteral("&&"));
        menu->addAction(tr("Use “%1”").arg(text), this, [this, language] { take(language); });
    }
    const auto copies = [&](bool toMissing) {
        for (const Language language : allLanguages) {
            for (const Language other : allLanguages) {
                const bool fits = !isShared() && other != language && !edit(other)->text().isEmpty() &&
                                  (stateOf(language) == TextState::Missing) == toMissing;
                if (fits)
                    menu->addAction(tr("Copy %1 to %2").arg(wordFor(other), wordFor(language)), this,
                                    [this, language, other] { Q_EMIT edited(language, edit(other)->text()); });
            }
        }
    };
    copies(true);
    copies(false);
    if (!menu->isEmpty())
        menu->addSeparator();
    QAction* same = menu->addAction(tr("Same in both languages"));
    same->setCheckable(true);
    same->setChecked(isShared());
    connect(same, &QAction::toggled, this, &LocalizedEdit::sharedChanged);
    Q_EMIT menuFilled(menu);
}

} // namespace duovita
