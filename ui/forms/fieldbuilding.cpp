#include "ui/forms/fieldbuilding.h"

#include "core/import/datetext.h"
#include "ui/presentation/errorwords.h"
#include "ui/presentation/kindwords.h"
#include "ui/widgets/daterangeedit.h"
#include "ui/widgets/localizededit.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDateTime>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QVBoxLayout>

namespace duovita {

namespace {

Timestamp now()
{
    return Timestamp(std::chrono::milliseconds(QDateTime::currentMSecsSinceEpoch()));
}

QString tr(const char* text)
{
    return QCoreApplication::translate("duovita", text);
}

QString objectName(Field field, const QString& stem)
{
    return (stem.isEmpty() ? QStringLiteral("field") : stem) + u'.' + nameOf(field);
}

/// A line of text that is parsed as one types; what cannot be read is said below and not taken over.
class ParsedLineEdit : public QWidget {
public:
    ParsedLineEdit(const QString& name, const QString& label) : m_edit(new QLineEdit(this)), m_problem(new QLabel(this))
    {
        auto* layout = new QVBoxLayout(this);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(0);
        layout->addWidget(m_edit);
        layout->addWidget(m_problem);
        m_problem->setWordWrap(true);
        m_problem->hide();
        m_edit->setObjectName(name);
        m_edit->setAccessibleName(label);
        m_problem->setObjectName(name + QStringLiteral(".problem"));
        setFocusProxy(m_edit);
    }

    QLineEdit* edit() const { return m_edit; }
    void showProblem(const QString& problem)
    {
        m_problem->setText(problem);
        m_problem->setVisible(!problem.isEmpty());
    }

private:
    QLineEdit* m_edit;
    QLabel* m_problem;
};

QLineEdit* makeLineEdit(FormGrid& grid, Field field, const FormBinding& binding, const QString& stem)
{
    auto* edit = new QLineEdit;
    edit->setObjectName(objectName(field, stem));
    edit->setAccessibleName(wordFor(field));
    grid.addRow(wordFor(field), edit);
    QObject::connect(edit, &QLineEdit::editingFinished, edit, binding.closeStep);
    return edit;
}

/// A text as one types it is kept as long as it means what the record has.
template <typename Value, typename Parse, typename Print>
void addParsed(FormGrid& grid, Field field, const Access<Value>& value, const FormBinding& binding, const QString& stem,
               Parse parse, Print print)
{
    const QString name = objectName(field, stem);
    auto* line = new ParsedLineEdit(name, wordFor(field));
    grid.addRow(wordFor(field), line);
    QLineEdit* edit = line->edit();
    QObject::connect(edit, &QLineEdit::editingFinished, edit, binding.closeStep);
    QObject::connect(edit, &QLineEdit::textEdited, edit, [=](const QString& text) {
        const Result<Value> parsed = parse(text.trimmed());
        line->showProblem(parsed ? QString() : describe(parsed.error()));
        if (!parsed)
            return;
        value() = *parsed;
        binding.commit(name);
    });
    grid.addRefresh([=] {
        const Result<Value> shown = parse(edit->text().trimmed());
        if (!shown || !(*shown == value())) {
            edit->setText(print(value()));
            line->showProblem({});
        }
    });
}

QPushButton* makeButton(const QString& text, const QString& name, const std::function<void()>& act)
{
    auto* button = new QPushButton(text);
    button->setObjectName(name);
    // Adding and removing rebuilds the form the button stands in: after this event.
    QObject::connect(button, &QPushButton::clicked, button, act, Qt::QueuedConnection);
    return button;
}

QStringList splitList(const QString& text)
{
    static const QRegularExpression separator(QStringLiteral("\\s*[,，、;；]\\s*"));
    return text.split(separator, Qt::SkipEmptyParts);
}

/// Keeps what is known of an author (self, marks) when the list is typed anew: by name, or by place if a name is being
/// mended and the others stand.
QList<Author> retyped(const QList<Author>& before, const QString& text)
{
    const QStringList names = splitList(text.trimmed());
    const auto findByName = [&](const QString& name) {
        return std::find_if(before.begin(), before.end(), [&](const Author& old) { return old.name == name; });
    };
    QList<Author> authors;
    for (qsizetype i = 0; i < names.size(); ++i) {
        const auto known = findByName(names[i]);
        const bool mended = names.size() == before.size() && !names.contains(before[i].name);
        Author author = known != before.end() ? *known : mended ? before[i] : Author{};
        author.name = names[i];
        authors += author;
    }
    return authors;
}

QString namesOf(const QList<Author>& authors)
{
    QStringList names;
    for (const Author& author : authors)
        names += author.name;
    return names.join(QStringLiteral(", "));
}

/// Private notes: plain text of any number of lines.
void addNote(FormGrid& grid, Field field, const Access<QString>& value, const FormBinding& binding)
{
    auto* edit = new GrowingTextEdit(GrowingTextEdit::Lines::Several);
    edit->setObjectName(objectName(field, {}));
    edit->setAccessibleName(wordFor(field));
    grid.addRow(wordFor(field), edit);
    QObject::connect(edit, &GrowingTextEdit::edited, edit, [=](const QString& text) {
        value() = text;
        binding.commit(edit->objectName());
    });
    QObject::connect(edit, &GrowingTextEdit::focusLeft, edit, binding.closeStep);
    grid.addRefresh([=] { edit->setText(value()); });
}

} // namespace

void addField(FormGrid& grid, Field field, Access<LocalizedText> value, const FormBinding& binding, const QString& stem)
{
    const QString name = objectName(field, stem);
    auto* edit = new LocalizedEdit(name, wordFor(field), LocalizedEdit::Texts::Plain);
    grid.addRow(wordFor(field), edit);
    QObject::connect(edit, &LocalizedEdit::edited, edit, [=](Language language, const QString& text) {
        value().setText(language, text, now());
        binding.commit(name + codeOf(language));
    });
    QObject::connect(edit, &LocalizedEdit::confirmed, edit, [=](Language language) {
        value().confirm(language, now());
        binding.commit({});
    });
    QObject::connect(edit, &LocalizedEdit::sharedChanged, edit, [=](bool shared) {
        LocalizedText& text = value();
        if (shared)
            text.share(text.resolve(Language::English).value_or(Language::English));
        else
            text.unshare();
        binding.commit({});
    });
    QObject::connect(edit, &LocalizedEdit::focusLeft, edit, binding.closeStep);
    grid.addRefresh([=] {
        std::array<QString, languageCount> texts;
        TextStates states;
        for (Language language : allLanguages) {
            texts[indexOf(language)] = value().text(language);
            states[indexOf(language)] = value().state(language);
        }
        edit->setTexts(texts, states);
    });
}

void addField(FormGrid& grid, Field field, Access<DateRange> value, const FormBinding& binding, const QString& stem)
{
    const QString name = stem.isEmpty() ? QStringLiteral("field") : stem;
    auto* edit = new DateRangeEdit(name);
    grid.addRow(wordFor(field), edit);
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
        });
}

