#include "ui/widgets/daterangeedit.h"

#include "core/import/annotate/datetext.h"
#include "core/messages/errorwords.h"
#include "ui/style/roles.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/fieldnote.h"

#include <QCheckBox>
#include <QDate>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace duovita {

namespace {

/// Months since the year 0; nothing for a date without month.
std::optional<int> monthOf(const PartialDate& date)
{
    return date.hasMonth() ? std::optional(date.year() * 12 + date.month() - 1) : std::nullopt;
}

QString wordsFor(int years, int months)
{
    QStringList words;
    if (years > 0)
        words += years == 1 ? DateRangeEdit::tr("1 yr") : DateRangeEdit::tr("%1 yrs").arg(years);
    if (months > 0)
        words += months == 1 ? DateRangeEdit::tr("1 mo") : DateRangeEdit::tr("%1 mos").arg(months);
    return words.join(u' ');
}

} // namespace

QString typedDate(const PartialDate& date)
{
    if (date.part())
        return date.toText();
    const auto twoDigits = [](int number) { return QString::number(number).rightJustified(2, u'0'); };
    QStringList numbers{QString::number(date.year())};
    if (date.hasMonth())
        numbers += twoDigits(date.month());
    if (date.hasDay())
        numbers += twoDigits(date.day());
    return numbers.join(u'.');
}

QString durationOf(const DateRange& range, const QDate& today)
{
    std::optional<PartialDate> last = range.end();
    if (const auto now = PartialDate::create(today.year(), today.month()); range.isPresent() && now)
        last = *now;
    if (!range.start() || !last)
        return {};
    const auto from = monthOf(*range.start());
    const auto to = monthOf(*last);
    if (!from || !to)
        return wordsFor(last->year() - range.start()->year(), 0);
    const int months = *to - *from + 1;
    return months > 0 ? wordsFor(months / 12, months % 12) : QString();
}

DateRangeEdit::DateRangeEdit(const QString& name, QWidget* parent)
    : QWidget(parent), m_start(new QLineEdit(this)), m_end(new QLineEdit(this)),
      m_expected(new QCheckBox(tr("expected"), this)), m_duration(new ElidedLabel(this)),
      m_problem(makeFieldNote(name + QStringLiteral(".problem"), this))
{
    constexpr int dashWidth = 24;
    constexpr int gap = 12;
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* dash = new QLabel(QStringLiteral("–"), this);
    dash->setFixedWidth(dashWidth);
    dash->setAlignment(Qt::AlignCenter);
    setTextLook(*dash, Tone::Text2, TextSize::Normal);
    m_duration->setObjectName(name + QStringLiteral(".duration"));
    m_duration->setMinimumWidth(1); // it is the first to give way in a narrow form
    m_duration->setHiddenIfElided(true);
    setTextLook(*m_duration, Tone::Text3, TextSize::Small);
    auto* dates = new QHBoxLayout;
    dates->setSpacing(0);
    for (QWidget* part : {static_cast<QWidget*>(m_start), static_cast<QWidget*>(dash), static_cast<QWidget*>(m_end)})
        dates->addWidget(part);
    auto* row = new QHBoxLayout;
    row->setSpacing(gap);
    row->addLayout(dates);
    row->addWidget(m_expected); // it is said of the end
    row->addWidget(m_duration);
    row->addStretch();
    column->addLayout(row);
    column->addWidget(m_problem);
    setObjectName(name + QStringLiteral(".range"));
    m_start->setObjectName(name + QStringLiteral(".start"));
    m_start->setAccessibleName(tr("Start"));
    m_end->setObjectName(name + QStringLiteral(".end"));
    m_end->setAccessibleName(tr("End"));
    m_expected->setObjectName(name + QStringLiteral(".expected"));
    m_expected->setAccessibleName(tr("The end is expected"));
    m_expected->setToolTip(tr("Documents show this next to the end date"));
    for (QLineEdit* edit : {m_start, m_end}) {
        edit->setFixedSize(dateFieldWidth, measure(Measure::Field));
        connect(edit, &QLineEdit::textEdited, this, &DateRangeEdit::readFields);
        connect(edit, &QLineEdit::editingFinished, this, [this] {
            fillBoth();
            m_known = m_range;
        });
        connect(edit, &QLineEdit::editingFinished, this, &DateRangeEdit::focusLeft);
    }
    connect(m_expected, &QCheckBox::clicked, this, &DateRangeEdit::readFields);
    setReadOnly(false, {});
}

