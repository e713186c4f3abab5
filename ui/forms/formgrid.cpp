#include "ui/forms/formgrid.h"

#include "core/domain/language.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>

namespace duovita {

FormGrid::FormGrid(QWidget* parent) : QWidget(parent), m_layout(new QGridLayout(this))
{
    m_layout->setContentsMargins(12, 8, 12, 12);
    m_layout->setHorizontalSpacing(10);
    m_layout->setVerticalSpacing(8);
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

void FormGrid::addWide(QWidget* control)
{
    m_layout->addWidget(control, m_layout->count(), 0, 1, 2);
}

void FormGrid::addRow(const QString& label, QWidget* control)
{
    const int row = m_layout->count();
    auto* words = new QLabel(label, this);
    words->setBuddy(control);
    words->setContentsMargins(0, 4, 0, 0);
    m_layout->addWidget(words, row, 0, Qt::AlignTop | Qt::AlignRight);
    m_layout->addWidget(control, row, 1);
}

void FormGrid::addHeading(const QString& text)
{
    auto* words = new QLabel(text, this);
    QFont font = words->font();
    font.setBold(true);
    words->setFont(font);
    words->setContentsMargins(0, 8, 0, 0);
    m_layout->addWidget(words, m_layout->count(), 0, 1, 2);
}

void FormGrid::addRefresh(const std::function<void()>& refresh)
{
    m_refreshes += refresh;
    refresh();
}

void FormGrid::refresh() const
{
    for (const auto& refresh : m_refreshes)
        refresh();
}

} // namespace duovita