void addField(FormGrid& grid, Field field, Access<QList<Author>> value, const FormBinding& binding, const QString& stem)
{
    QLineEdit* edit = makeLineEdit(grid, field, binding, stem);
    edit->setPlaceholderText(tr("Names, parted by commas"));
    QObject::connect(edit, &QLineEdit::textEdited, edit, [=](const QString& text) {
        value() = retyped(value(), text);
        binding.commit(edit->objectName());
    });
    grid.addRefresh([=] {
        if (namesOf(retyped({}, edit->text())) != namesOf(value()))
            edit->setText(namesOf(value()));
    });
}

void addField(FormGrid& grid, Field field, Access<int> value, const FormBinding& binding, const QString& stem)
{
    auto* edit = new QSpinBox;
    edit->setObjectName(objectName(field, stem));
    edit->setAccessibleName(wordFor(field));
    edit->setRange(1, 99);
    edit->setPrefix(QStringLiteral("× "));
    edit->setMaximumWidth(100);
    grid.addRow(wordFor(field), edit);
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
    edit->setAccessibleName(wordFor(field));
    for (int i = 0; i <= static_cast<int>(PublicationType::Other); ++i)
        edit->addItem(wordFor(static_cast<PublicationType>(i)));
    grid.addRow(wordFor(field), edit);
    grid.addRefresh([=] { edit->setCurrentIndex(static_cast<int>(value())); });
    QObject::connect(edit, &QComboBox::activated, edit, [=](int index) {
        value() = static_cast<PublicationType>(index);
        binding.commit({});
    });
}

void addField(FormGrid& grid, Field field, Access<QList<Contact>> value, const FormBinding& binding,
              const QString& stem)
{
    const QString name = objectName(field, stem);
    grid.addHeading(wordFor(field));
    for (qsizetype i = 0; i < value().size(); ++i) {
        const QString rowName = QStringLiteral("%1.%2").arg(name).arg(i);
        auto* row = new QWidget;
        auto* layout = new QHBoxLayout(row);
        layout->setContentsMargins(0, 0, 0, 0);
        auto* kind = new QComboBox(row);
        kind->setObjectName(rowName + QStringLiteral(".kind"));
        kind->setAccessibleName(tr("Kind of contact"));
        for (const ContactKindFacts& facts : contactKindTable)
            kind->addItem(wordFor(facts.kind));
        auto* visible = new QCheckBox(tr("public"), row);
        visible->setObjectName(rowName + QStringLiteral(".public"));
        visible->setToolTip(tr("What is not public is in no exported document."));
        layout->addWidget(kind);
        layout->addWidget(visible);
        layout->addStretch();
        layout->addWidget(makeButton(tr("Remove"), rowName + QStringLiteral(".remove"), [=] {
            value().removeAt(i);
            binding.commit({});
            binding.rebuild();
        }));
        grid.addRow({}, row);
        grid.addRefresh([=] {
            if (i >= value().size())
                return;
            kind->setCurrentIndex(static_cast<int>(value()[i].kind));
            visible->setChecked(value()[i].isPublic);
        });
        QObject::connect(kind, &QComboBox::activated, kind, [=](int index) {
            value()[i].kind = static_cast<ContactKind>(index);
            binding.commit({});
        });
        QObject::connect(visible, &QCheckBox::clicked, visible, [=](bool checked) {
            value()[i].isPublic = checked;
            binding.commit({});
        });
        static LocalizedText none;
        addField(grid, Field::None, Access<LocalizedText>([=]() -> LocalizedText& {
                     return i < value().size() ? value()[i].value : none;
                 }),
                 binding, rowName);
    }
    grid.addRow({}, makeButton(tr("Add a contact"), name + QStringLiteral(".add"), [=] {
                    value() += Contact{ContactKind::Email, LocalizedText::shared({}), {}, true};
                    binding.commit({});
                    binding.rebuild();
                }));
}

