#include "ui/forms/fieldbuilding.h"

#include "core/import/datetext.h"
#include "ui/forms/fieldparts.h"
#include "ui/presentation/errorwords.h"
#include "ui/presentation/kindwords.h"
#include "ui/terms/fieldterms.h"
#include "ui/terms/termsource.h"
#include "ui/widgets/daterangeedit.h"
#include "ui/widgets/fieldnote.h"
#include "ui/widgets/localizededit.h"
#include "ui/widgets/tagsedit.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDateTime>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QVBoxLayout>

namespace duovita {

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("duovita", text);
}

/// A line of text that is parsed as one types; what cannot be read is said below and not taken over.
class ParsedLineEdit : public QWidget {
public:
    ParsedLineEdit(const QString& name, const QString& label)
        : m_edit(new QLineEdit(this)), m_problem(makeFieldNote(name + QStringLiteral(".problem"), this))
    {
        auto* layout = new QVBoxLayout(this);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(0);
        layout->addWidget(m_edit);
        layout->addWidget(m_problem);
        m_edit->setObjectName(name);
        m_edit->setAccessibleName(label);
        setFocusProxy(m_edit);
    }

    QLineEdit* edit() const { return m_edit; }
    void showProblem(const QString& problem) { showNote(*m_problem, problem); }

private:
    QLineEdit* m_edit;
    QLabel* m_problem;
};

QLineEdit* makeLineEdit(FormGrid& grid, Field field, const FormBinding& binding, const QString& stem)
{
    auto* edit = new QLineEdit;
    edit->setObjectName(objectName(field, stem));
    edit->setAccessibleName(binding.wordFor(field));
    grid.addRow(binding.wordFor(field), edit);
    QObject::connect(edit, &QLineEdit::editingFinished, edit, binding.closeStep);
    return edit;
}

QString describeInField(const Error& error)
{
    return describe(error);
}

/// Of several dates: a period is none of them, and has a field of its own.
QString describeAmongDates(const Error& error)
{
    const QString text = error.parameters.value(0).trimmed();
    const auto period = findDateRange(text);
    if (error.code != ErrorCode::DateInvalid || !period || period->start > 0 || period->length < text.size())
        return describe(error);
    return tr("“%1” is a period. Write it into “%2”, among “More fields”.").arg(text, wordFor(Field::Range));
}

/// A text as one types it is kept as long as it means what the record has. What means nothing stores nothing: the
/// record has what it had before, not what half of the text meant on the way.
template <typename Value, typename Parse, typename Print>
void addParsed(FormGrid& grid, Field field, const Access<Value>& value, const FormBinding& binding, const QString& stem,
               Parse parse, Print print, const std::function<QString(const Error&)>& words = describeInField)
{
    const QString name = objectName(field, stem);
    auto* line = new ParsedLineEdit(name, binding.wordFor(field));
    grid.addRow(binding.wordFor(field), line);
    QLineEdit* edit = line->edit();
    struct Typing {
        Value before;       ///< the typing
        bool isOwn = false; ///< what changes now is what is being typed
    };
    const auto typing = std::make_shared<Typing>(Typing{value()});
    QObject::connect(edit, &QLineEdit::editingFinished, edit, [=] {
        typing->before = value();
        binding.closeStep();
    });
    QObject::connect(edit, &QLineEdit::textEdited, edit, [=](const QString& text) {
        const Result<Value> parsed = parse(text.trimmed());
        line->showProblem(parsed ? QString() : words(parsed.error()));
        const Value meant = parsed ? *parsed : typing->before;
        if (meant == value())
            return;
        const QScopedValueRollback own(typing->isOwn, true);
        value() = meant;
        binding.commit(name);
    });
    grid.addRefresh([=] {
        const Result<Value> shown = parse(edit->text().trimmed());
        if (!typing->isOwn)
            typing->before = value();
        else if (!shown)
            return; // the text stays while it is typed
        if (!shown || !(*shown == value())) {
            edit->setText(print(value()));
            line->showProblem({});
        }
    });
}

