#include "ui/forms/formgrid.h"

#include "core/domain/language.h"
#include "ui/widgets/undokeys.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace duovita {

FormGrid::FormGrid(QWidget* parent) : QWidget(parent), m_layout(new QGridLayout(this))
{
    m_layout->setContentsMargins(12, 8, 12, 12);
    m_layout->setHorizontalSpacing(10);
    m_layout->setVerticalSpacing(4); // most rows have room for a word below
    m_layout->setColumnStretch(1, 1);
    m_layout->setRowStretch(1000, 1);
}

void FormGrid::addLanguageTitles()
{
    auto* titles = new QWidget(this);
    auto* row = new QHBoxLayout(titles);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    for (const Language language : allLanguages) {
        auto* title = new QLabel(endonymOf(language), titles);
        title->setForegroundRole(QPalette::PlaceholderText);
        row->addWidget(title, 1);
    }
    row->addSpacing(28); // the menus' column
    m_layout->addWidget(titles, m_layout->count(), 1);
}

void FormGrid::place(QWidget* widget, int row, int column, int columns, Qt::Alignment alignment)
{
    m_layout->addWidget(widget, row, column, 1, columns, alignment);
    if (m_folding)
        m_folds.last().widgets += widget;
}

void FormGrid::addWide(QWidget* control)
{
    place(control, m_layout->count(), 0, 2);
}

void FormGrid::addRow(const QString& label, QWidget* control)
{
    const int row = m_layout->count();
    auto* words = new QLabel(label, this);
    words->setBuddy(control);
    words->setContentsMargins(0, 4, 0, 0);
    leaveUndoToWindow(*control);
    place(words, row, 0, 1, Qt::AlignTop | Qt::AlignRight);
    place(control, row, 1, 1);
}

void FormGrid::addHeading(const QString& text)
{
    auto* words = new QLabel(text, this);
    QFont font = words->font();
    font.setBold(true);
    words->setFont(font);
    words->setContentsMargins(0, 8, 0, 0);
    place(words, m_layout->count(), 0, 2);
}

void FormGrid::addRefresh(const std::function<void()>& refresh)
{
    m_refreshes += refresh;
    refresh();
}

void FormGrid::refresh()
{
    for (const auto& refresh : m_refreshes)
        refresh();
    showFolds();
}

void FormGrid::beginFold(const std::function<bool()>& isFilled)
{
    m_folds += Fold{isFilled, {}};
    m_folding = true;
}

void FormGrid::endFold()
{
    m_folding = false;
}

void FormGrid::addUnfolding()
{
    m_more = new QToolButton(this);
    m_more->setObjectName(QStringLiteral("form.more"));
    m_more->setAutoRaise(true);
    m_more->setCheckable(true);
    m_more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_more->setFocusPolicy(Qt::TabFocus);
    m_layout->addWidget(m_more, m_layout->count(), 1, Qt::AlignLeft);
    connect(m_more, &QToolButton::clicked, this, [this](bool unfolded) {
        setUnfolded(unfolded);
        Q_EMIT unfoldedChanged(unfolded);
    });
    showFolds();
}

void FormGrid::setUnfolded(bool unfolded)
{
    m_unfolded = unfolded;
    if (!unfolded) {
        for (Fold& fold : m_folds)
            fold.shown = false;
    }
    showFolds();
}

void FormGrid::reveal(const QWidget* control)
{
    for (Fold& fold : m_folds) {
        const bool holds = std::any_of(fold.widgets.begin(), fold.widgets.end(), [control](const QWidget* widget) {
            return widget == control || widget->isAncestorOf(control);
        });
        fold.shown = fold.shown || holds;
    }
    showFolds();
}

void FormGrid::showFolds()
{
    bool empty = false;
    for (Fold& fold : m_folds) {
        const bool filled = fold.isFilled();
        fold.shown = fold.shown || filled;
        empty = empty || !filled;
        for (QWidget* widget : fold.widgets)
            widget->setVisible(m_unfolded || fold.shown);
    }
    if (!m_more)
        return;
    m_more->setVisible(empty);
    m_more->setChecked(m_unfolded);
    m_more->setArrowType(m_unfolded ? Qt::UpArrow : Qt::DownArrow);
    m_more->setText(m_unfolded ? tr("Fewer fields") : tr("More fields"));
}

} // namespace duovita
