#include "ui/problems/remedybar.h"

#include "core/messages/findingwords.h"
#include "core/messages/kindwords.h"
#include "core/messages/punctuation.h"
#include "ui/presentation/icons.h"
#include "ui/style/tokens.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QMouseEvent>
#include <QPushButton>
#include <QToolButton>

namespace duovita {

namespace {

constexpr std::array allRemedies{Remedy::TakeSuggestion,   Remedy::Write,         Remedy::TakeFirstNumber,
                                 Remedy::TakeSecondNumber, Remedy::MarkChecked,   Remedy::CopyAcross,
                                 Remedy::MarkShared,       Remedy::DropExpected,  Remedy::MendIdentifier,
                                 Remedy::MendSigns,        Remedy::MendWideSigns, Remedy::ChangeTemplate,
                                 Remedy::Dismiss,          Remedy::TakeUpAgain};

} // namespace

RemedyBar::RemedyBar(QWidget* parent)
    : QWidget(parent), m_edit(new QPushButton(tr("Edit"), this)), m_more(new QToolButton(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep);
    for (const Remedy remedy : allRemedies) {
        auto* button = new QPushButton(this);
        button->setObjectName(QStringLiteral("problems.remedy.%1").arg(static_cast<int>(remedy)));
        button->hide();
        connect(button, &QPushButton::clicked, this, [this, remedy] { Q_EMIT wanted(remedy); });
        layout->addWidget(button);
    }
    m_edit->setObjectName(QStringLiteral("problems.edit"));
    m_edit->hide();
    connect(m_edit, &QPushButton::clicked, this, [this] { Q_EMIT wanted(Remedy::Write); });
    layout->addWidget(m_edit);
    m_more->setObjectName(QStringLiteral("problems.moreRemedies"));
    m_more->setIcon(lineIcon(QStringLiteral("more")));
    m_more->setToolTip(tr("All remedies"));
    m_more->setAccessibleName(m_more->toolTip());
    m_more->hide();
    layout->addWidget(m_more);
    connect(m_more, &QToolButton::clicked, this, &RemedyBar::showMore);
    layout->addStretch();
    for (QAbstractButton* button : findChildren<QAbstractButton*>())
        button->installEventFilter(this);
}

bool RemedyBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonPress)
        Q_EMIT pressed(static_cast<QMouseEvent*>(event)->globalPosition().toPoint());
    return QWidget::eventFilter(watched, event);
}

void RemedyBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_edit->setText(tr("Edit"));
        m_more->setToolTip(tr("All remedies"));
        m_more->setAccessibleName(m_more->toolTip());
    }
}

namespace {

QString templateWords(const QList<Problem>& problems)
{
    const auto first = std::find_if(problems.begin(), problems.end(), [](const Problem& problem) {
        return problem.remedies.testFlag(Remedy::ChangeTemplate);
    });
    return RemedyBar::tr("Use the template “%1”").arg(templateWord(first->suggestion));
}

/// For a single problem, shows the suggested text itself.
QString suggestionWords(const QList<Problem>& problems, int count)
{
    constexpr qsizetype longest = 24;
    const auto first = std::find_if(problems.begin(), problems.end(),
                                    [](const Problem& problem) { return !problem.suggestion.isEmpty(); });
    if (count > 1)
        return RemedyBar::tr("Use %n suggestions", nullptr, count);
    const QString& text = first->suggestion;
    return RemedyBar::tr("Use “%1”").arg(text.size() > longest ? QString(text.left(longest - 1) + u'…') : text);
}

/// For a single problem, shows the number itself.
QString numberWords(Remedy remedy, const QList<Problem>& problems, int count)
{
    const auto first = std::find_if(problems.begin(), problems.end(),
                                    [&](const Problem& problem) { return problem.remedies.testFlag(remedy); });
    const int side = remedy == Remedy::TakeFirstNumber ? 0 : 1;
    if (count > 1)
        return RemedyBar::tr("Use the %1 numbers").arg(wordFor(first->sides[side]));
    return RemedyBar::tr("Use %1").arg(first->parameters[side]);
}

/// The button text of a remedy for these problems; empty if none has it.
QString wordsFor(Remedy remedy, const QList<Problem>& problems)
{
    const auto count = std::count_if(problems.begin(), problems.end(),
                                     [&](const Problem& problem) { return problem.remedies.testFlag(remedy); });
    const bool atOnce = remedy != Remedy::Write || problems.size() == 1; // the user can only write in one place
    if (count == 0 || !atOnce)
        return {};
    if (remedy == Remedy::TakeSuggestion)
        return suggestionWords(problems, static_cast<int>(count));
    if (remedy == Remedy::ChangeTemplate)
        return templateWords(problems);
    if (remedy == Remedy::TakeFirstNumber || remedy == Remedy::TakeSecondNumber)
        return numberWords(remedy, problems, static_cast<int>(count));
    return count == 1 ? wordFor(remedy) : counted(wordFor(remedy), count);
}

} // namespace

RemedyBar::Words RemedyBar::wordsOf(const QList<Problem>& problems)
{
    Words all;
    for (const Remedy remedy : allRemedies) {
        if (const QString words = wordsFor(remedy, problems); !words.isEmpty())
            all += std::pair(remedy, words);
    }
    return all;
}

void RemedyBar::setProblems(const QList<Problem>& problems)
{
    m_problems = problems;
    showButtons();
}

void RemedyBar::setRoom(int width)
{
    if (std::exchange(m_room, width) != width)
        showButtons();
}

bool RemedyBar::hasAny() const
{
    return offersEditing() || !wordsOf(m_problems).isEmpty();
}

/// A click only selects a problem, so that remedies can be applied one after the other.
bool RemedyBar::offersEditing() const
{
    return m_problems.size() == 1 && m_problems.front().source.field != Field::None &&
           !m_problems.front().remedies.testFlag(Remedy::Write);
}

void RemedyBar::showButtons()
{
    const Words words = wordsOf(m_problems);
    const int gap = layout()->spacing();
    int left = m_room.value_or(QWIDGETSIZE_MAX);
    bool all = true;
    for (const Remedy remedy : allRemedies) {
        auto* button = findChild<QPushButton*>(QStringLiteral("problems.remedy.%1").arg(static_cast<int>(remedy)));
        const auto named =
            std::find_if(words.begin(), words.end(), [&](const auto& each) { return each.first == remedy; });
        button->setText(named == words.end() ? QString() : named->second);
        const bool last = named != words.end() && named + 1 == words.end() && !offersEditing();
        const int needed = button->sizeHint().width() + gap + (last ? 0 : m_more->sizeHint().width());
        const bool fits = named != words.end() && all && needed <= left;
        all = all && (named == words.end() || fits);
        left -= fits ? button->sizeHint().width() + gap : 0;
        button->setVisible(fits);
    }
    const bool hasRoom = all && m_edit->sizeHint().width() + gap <= left;
    m_edit->setVisible(offersEditing() && hasRoom);
    m_more->setVisible(!all || (offersEditing() && !hasRoom));
}

/// Lists all remedies, including those with buttons, so that the menu is complete.
void RemedyBar::showMore()
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addTo(*menu);
    menu->popup(m_more->mapToGlobal(QPoint(0, m_more->height())));
}

void RemedyBar::addTo(QMenu& menu)
{
    for (const auto& [remedy, words] : wordsOf(m_problems))
        menu.addAction(words, this, [this, chosen = remedy] { Q_EMIT wanted(chosen); });
    if (offersEditing())
        menu.addAction(m_edit->text(), this, [this] { Q_EMIT wanted(Remedy::Write); });
}

} // namespace duovita
