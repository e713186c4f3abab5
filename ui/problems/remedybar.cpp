#include "ui/problems/remedybar.h"

#include "core/messages/findingwords.h"
#include "core/messages/kindwords.h"
#include "core/messages/punctuation.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>

namespace duovita {

namespace {

constexpr std::array allRemedies{Remedy::TakeSuggestion, Remedy::MarkChecked,   Remedy::CopyAcross,
                                 Remedy::MarkShared,     Remedy::DropExpected,  Remedy::MendIdentifier,
                                 Remedy::MendSigns,      Remedy::MendWideSigns, Remedy::ChangeTemplate,
                                 Remedy::Dismiss,        Remedy::TakeUpAgain};

} // namespace

RemedyBar::RemedyBar(QWidget* parent) : QWidget(parent)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(6, 2, 6, 4);
    for (const Remedy remedy : allRemedies) {
        auto* button = new QPushButton(this);
        button->setObjectName(QStringLiteral("problems.remedy.%1").arg(static_cast<int>(remedy)));
        button->hide();
        connect(button, &QPushButton::clicked, this, [this, remedy] { Q_EMIT wanted(remedy); });
        layout->addWidget(button);
    }
    layout->addStretch();
    keepRoom();
}

/// As high as with a button, whether there is one or not: the list above does not move for it.
void RemedyBar::keepRoom()
{
    const QMargins margins = layout()->contentsMargins();
    setMinimumHeight(findChild<QPushButton*>()->sizeHint().height() + margins.top() + margins.bottom());
}

void RemedyBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        keepRoom();
}

QString RemedyBar::wordsFor(Remedy remedy) const
{
    const auto count = std::count_if(m_problems.begin(), m_problems.end(),
                                     [&](const Problem& problem) { return problem.remedies.testFlag(remedy); });
    if (count == 0)
        return {};
    if (remedy == Remedy::TakeSuggestion)
        return suggestionWords(static_cast<int>(count));
    if (remedy == Remedy::ChangeTemplate)
        return templateWords();
    return count == 1 ? wordFor(remedy) : counted(wordFor(remedy), count);
}

QString RemedyBar::templateWords() const
{
    const auto first = std::find_if(m_problems.begin(), m_problems.end(), [](const Problem& problem) {
        return problem.remedies.testFlag(Remedy::ChangeTemplate);
    });
    return tr("Use the template “%1”").arg(templateWord(first->suggestion));
}

/// Of one, the text itself: who reads it need not look for it.
QString RemedyBar::suggestionWords(int count) const
{
    constexpr qsizetype longest = 24;
    const auto first = std::find_if(m_problems.begin(), m_problems.end(),
                                    [](const Problem& problem) { return !problem.suggestion.isEmpty(); });
    if (count > 1)
        return tr("Take %n suggestions", nullptr, count);
    const QString& text = first->suggestion;
    return tr("Take “%1”").arg(text.size() > longest ? QString(text.left(longest - 1) + u'…') : text);
}

void RemedyBar::setProblems(const QList<Problem>& problems)
{
    m_problems = problems;
    for (const Remedy remedy : allRemedies) {
        auto* button = findChild<QPushButton*>(QStringLiteral("problems.remedy.%1").arg(static_cast<int>(remedy)));
        const QString words = wordsFor(remedy);
        button->setText(words);
        button->setVisible(!words.isEmpty());
    }
}

void RemedyBar::addTo(QMenu& menu)
{
    for (const Remedy remedy : allRemedies) {
        if (const QString words = wordsFor(remedy); !words.isEmpty())
            menu.addAction(words, this, [this, remedy] { Q_EMIT wanted(remedy); });
    }
}

} // namespace duovita
