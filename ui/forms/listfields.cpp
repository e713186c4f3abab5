#include "ui/forms/fieldparts.h"

#include "core/messages/kindwords.h"
#include "ui/typing.h"
#include "ui/widgets/localizededit.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

// Rows for lists of values: links, further positions.

namespace duovita {

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("duovita", text);
}

/// The language pair that contains the field of that name.
LocalizedEdit* pairOf(const FormGrid& grid, const QString& name)
{
    QWidget* outer = grid.findChild<QWidget*>(name + u'.' + codeOf(firstLanguage));
    while (outer && !qobject_cast<LocalizedEdit*>(outer))
        outer = outer->parentWidget();
    return static_cast<LocalizedEdit*>(outer);
}

/// Puts the row's number into the accessible names of its controls, since other rows have the same controls.
void numberNames(const QWidget& among, const QString& stem, const QString& words, qsizetype index)
{
    const QString which = words + u' ' + QString::number(index + 1);
    for (auto* control : among.findChildren<QWidget*>()) {
        if (control->objectName().startsWith(stem) && !control->accessibleName().isEmpty())
            control->setAccessibleName(QStringLiteral("%1: %2").arg(which, control->accessibleName()));
    }
}

} // namespace

void addField(FormGrid& grid, Field field, const Access<QList<Link>>& value, const FormBinding& binding,
              const QString& stem)
{
    const QString name = objectName(field, stem);
    for (qsizetype i = 0; i < value().size(); ++i) {
        auto* row = new QWidget;
        auto* layout = new QHBoxLayout(row);
        layout->setContentsMargins(0, 0, 0, 0);
        auto* label = new QLineEdit(row);
        label->setObjectName(QStringLiteral("%1.%2.label").arg(name, QString::number(i)));
        label->setAccessibleName(tr("Name of the link"));
        label->setPlaceholderText(QStringLiteral("pdf"));
        label->setFixedWidth(120);
        label->setFixedHeight(measure(Measure::Field));
        auto* url = new QLineEdit(row);
        url->setObjectName(QStringLiteral("%1.%2.url").arg(name, QString::number(i)));
        url->setAccessibleName(wordFor(Field::Url));
        url->setPlaceholderText(QStringLiteral("https://"));
        url->setFixedHeight(measure(Measure::Field));
        layout->setSpacing(gridStep);
        layout->addWidget(label);
        layout->addWidget(url, 1);
        layout->addWidget(makeRemoveButton(QStringLiteral("%1.%2.remove").arg(name, QString::number(i)), [=] {
            value().removeAt(i);
            binding.commit({});
            binding.rebuild();
        }));
        grid.addRow(i == 0 ? binding.wordFor(field) : QString(), row);
        numberNames(*row, QStringLiteral("%1.%2.").arg(name, QString::number(i)), binding.wordFor(field), i);
        grid.addRefresh([=] {
            if (i >= value().size())
                return;
            const QString text = value()[i].label.anyText();
            if (label->text() != text)
                label->setText(text);
            if (url->text() != value()[i].url)
                url->setText(value()[i].url);
        });
        QObject::connect(label, &QLineEdit::textEdited, label, [=](const QString& text) {
            LocalizedText& shown = value()[i].label;
            if (const auto side = shown.resolve(firstLanguage))
                typeText(shown, *side, text, now());
            else
                shown = LocalizedText::shared(text);
            binding.commit(label->objectName());
        });
        QObject::connect(url, &QLineEdit::textEdited, url, [=](const QString& text) {
            value()[i].url = text;
            binding.commit(url->objectName());
        });
    }
    grid.addRow(value().isEmpty() ? binding.wordFor(field) : QString(),
                makeButton(tr("Add a link"), name + QStringLiteral(".add"), [=] {
                    const QString added = QStringLiteral("%1.%2.label").arg(name, QString::number(value().size()));
                    value() += Link{};
                    binding.commit({});
                    binding.rebuild();
                    binding.goTo(added);
                }));
}

void addField(FormGrid& grid, Field field, const Access<QList<HeldPosition>>& value, const FormBinding& binding,
              const QString& stem)
{
    const QString name = objectName(field, stem);
    grid.addHeading(binding.wordFor(field));
    for (qsizetype i = 0; i < value().size(); ++i) {
        if (i > 0)
            grid.addGap();
        const QString rowName = QStringLiteral("%1.%2").arg(name, QString::number(i));
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
        if (LocalizedEdit* first = pairOf(grid, objectName(Field::Position, rowName)))
            first->addBeside(makeRemoveButton(rowName + QStringLiteral(".remove"), [=] {
                value().removeAt(i);
                removeTypedTexts(binding.typed(), nameOf(field), i);
                binding.commit({});
                binding.rebuild();
            }));
        numberNames(grid, rowName + u'.', binding.wordFor(field), i);
    }
    grid.addRow({}, makeButton(tr("Add a position"), name + QStringLiteral(".add"), [=] {
                    const QString added =
                        objectName(Field::Position, QStringLiteral("%1.%2").arg(name, QString::number(value().size())));
                    value() += HeldPosition{};
                    binding.commit({});
                    binding.rebuild();
                    binding.goTo(added + u'.' + codeOf(firstLanguage));
                }));
}

} // namespace duovita
