#include "core/import/annotate/datetext.h"
#include "core/messages/errorwords.h"
#include "core/messages/kindwords.h"
#include "ui/forms/fieldparts.h"
#include "ui/terms/termsource.h"
#include "ui/widgets/daterangeedit.h"
#include "ui/widgets/fieldnote.h"
#include "ui/widgets/tagsedit.h"

#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScopedValueRollback>
#include <QVBoxLayout>

// Rows for values parsed from typed text: dates and lists.

namespace duovita {

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("duovita", text);
}

/// A line edit whose text is parsed during typing. Text that cannot be parsed is explained below, and does not become
/// the value.
class ParsedLineEdit : public QWidget {
public:
    /// `width` in pixels; 0: as wide as the form.
    ParsedLineEdit(const QString& name, const QString& label, int width)
        : m_edit(new QLineEdit(this)), m_problem(makeFieldNote(name + QStringLiteral(".problem"), this))
    {
        auto* layout = new QVBoxLayout(this);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(0);
        layout->addWidget(m_edit);
        layout->addWidget(m_problem);
        m_edit->setFixedHeight(measure(Measure::Field));
        if (width > 0)
            m_edit->setFixedWidth(width);
        m_edit->setObjectName(name);
        m_edit->setAccessibleName(label);
        setFocusProxy(m_edit);
    }

    QLineEdit* edit() const { return m_edit; }
    void showProblem(const QString& problem)
    {
        markProblem(*m_edit, problem);
        showNote(*m_problem, problem);
    }

private:
    QLineEdit* m_edit;
    QLabel* m_problem;
};

QStringList splitList(const QString& text)
{
    static const QRegularExpression separator(QStringLiteral("\\s*[,，、;；]\\s*"));
    return text.split(separator, Qt::SkipEmptyParts);
}

/// How a field parses its text, prints its value, and explains text that it cannot parse.
template <typename Value>
struct ParsedField {
    QString name;
    Access<Value> value;
    std::function<Result<Value>(const QString& text)> parse;
    std::function<QString(const Value& value)> print;
    std::function<QString(const QString& text, const Error& error)> words = [](const QString&, const Error& error) {
        return describe(error);
    };
    /// Called when the focus leaves the field with unparsable text: may pass part of it to another field, and then
    /// returns the remaining value.
    std::function<std::optional<Value>(const QString& text)> handOn = {};
    int width = 0; ///< pixels; 0: as wide as the form
};

/// Adds a field whose typed text is kept while it parses to the record's value. Text that does not parse is stored
/// beside the value, which is reset to that before typing, because intermediate texts may have parsed to something
/// else.
template <typename Value>
void addParsed(FormGrid& grid, Field field, const FormBinding& binding, const ParsedField<Value>& parsed)
{
    auto* line = new ParsedLineEdit(parsed.name, binding.wordFor(field), parsed.width);
    grid.addRow(binding.wordFor(field), line);
    QLineEdit* edit = line->edit();
    struct Typing {
        Value before;       ///< before typing
        bool isOwn = false; ///< the change comes from typing in this field
    };
    const auto typing = std::make_shared<Typing>(Typing{parsed.value()});
    const auto put = [=](const Value& meant, const QString& left) {
        if (meant == parsed.value() && left == binding.typedIn(parsed.name))
            return;
        parsed.value() = meant;
        binding.keepTyped(parsed.name, left);
        binding.commit(parsed.name);
    };
    const auto showText = [=](const QString& text) {
        Result<Value> read = parsed.parse(text);
        line->showProblem(read ? QString() : parsed.words(text, read.error()));
        return read;
    };
    QObject::connect(edit, &QLineEdit::editingFinished, edit, [=] {
        const QString left = binding.typedIn(parsed.name);
        const std::optional<Value> rest = parsed.handOn && !left.isEmpty() ? parsed.handOn(left) : std::nullopt;
        if (rest)
            put(*rest, {});
        typing->before = parsed.value();
        binding.closeStep();
    });
    QObject::connect(edit, &QLineEdit::textEdited, edit, [=](const QString& typed) {
        const Result<Value> read = showText(typed.trimmed());
        const QScopedValueRollback own(typing->isOwn, true);
        put(read ? *read : typing->before, read ? QString() : typed.trimmed());
    });
    grid.addRefresh([=] {
        if (!typing->isOwn)
            typing->before = parsed.value();
        const QString left = binding.typedIn(parsed.name);
        const Result<Value> shown = parsed.parse(edit->text().trimmed());
        if (left.isEmpty() && shown && *shown == parsed.value())
            return;
        if (left.isEmpty() || left != edit->text().trimmed())
            edit->setText(left.isEmpty() ? parsed.print(parsed.value()) : left);
        static_cast<void>(showText(edit->text()));
    });
}

/// Several dates, with at most one period among them.
struct DatesAndPeriod {
    QList<PartialDate> dates;
    std::optional<DateRange> period;
};