void DateRangeEdit::setRange(const DateRange& range, const TypedDates& typed)
{
    // Keep the typed text if it means the same: "2020.9" stays "2020.9".
    if (range == m_range && typed == m_typed)
        return;
    m_range = range;
    m_known = range;
    m_typed = typed;
    showRange();
}

void DateRangeEdit::setReadOnly(bool readOnly, const QString& why)
{
    m_start->setReadOnly(readOnly); // still reached by Tab, for screen readers
    m_end->setReadOnly(readOnly);
    m_start->setPlaceholderText(readOnly ? QString() : tr("e.g. 2020.09"));
    m_start->setToolTip(readOnly ? why : QString());
    m_end->setPlaceholderText(readOnly ? QString() : tr("or present"));
    m_end->setToolTip(readOnly ? why : tr("2024.06 or present"));
    m_expected->setEnabled(!readOnly);
}

void DateRangeEdit::setRemark(const QString& words)
{
    if (m_remark == words)
        return;
    m_remark = words;
    m_duration->setHiddenIfElided(words.isEmpty());
    setTextLook(*m_duration, words.isEmpty() ? Tone::Text3 : Tone::Warn, TextSize::Small);
    m_duration->setText(words.isEmpty() ? durationOf(m_range, QDate::currentDate()) : words);
}

void DateRangeEdit::showRange()
{
    const QString start = m_range.start() ? typedDate(*m_range.start()) : QString();
    const QString end = m_range.isPresent() ? tr("present") : m_range.end() ? typedDate(*m_range.end()) : QString();
    m_start->setText(m_typed.start.isEmpty() ? start : m_typed.start);
    m_end->setText(m_typed.end.isEmpty() ? end : m_typed.end);
    m_expected->setChecked(m_range.isExpected());
    const Reading reading = read();
    showMeaning(reading.error, reading.typed);
}

/// Shows the check box "expected" only for an end in the future.
void DateRangeEdit::showMeaning(const std::optional<Error>& error, const TypedDates& typed)
{
    const QDate today = QDate::currentDate();
    const std::optional<PartialDate>& end = m_range.end();
    const bool isToCome = end && (end->year() > today.year() ||
                                  (end->year() == today.year() && (!end->hasMonth() || end->month() >= today.month())));
    m_expected->setVisible(m_range.isExpected() || isToCome);
    m_duration->setText(m_remark.isEmpty() ? durationOf(m_range, today) : m_remark);
    const QString words = error ? describe(*error) : QString();
    showNote(*m_problem, words);
    markProblem(*m_start, typed.start.isEmpty() ? QString() : words);
    markProblem(*m_end, typed.end.isEmpty() ? QString() : words);
}

/// Parses both fields. A field that cannot be parsed keeps the date from before typing, because intermediate texts may
/// have meant other dates. If both are dates but the end precedes the start, the field being typed into counts as
/// invalid.
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
    if (sender() != m_typing) { // the other field's value is kept
        m_typing = sender();
        m_known = m_range;
    }
    const Reading reading = read();
    say(reading.range, reading.typed);
    showMeaning(reading.error, reading.typed);
}

void DateRangeEdit::say(const DateRange& range, const TypedDates& typed)
{
    if (range == m_range && typed == m_typed)
        return;
    m_range = range;
    m_typed = typed;
    Q_EMIT edited(range, typed);
}

/// A whole period typed in one field, such as "2019–2021", fills both if the other is empty.
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