void addField(FormGrid& grid, Field field, Access<QList<Link>> value, const FormBinding& binding, const QString& stem)
{
    const QString name = objectName(field, stem);
    for (qsizetype i = 0; i < value().size(); ++i) {
        auto* row = new QWidget;
        auto* layout = new QHBoxLayout(row);
        layout->setContentsMargins(0, 0, 0, 0);
        auto* label = new QLineEdit(row);
        label->setObjectName(QStringLiteral("%1.%2.label").arg(name).arg(i));
        label->setAccessibleName(tr("Name of the link"));
        label->setPlaceholderText(QStringLiteral("pdf"));
        label->setMaximumWidth(120);
        auto* url = new QLineEdit(row);
        url->setObjectName(QStringLiteral("%1.%2.url").arg(name).arg(i));
        url->setAccessibleName(wordFor(Field::Url));
        url->setPlaceholderText(QStringLiteral("https://"));
        layout->addWidget(label);
        layout->addWidget(url, 1);
        layout->addWidget(makeButton(tr("Remove"), QStringLiteral("%1.%2.remove").arg(name).arg(i), [=] {
            value().removeAt(i);
            binding.commit({});
            binding.rebuild();
        }));
        grid.addRow(i == 0 ? wordFor(field) : QString(), row);
        grid.addRefresh([=] {
            if (i >= value().size())
                return;
            const QString text = value()[i].label.textOrFallback(Language::English);
            if (label->text() != text)
                label->setText(text);
            if (url->text() != value()[i].url)
                url->setText(value()[i].url);
        });
        QObject::connect(label, &QLineEdit::textEdited, label, [=](const QString& text) {
            LocalizedText& shown = value()[i].label;
            if (const auto side = shown.resolve(Language::English))
                shown.setText(*side, text, now());
            else
                shown = LocalizedText::shared(text);
            binding.commit(label->objectName());
        });
        QObject::connect(url, &QLineEdit::textEdited, url, [=](const QString& text) {
            value()[i].url = text;
            binding.commit(url->objectName());
        });
    }
    grid.addRow(value().isEmpty() ? wordFor(field) : QString(),
                makeButton(tr("Add a link"), name + QStringLiteral(".add"), [=] {
                    value() += Link{};
                    binding.commit({});
                    binding.rebuild();
                }));
}

void addField(FormGrid& grid, Field field, Access<QList<HeldPosition>> value, const FormBinding& binding,
              const QString& stem)
{
    const QString name = objectName(field, stem);
    for (qsizetype i = 0; i < value().size(); ++i) {
        grid.addHeading(tr("Further position %1").arg(i + 1));
        const QString rowName = QStringLiteral("%1.%2").arg(name).arg(i);
        forEachField(value()[i], [&](Field part, auto& sample) {
            using Value = std::decay_t<decltype(sample)>;
            addField(grid, part, Access<Value>([=]() -> Value& {
                         static Value none;
                         Value* found = &none;
                         if (i < value().size()) {
                             forEachField(value()[i], [&](Field candidate, auto& held) {
                                 if constexpr (std::is_same_v<std::decay_t<decltype(held)>, Value>) {
                                     if (candidate == part)
                                         found = &held;
                                 }
                             });
                         }
                         return *found;
                     }),
                     binding, rowName);
        });
        grid.addRow({}, makeButton(tr("Remove this position"), rowName + QStringLiteral(".remove"), [=] {
                        value().removeAt(i);
                        binding.commit({});
                        binding.rebuild();
                    }));
    }
    grid.addRow(wordFor(field), makeButton(tr("Add a position"), name + QStringLiteral(".add"), [=] {
                    value() += HeldPosition{};
                    binding.commit({});
                    binding.rebuild();
                }));
}

} // namespace duovita