QStringList splitList(const QString& text)
{
    static const QRegularExpression separator(QStringLiteral("\\s*[,，、;；]\\s*"));
    return text.split(separator, Qt::SkipEmptyParts);
}

/// Keeps what is known of an author (self, marks) when the list is typed anew: by name, as the list was a keystroke ago
/// or at any since the typing began, or by place if a name is being mended and the others stand.
QList<Author> retyped(const QList<Author>& before, const QList<Author>& earlier, const QString& text)
{
    QList<Author> typed = splitNames(text);
    const auto findIn = [](const QList<Author>& people, const QString& name) {
        const auto found =
            std::find_if(people.rbegin(), people.rend(), [&](const Author& old) { return old.name == name; });
        return found == people.rend() ? nullptr : &*found;
    };
    const QList<Author> now = typed;
    for (qsizetype i = 0; i < now.size(); ++i) {
        const Author* known = findIn(before, now[i].name);
        if (!known)
            known = findIn(earlier, now[i].name);
        if (!known && now.size() == before.size() && !findIn(now, before[i].name))
            known = &before[i];
        if (known)
            typed[i] = *known;
        typed[i].name = now[i].name;
        typed[i].conjunction = now[i].conjunction;
    }
    return typed;
}

/// Private notes: plain text of any number of lines.
void addNote(FormGrid& grid, Field field, const Access<QString>& value, const FormBinding& binding)
{
    auto* edit = new GrowingTextEdit(GrowingTextEdit::Lines::Several);
    edit->setObjectName(objectName(field, {}));
    edit->setAccessibleName(binding.wordFor(field));
    grid.addRow(binding.wordFor(field), edit);
    QObject::connect(edit, &GrowingTextEdit::edited, edit, [=](const QString& text) {
        value() = text;
        binding.commit(edit->objectName());
    });
    QObject::connect(edit, &GrowingTextEdit::focusLeft, edit, binding.closeStep);
    grid.addRefresh([=] { edit->setText(value()); });
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

void addField(FormGrid& grid, Field field, Access<LocalizedText> value, const FormBinding& binding, const QString& stem)
{
    const QString name = objectName(field, stem);
    auto* edit = new LocalizedEdit(name, binding.wordFor(field), LocalizedEdit::Texts::Plain);
    grid.addRow(binding.wordFor(field), edit);
    const auto kind = termKindOf(field);
    if (kind && binding.terms) // before the first texts are shown
        new FieldTerms(*edit, *kind, *binding.terms, kind == TermKind::Venue ? binding.takeVenue : nullptr);
    bindTexts(grid, *edit, name, value, binding);
}

void addField(FormGrid& grid, Field field, Access<DateRange> value, const FormBinding& binding, const QString& stem)
{
    const QString name = stem.isEmpty() ? QStringLiteral("field") : stem;
    auto* edit = new DateRangeEdit(name);
    grid.addRow(binding.wordFor(field), edit);
    QObject::connect(edit, &DateRangeEdit::edited, edit, [=](const DateRange& range) {
        value() = range;
        binding.commit(name + QStringLiteral(".range"));
    });
    QObject::connect(edit, &DateRangeEdit::focusLeft, edit, binding.closeStep);
    grid.addRefresh([=] { edit->setRange(value()); });
}

void addField(FormGrid& grid, Field field, Access<QString> value, const FormBinding& binding, const QString& stem)
{
    if (field == Field::Note || field == Field::Notes)
        return addNote(grid, field, value, binding);
    QLineEdit* edit = makeLineEdit(grid, field, binding, stem);
    QObject::connect(edit, &QLineEdit::textEdited, edit, [=](const QString& text) {
        value() = text;
        binding.commit(edit->objectName());
    });
    grid.addRefresh([=] {
        if (edit->text() != value())
            edit->setText(value());
    });
}

void addField(FormGrid& grid, Field field, Access<QStringList> value, const FormBinding& binding, const QString& stem)
{
    if (field == Field::Tags)
        return addTags(grid, field, value, binding);
    addParsed<QStringList>(
        grid, field, value, binding, stem, [](const QString& text) { return Result<QStringList>(splitList(text)); },
        [](const QStringList& list) { return list.join(QStringLiteral(", ")); });
}

void addField(FormGrid& grid, Field field, Access<std::optional<PartialDate>> value, const FormBinding& binding,
              const QString& stem)
{
    using Value = std::optional<PartialDate>;
    addParsed<Value>(
        grid, field, value, binding, stem,
        [](const QString& text) -> Result<Value> {
            if (text.isEmpty())
                return Value();
            const Result<PartialDate> date = parseDate(text);
            return date ? Result<Value>(Value(*date)) : Result<Value>(date.error());
        },
        [](const Value& date) { return date ? date->toIso() : QString(); });
}

void addField(FormGrid& grid, Field field, Access<QList<PartialDate>> value, const FormBinding& binding,
              const QString& stem)
{
    using Value = QList<PartialDate>;
    addParsed<Value>(
        grid, field, value, binding, stem,
        [](const QString& text) -> Result<Value> {
            Value dates;
            for (const QString& part : splitList(text)) {
                const Result<PartialDate> date = parseDate(part);
                if (!date)
                    return date.error();
                dates += *date;
            }
            return dates;
        },
        [](const Value& dates) {
            QStringList texts;
            for (const PartialDate& date : dates)
                texts += date.toIso();
            return texts.join(QStringLiteral(", "));
        },
        describeAmongDates);
}

void addField(FormGrid& grid, Field field, Access<QList<Author>> value, const FormBinding& binding, const QString& stem)
{
    QLineEdit* edit = makeLineEdit(grid, field, binding, stem);
    edit->setPlaceholderText(tr("Names, parted by commas"));
    // What is known of the authors when somebody begins to type: a name that is a list for the length of a keystroke
    // must not cost its marks.
    const auto known = std::make_shared<QList<Author>>(value());
    QObject::connect(edit, &QLineEdit::textEdited, edit, [=](const QString& text) {
        known->append(value());
        value() = retyped(value(), *known, text);
        binding.commit(edit->objectName());
    });
    QObject::connect(edit, &QLineEdit::editingFinished, edit, [=] { *known = value(); });
    grid.addRefresh([=] {
        if (printedNames(splitNames(edit->text())) == printedNames(value()))
            return;
        *known = value();
        edit->setText(printedNames(value()));
    });
}

void addField(FormGrid& grid, Field field, Access<int> value, const FormBinding& binding, const QString& stem)
{
    auto* edit = new QSpinBox;
    edit->setObjectName(objectName(field, stem));
    edit->setAccessibleName(binding.wordFor(field));
    edit->setRange(1, 99);
    edit->setPrefix(QStringLiteral("× "));
    edit->setMaximumWidth(100);
    grid.addRow(binding.wordFor(field), edit);
    grid.addRefresh([=] {
        const QSignalBlocker blocker(edit);
        edit->setValue(value());
    });
    QObject::connect(edit, &QSpinBox::valueChanged, edit, [=](int count) {
        value() = count;
        binding.commit(edit->objectName());
    });
}

void addField(FormGrid& grid, Field field, Access<PublicationType> value, const FormBinding& binding,
              const QString& stem)
{
    auto* edit = new QComboBox;
    edit->setObjectName(objectName(field, stem));
    edit->setAccessibleName(binding.wordFor(field));
    for (int i = 0; i <= static_cast<int>(PublicationType::Other); ++i)
        edit->addItem(wordFor(static_cast<PublicationType>(i)));
    grid.addRow(binding.wordFor(field), edit);
    grid.addRefresh([=] { edit->setCurrentIndex(static_cast<int>(value())); });
    QObject::connect(edit, &QComboBox::activated, edit, [=](int index) {
        value() = static_cast<PublicationType>(index);
        binding.commit({});
    });
}

} // namespace duovita