Result<DatesAndPeriod> parseDates(const QString& text)
{
    DatesAndPeriod read;
    for (const QString& part : splitList(text)) {
        const Result<PartialDate> date = parseDate(part);
        if (date) {
            read.dates += *date;
            continue;
        }
        if (read.period || !parsePeriod(part))
            return date.error();
        read.period = parsePeriod(part);
    }
    return read;
}

void addTags(FormGrid& grid, Field field, const Access<QStringList>& value, const FormBinding& binding)
{
    const QString name = objectName(field, {});
    auto* edit = new TagsEdit(name, binding.wordFor(field));
    grid.addRow(binding.wordFor(field), edit);
    QObject::connect(edit, &TagsEdit::edited, edit, [=](const QStringList& tags) {
        value() = tags;
        binding.commit(name);
    });
    QObject::connect(edit, &TagsEdit::stepEnded, edit, binding.closeStep);
    grid.addRefresh([=] { edit->setTags(value()); });
    if (!binding.terms)
        return;
    const auto offer = [edit, terms = binding.terms] { edit->setOffers(terms->terms().tags()); };
    QObject::connect(binding.terms, &TermSource::changed, edit, offer);
    offer();
}

} // namespace

void addField(FormGrid& grid, Field field, const Access<QStringList>& value, const FormBinding& binding,
              const QString& stem)
{
    if (field == Field::Tags)
        return addTags(grid, field, value, binding);
    addParsed<QStringList>(grid, field, binding,
                           {objectName(field, stem), value,
                            [](const QString& text) { return Result<QStringList>(splitList(text)); },
                            [](const QStringList& list) { return list.join(QStringLiteral(", ")); }});
}

void addField(FormGrid& grid, Field field, const Access<std::optional<PartialDate>>& value, const FormBinding& binding,
              const QString& stem)
{
    using Value = std::optional<PartialDate>;
    ParsedField<Value> parsed{objectName(field, stem), value,
                              [](const QString& text) -> Result<Value> {
                                  if (text.isEmpty())
                                      return Value();
                                  const Result<PartialDate> date = parseDate(text);
                                  return date ? Result<Value>(Value(*date)) : Result<Value>(date.error());
                              },
                              [](const Value& date) { return date ? typedDate(*date) : QString(); }};
    parsed.width = dateFieldWidth;
    addParsed<Value>(grid, field, binding, parsed);
}

/// A period is not a date. When the focus leaves the field, the period moves to the field for periods; not earlier,
/// because it may still be incomplete.
void addField(FormGrid& grid, Field field, const Access<QList<PartialDate>>& value, const FormBinding& binding,
              const QString& stem)
{
    using Value = QList<PartialDate>;
    const auto parse = [](const QString& text) -> Result<Value> {
        const Result<DatesAndPeriod> read = parseDates(text);
        if (!read)
            return read.error();
        return read->period ? Result<Value>(Error{ErrorCode::DateInvalid, {text}}) : Result<Value>(read->dates);
    };
    const auto print = [](const Value& dates) {
        QStringList texts;
        for (const PartialDate& date : dates)
            texts += typedDate(date);
        return texts.join(QStringLiteral(", "));
    };
    const auto words = [](const QString& text, const Error& error) {
        const Result<DatesAndPeriod> read = parseDates(text);
        return read && read->period ? tr("This is a period; it will be moved to “%1”.").arg(wordFor(Field::Range))
                                    : describe(error);
    };
    const auto handOn = [binding](const QString& text) -> std::optional<Value> {
        const Result<DatesAndPeriod> read = parseDates(text);
        if (!read || !read->period || !binding.takePeriod || !binding.takePeriod(*read->period))
            return std::nullopt;
        return read->dates;
    };
    constexpr int width = 200;
    addParsed<Value>(grid, field, binding, {objectName(field, stem), value, parse, print, words, handOn, width});
}

void addField(FormGrid& grid, Field field, const Access<DateRange>& value, const FormBinding& binding,
              const QString& stem)
{
    const QString name = stem.isEmpty() ? QStringLiteral("field") : stem;
    auto* edit = new DateRangeEdit(name);
    grid.addRow(binding.wordFor(field), edit);
    const QString start = name + QStringLiteral(".start");
    const QString end = name + QStringLiteral(".end");
    QObject::connect(edit, &DateRangeEdit::edited, edit, [=](const DateRange& range, const TypedDates& typed) {
        value() = range;
        binding.keepTyped(start, typed.start);
        binding.keepTyped(end, typed.end);
        binding.commit(name + QStringLiteral(".range"));
    });
    QObject::connect(edit, &DateRangeEdit::focusLeft, edit, binding.closeStep);
    grid.addRefresh([=] { edit->setRange(value(), {binding.typedIn(start), binding.typedIn(end)}); });
}

} // namespace duovita
