#include "ui/forms/fieldbuilding.h"

#include "core/messages/kindwords.h"
#include "ui/forms/fieldparts.h"
#include "ui/terms/fieldterms.h"
#include "ui/terms/termsource.h"
#include "ui/widgets/localizededit.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QMenu>
#include <QSpinBox>

namespace duovita {

namespace {

/// The width in pixels of fields whose values are always short; 0: no limit.
int widthOf(Field field)
{
    switch (field) {
    case Field::Volume:
    case Field::Pages:
        return 88;
    case Field::Number:
        return 176;
    default:
        return 0;
    }
}

QLineEdit* makeLineEdit(FormGrid& grid, Field field, const FormBinding& binding, const QString& stem)
{
    auto* edit = new QLineEdit;
    edit->setFixedHeight(measure(Measure::Field));
    if (const int width = widthOf(field))
        edit->setFixedWidth(width);
    edit->setObjectName(objectName(field, stem));
    edit->setAccessibleName(binding.wordFor(field));
    grid.addRow(binding.wordFor(field), edit);
    QObject::connect(edit, &QLineEdit::editingFinished, edit, binding.closeStep);
    return edit;
}

/// Adds private notes: multi-line plain text.
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

} // namespace

void addField(FormGrid& grid, Field field, const Access<LocalizedText>& value, const FormBinding& binding,
              const QString& stem)
{
    const QString name = objectName(field, stem);
    const auto texts = holdsMarkdown(field) ? LocalizedEdit::Texts::FormattedNames : LocalizedEdit::Texts::Plain;
    auto* edit = new LocalizedEdit(name, binding.wordFor(field), texts);
    for (const Language language : field == Field::Items ? everyLanguage() : QList<Language>())
        edit->setStandIn(language, QCoreApplication::translate("duovita", "Separated by commas"));
    const TextNature nature = binding.kind ? natureOf(field, *binding.kind) : TextNature::Prose;
    grid.addRefresh([=] { edit->setNeeded(standsForAll(value(), nature) ? QList<Language>() : binding.needed); });
    grid.addRow(binding.wordFor(field), edit);
    const auto kind = termKindOf(field);
    if (kind && binding.terms) // must precede the first texts
        new FieldTerms(*edit, *kind, *binding.terms, kind == TermKind::Venue ? binding.takeVenue : nullptr);
    if (binding.fillMenu && stem.isEmpty())
        QObject::connect(edit, &LocalizedEdit::menuFilled, edit,
                         [fill = binding.fillMenu, field](QMenu* menu) { fill(field, menu); });
    bindTexts(grid, *edit, name, value, binding);
}

void addField(FormGrid& grid, Field field, const Access<QString>& value, const FormBinding& binding,
              const QString& stem)
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

void addField(FormGrid& grid, Field field, const Access<int>& value, const FormBinding& binding, const QString& stem)
{
    auto* edit = new QSpinBox;
    edit->setObjectName(objectName(field, stem));
    edit->setAccessibleName(binding.wordFor(field));
    edit->setRange(1, 99);
    edit->setPrefix(QStringLiteral("× "));
    edit->setFixedSize(88, measure(Measure::Field));
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

void addField(FormGrid& grid, Field field, const Access<PublicationType>& value, const FormBinding& binding,
              const QString& stem)
{
    auto* edit = new QComboBox;
    edit->setObjectName(objectName(field, stem));
    edit->setAccessibleName(binding.wordFor(field));
    edit->setFixedHeight(measure(Measure::Field));
    edit->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
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
