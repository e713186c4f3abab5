#include "ui/widgets/localizededit.h"

#include "core/content/textwalk.h"
#include "core/messages/kindwords.h"
#include "ui/style/tokens.h"
#include "ui/widgets/formattedtextedit.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

namespace duovita {

LocalizedEdit::LocalizedEdit(const QString& name, const QString& label, Texts kind, QWidget* parent)
    : QWidget(parent), m_menu(new QToolButton(this))
{
    // The taller side sets the height of both, and nothing else does.
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(6);
    layout->setVerticalSpacing(0);
    for (Language language : allLanguages) {
        const auto column = static_cast<int>(indexOf(language));
        GrowingTextEdit* edit = kind == Texts::Plain ? new GrowingTextEdit(this) : new FormattedTextEdit(this);
        edit->setObjectName(name + u'.' + codeOf(language));
        edit->setAccessibleName(label + QStringLiteral(", ") + endonymOf(language));
        if (kind == Texts::Formatted && language == Language::English)
            edit->checkSpelling();
        auto* mark = new QLabel(this);
        mark->setObjectName(edit->objectName() + QStringLiteral(".state"));
        mark->setFont(textFont(TextSize::Small));
        mark->setText(QStringLiteral("X字"));            // a line with Han characters is higher
        mark->setFixedHeight(mark->sizeHint().height()); // whether it says something or not: nothing moves for it
        layout->addWidget(edit, 0, column);
        layout->addWidget(mark, 1, column);
        layout->setColumnStretch(column, 1);
        m_edits[indexOf(language)] = edit;
        m_marks[indexOf(language)] = mark;
        connect(edit, &GrowingTextEdit::edited, this,
                [this, language](const QString& text) { Q_EMIT edited(language, text); });
        connect(edit, &GrowingTextEdit::focusLeft, this, &LocalizedEdit::stepEnded);
        connect(edit, &GrowingTextEdit::stepEnded, this, &LocalizedEdit::stepEnded);
        connect(edit, &GrowingTextEdit::menuMade, this, [this](QMenu* menu) {
            menu->addSeparator();
            fillMenu(menu->addMenu(tr("Translation")));
        });
        edit->installEventFilter(this);
    }
    m_menu->setObjectName(name + QStringLiteral(".menu"));
    m_menu->setText(QStringLiteral("⋯"));
    m_menu->setAutoRaise(true);
    m_menu->setFocusPolicy(Qt::NoFocus); // Tab goes from text to text; Alt+Enter opens it
    m_menu->setAccessibleName(tr("Translation of %1").arg(label));
    m_menu->setToolTip(tr("Copy across, mark as checked, same in both languages (Alt+Enter)"));
    m_menu->setPopupMode(QToolButton::InstantPopup);
    m_menu->setMenu(new QMenu(m_menu));
    connect(m_menu->menu(), &QMenu::aboutToShow, this, [this] { fillMenu(m_menu->menu()); });
    layout->addWidget(m_menu, 0, static_cast<int>(languageCount), Qt::AlignTop);
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

void LocalizedEdit::offer(Language side, const QString& text)
{
    QString& offered = m_offers[indexOf(side)];
    if (offered == text)
        return;
    offered = text;
    showGhost(side);
    edit(side)->setToolTip(text.isEmpty() ? QString() : tr("→ takes “%1”").arg(text));
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

void LocalizedEdit::showGhost(Language side)
{
    const QString& offered = m_offers[indexOf(side)];
    const bool noText =
        std::all_of(m_edits.begin(), m_edits.end(), [](const GrowingTextEdit* edit) { return edit->text().isEmpty(); });
    if (!offered.isEmpty())
        edit(side)->setGhost(QStringLiteral("→ ") + offered);
    else
        edit(side)->setGhost(noText && m_usual[indexOf(side)].isEmpty() ? m_standIns[indexOf(side)]
                                                                        : m_usual[indexOf(side)]);
}

void LocalizedEdit::take(Language side)
{
    std::array<QString, languageCount> texts;
    for (const Language language : allLanguages)
        texts[indexOf(language)] = language == side ? m_offers[indexOf(side)] : edit(language)->text();
    Q_EMIT taken(texts);
    edit(side)->moveCursor(QTextCursor::End);
}

bool LocalizedEdit::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto* press = static_cast<QKeyEvent*>(event);
    const Qt::KeyboardModifiers modifiers = press->modifiers() & ~Qt::KeypadModifier;
    const bool enter = press->key() == Qt::Key_Return || press->key() == Qt::Key_Enter;
    if (enter && modifiers == Qt::AltModifier) {
        m_menu->showMenu();
        return true;
    }
    for (const Language language : allLanguages) {
        const bool offered =
            watched == edit(language) && edit(language)->text().isEmpty() && !m_offers[indexOf(language)].isEmpty();
        if (!offered || press->key() != Qt::Key_Right || modifiers)
            continue;
        take(language);
        return true;
    }
    return false;
}

void LocalizedEdit::showStates()
{
    const bool shared = isShared();
    for (Language language : allLanguages) {
        const TextState state = m_states[indexOf(language)];
        QLabel* mark = m_marks[indexOf(language)];
        const bool first = language == allLanguages.front();
        if (shared && !first && window()->focusWidget() == edit(language))
            edit(allLanguages.front())->setFocus(); // hidden, it would leave it to whatever comes next in the window
        edit(language)->setVisible(!shared || first);
        if (first) {
            // One text for all languages stands across all columns.
            auto* grid = static_cast<QGridLayout*>(layout());
            grid->addWidget(edit(language), 0, 0, 1, shared ? static_cast<int>(languageCount) : 1);
        }
        const bool tells = state != TextState::Missing || m_needed.contains(language);
        mark->setText(tells && (!shared || first) ? wordFor(state) : QString());
    }
    colorMarks();
}

void LocalizedEdit::colorMarks()
{
    for (const Language language : allLanguages) {
        const TextState state = m_states[indexOf(language)];
        QPalette palette = this->palette();
        const bool needsWork = state == TextState::Missing || state == TextState::Stale;
        palette.setColor(QPalette::WindowText, tone(needsWork ? Tone::Warn : Tone::Text3, palette));
        m_marks[indexOf(language)]->setPalette(palette);
    }
}

/// The desktop may turn dark meanwhile.
void LocalizedEdit::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_marks.back())
        colorMarks();
}

/// What the texts' state asks for comes first.
void LocalizedEdit::fillMenu(QMenu* menu)
{
    menu->clear();
    const auto stateOf = [this](Language language) { return m_states[indexOf(language)]; };
    for (const Language language : allLanguages) {
        if (stateOf(language) == TextState::Stale)
            menu->addAction(tr("%1 is still right").arg(endonymOf(language)), this,
                            [this, language] { Q_EMIT confirmed(language); });
    }
    for (const Language language : allLanguages) {
        if (!edit(language)->text().isEmpty() || m_offers[indexOf(language)].isEmpty())
            continue;
        const QString text = QString(m_offers[indexOf(language)]).replace(u'&', QStringLiteral("&&"));
        menu->addAction(tr("Take “%1”").arg(text), this, [this, language] { take(language); });
    }
    const auto copies = [&](bool toMissing) {
        for (const Language language : allLanguages) {
            for (const Language other : allLanguages) {
                const bool fits = !isShared() && other != language && !edit(other)->text().isEmpty() &&
                                  (stateOf(language) == TextState::Missing) == toMissing;
                if (fits)
                    menu->addAction(tr("Copy %1 to %2").arg(endonymOf(other), endonymOf(language)), this,
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
