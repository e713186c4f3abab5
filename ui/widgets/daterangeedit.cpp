#include "ui/widgets/daterangeedit.h"

#include "core/import/datetext.h"
#include "ui/presentation/errorwords.h"
#include "ui/widgets/fieldnote.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace duovita {

DateRangeEdit::DateRangeEdit(const QString& name, QWidget* parent)
    : QWidget(parent), m_start(new QLineEdit(this)), m_end(new QLineEdit(this)),
      m_expected(new QCheckBox(tr("expected"), this)), m_problem(makeFieldNote(name + QStringLiteral(".problem"), this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(m_start);
    row->addWidget(new QLabel(QStringLiteral("–"), this));
    row->addWidget(m_end);
    row->addWidget(m_expected);
    row->addStretch();
    column->addLayout(row);
    column->addWidget(m_problem);
    m_start->setObjectName(name + QStringLiteral(".start"));
    m_start->setAccessibleName(tr("Start"));
    m_start->setPlaceholderText(tr("2020.9"));
    m_end->setObjectName(name + QStringLiteral(".end"));
    m_end->setAccessibleName(tr("End"));
    m_end->setPlaceholderText(tr("2024.6 or present"));
    m_expected->setObjectName(name + QStringLiteral(".expected"));
    for (QLineEdit* edit : {m_start, m_end}) {
        edit->setMaximumWidth(fontMetrics().averageCharWidth() * 22);
        connect(edit, &QLineEdit::textEdited, this, &DateRangeEdit::readFields);
        connect(edit, &QLineEdit::editingFinished, this, [this] { m_known = m_range; });
        connect(edit, &QLineEdit::editingFinished, this, &DateRangeEdit::focusLeft);
    }
    connect(m_expected, &QCheckBox::clicked, this, &DateRangeEdit::readFields);
}

void DateRangeEdit::setRange(const DateRange& range)
{
    // What is being typed means this range already: "2020.9" stays "2020.9".
    if (range == m_range)
        return;
    m_range = range;
    m_known = range;
    m_expected->setEnabled(range.end().has_value());
    m_start->setText(range.start() ? range.start()->toIso() : QString());
    m_end->setText(range.isPresent() ? tr("present") : range.end() ? range.end()->toIso() : QString());
    m_expected->setChecked(range.isExpected());
    showProblem({});
}

void DateRangeEdit::readFields()
{
    if (sender() != m_typed) { // what the other field means stays
        m_typed = sender();
        m_known = m_range;
    }
    std::optional<PartialDate> dates[2];
    const QString texts[2] = {m_start->text().trimmed(), m_end->text().trimmed()};
    const bool present = isPresentWord(texts[1]) || texts[1] == tr("present");
    for (int i = 0; i < 2; ++i) {
        if (texts[i].isEmpty() || (i == 1 && present))
            continue;
        const Result<PartialDate> date = parseDate(texts[i]);
        if (!date)
            return refuse(date.error());
        dates[i] = *date;
    }
    m_expected->setEnabled(dates[1].has_value());
    const Result<DateRange> range = present
                                        ? Result<DateRange>(DateRange::untilPresent(dates[0]))
                                        : DateRange::create(dates[0], dates[1], dates[1] && m_expected->isChecked());
    if (!range)
        return refuse(range.error());
    showProblem({});
    if (*range == m_range)
        return;
    m_range = *range;
    Q_EMIT edited(*range);
}

/// What means nothing stores nothing: the range is what it was before the typing, not what half of it meant.
void DateRangeEdit::refuse(const Error& error)
{
    showProblem(describe(error));
    if (m_range == m_known)
        return;
    m_range = m_known;
    Q_EMIT edited(m_range);
}

void DateRangeEdit::showProblem(const QString& problem)
{
    showNote(*m_problem, problem);
}

} // namespace duovita
