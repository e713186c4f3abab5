#include "ui/widgets/daterangeedit.h"

#include "core/import/annotate/datetext.h"
#include "core/messages/errorwords.h"
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
        connect(edit, &QLineEdit::editingFinished, this, [this] {
            fillBoth();
            m_known = m_range;
        });
        connect(edit, &QLineEdit::editingFinished, this, &DateRangeEdit::focusLeft);
    }
    connect(m_expected, &QCheckBox::clicked, this, &DateRangeEdit::readFields);
}

void DateRangeEdit::setRange(const DateRange& range, const TypedDates& typed)
{
    // What is being typed means this range already: "2020.9" stays "2020.9".
    if (range == m_range && typed == m_typed)
        return;
    m_range = range;
    m_known = range;
    m_typed = typed;
    showRange();
}

void DateRangeEdit::showRange()
{
    const QString start = m_range.start() ? m_range.start()->toText() : QString();
    const QString end = m_range.isPresent() ? tr("present") : m_range.end() ? m_range.end()->toText() : QString();
    m_start->setText(m_typed.start.isEmpty() ? start : m_typed.start);
    m_end->setText(m_typed.end.isEmpty() ? end : m_typed.end);
    m_expected->setEnabled(m_range.end().has_value());
    m_expected->setChecked(m_range.isExpected());
    const Reading reading = read();
    showNote(*m_problem, reading.error ? describe(*reading.error) : QString());
}

/// A field that means nothing leaves the date that was there before the typing, not what half of the text meant. Where
/// each is a date, but the end is before the start, that is the field that is being typed into.
DateRangeEdit::Reading DateRangeEdit::read() const
{
    Reading reading;
    std::optional<PartialDate> dates[2] = {m_known.start(), m_known.end()};
    const QString texts[2] = {m_start->text().trimmed(), m_end->text().trimmed()};
    QString* const typed[2] = {&reading.typed.start, &reading.typed.end};
    bool present = isPresentWord(texts[1]) || texts[1] == tr("present");
    for (int i = 0; i < 2; ++i) {
        if (texts[i].isEmpty() || (i == 1 && present)) {
            dates[i].reset();
        } else if (const Result<PartialDate> date = parseDate(texts[i])) {
            dates[i] = *date;
        } else {
            *typed[i] = texts[i];
            reading.error = date.error();
            present = present || (i == 1 && m_known.isPresent());
        }
    }
    const auto rangeOf = [&](const auto& start, const auto& end) {
        return present ? Result<DateRange>(DateRange::untilPresent(start))
                       : DateRange::create(start, end, end && m_expected->isChecked());
    };
    const Result<DateRange> range = rangeOf(dates[0], dates[1]);
    if (range) {
        reading.range = *range;
        return reading;
    }
    reading.error = reading.error ? reading.error : range.error();
    const int doubtful = m_typing == m_start ? 0 : 1;
    *typed[doubtful] = texts[doubtful];
    dates[doubtful] = doubtful == 0 ? m_known.start() : m_known.end();
    const Result<DateRange> without = rangeOf(dates[0], dates[1]);
    reading.range = without ? *without : m_known;
    return reading;
}

void DateRangeEdit::readFields()
{
    if (sender() != m_typing) { // what the other field means stays
        m_typing = sender();
        m_known = m_range;
    }
    const Reading reading = read();
    m_expected->setEnabled(reading.range.end().has_value());
    showNote(*m_problem, reading.error ? describe(*reading.error) : QString());
    say(reading.range, reading.typed);
}

void DateRangeEdit::say(const DateRange& range, const TypedDates& typed)
{
    if (range == m_range && typed == m_typed)
        return;
    m_range = range;
    m_typed = typed;
    Q_EMIT edited(range, typed);
}

/// "2019–2021" in one field, with nothing in the other, is both.
void DateRangeEdit::fillBoth()
{
    const QString start = m_start->text().trimmed();
    const QString end = m_end->text().trimmed();
    if (start.isEmpty() == end.isEmpty())
        return;
    const std::optional<DateRange> range = parsePeriod(start.isEmpty() ? end : start);
    if (!range)
        return;
    m_known = *range;
    say(*range, {});
    showRange();
}

} // namespace duovita
