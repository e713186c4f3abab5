#include "ui/forms/fieldparts.h"

#include "core/messages/kindwords.h"
#include "core/terms/neededtexts.h"
#include "ui/terms/fieldterms.h"
#include "ui/typing.h"
#include "ui/widgets/growingtextedit.h"
#include "ui/widgets/localizededit.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

// Rows for values of which there are several: contacts, links, further positions.

namespace duovita {

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("duovita", text);
}

/// An address is written in each language; what else a contact is (a number, a mail or web address) is one for all. A
/// text that stands there is kept whole, on the side of its script where there are two now.
void fitToKind(Contact& contact)
{
    LocalizedText& value = contact.value;
    const bool wantsSides = contact.kind == ContactKind::Location;
    if (value.isEmpty()) {
        value = wantsSides || contact.kind == ContactKind::Other ? LocalizedText() : LocalizedText::shared({});
    } else if (wantsSides && value.isShared()) {
        const QString text = value.text(allLanguages.front());
        value = LocalizedText::of(containsHan(text) ? hanLanguage : firstLanguage, text);
    }
}

/// Kind, value in both languages, whether it is public.
void addContactRow(FormGrid& grid, const Access<QList<Contact>>& value, qsizetype i, const QString& name,
                   const FormBinding& binding)
{
    auto* row = new QWidget;
    auto* kind = makeKindBox(name + QStringLiteral(".kind"), tr("Kind of contact"));
    for (const ContactKindInfo& facts : contactKindTable)
        kind->addItem(wordFor(facts.kind));
    // What no document knows a name of is called by its owner. It stands above the value, and Tab goes as the eye does.
    auto* label =
        new LocalizedEdit(name + QStringLiteral(".label"), tr("Name of the contact"), LocalizedEdit::Texts::Plain, row);
    auto* texts = new LocalizedEdit(name + u'.', wordFor(value()[i].kind), LocalizedEdit::Texts::Plain, row);
    QAbstractButton* visible =
        makePublicButton(name + QStringLiteral(".public"), tr("What is not public is in no exported document."));
    texts->addBeside(visible);
    texts->addBeside(makeRemoveButton(name + QStringLiteral(".remove"), [=] {
        value().removeAt(i);
        binding.commit({});
        binding.rebuild();
    }));
    auto* both = new QVBoxLayout(row);
    both->setContentsMargins(0, 0, 0, 0);
    both->setSpacing(measure(Measure::PointGap));
    both->addWidget(label);
    both->addWidget(texts);
    grid.addPairs(kind, row);
    if (binding.terms) // before the first texts are shown
        new FieldTerms(*label, TermKind::Label, *binding.terms, nullptr);
    static LocalizedText none;
    grid.addRefresh([=] {
        if (i >= value().size())
            return;
        texts->setNeeded(languagesOfValue(value()[i]));
        label->setNeeded(languagesOfLabel(value()[i]));
    });
    bindTexts(
        grid, *texts, name + u'.', [=]() -> LocalizedText& { return i < value().size() ? value()[i].value : none; },
        binding);
    bindTexts(
        grid, *label, name + QStringLiteral(".label"),
        [=]() -> LocalizedText& { return i < value().size() ? value()[i].label : none; }, binding);
    for (const Language language : allLanguages)
        label->setStandIn(language, tr("Name"));
    grid.addRefresh([=] {
        if (i >= value().size())
            return;
        label->setVisible(!hasStandardLabel(value()[i].kind) || !value()[i].label.isEmpty());
        kind->setCurrentIndex(static_cast<int>(value()[i].kind));
        visible->setChecked(value()[i].isPublic);
    });
    QObject::connect(kind, &QComboBox::activated, kind, [=](int index) {
        value()[i].kind = static_cast<ContactKind>(index);
        fitToKind(value()[i]);
        label->setVisible(!hasStandardLabel(value()[i].kind) || !value()[i].label.isEmpty());
        binding.commit({});
    });
    QObject::connect(visible, &QAbstractButton::clicked, visible, [=](bool checked) {
        value()[i].isPublic = checked;
        binding.commit({});
    });
}

/// The control that a field of that name is in.
LocalizedEdit* pairOf(const FormGrid& grid, const QString& name)
{
    QWidget* outer = grid.findChild<QWidget*>(name + u'.' + codeOf(firstLanguage));
    while (outer && !qobject_cast<LocalizedEdit*>(outer))
        outer = outer->parentWidget();
    return static_cast<LocalizedEdit*>(outer);
}

} // namespace

void addField(FormGrid& grid, Field field, const Access<QList<Contact>>& value, const FormBinding& binding,
              const QString& stem)
{
    const QString name = objectName(field, stem);
    grid.addHeading(binding.wordFor(field));
    for (qsizetype i = 0; i < value().size(); ++i)
        addContactRow(grid, value, i, QStringLiteral("%1.%2").arg(name).arg(i), binding);
    grid.addRow({}, makeButton(tr("Add a contact"), name + QStringLiteral(".add"), [=] {
                    const QString added = QStringLiteral("%1.%2..").arg(name).arg(value().size());
                    value() += Contact{ContactKind::Email, LocalizedText::shared({}), {}, true};
                    binding.commit({});
                    binding.rebuild();
                    binding.goTo(added + codeOf(firstLanguage));
                }));
}

void addField(FormGrid& grid, Field field, const Access<QList<Link>>& value, const FormBinding& binding,
              const QString& stem)
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
        label->setFixedWidth(120);
        label->setFixedHeight(measure(Measure::Field));
        auto* url = new QLineEdit(row);
        url->setObjectName(QStringLiteral("%1.%2.url").arg(name).arg(i));
        url->setAccessibleName(wordFor(Field::Url));
        url->setPlaceholderText(QStringLiteral("https://"));
        url->setFixedHeight(measure(Measure::Field));
        layout->setSpacing(gridStep);
        layout->addWidget(label);
        layout->addWidget(url, 1);
        layout->addWidget(makeRemoveButton(QStringLiteral("%1.%2.remove").arg(name).arg(i), [=] {
            value().removeAt(i);
            binding.commit({});
            binding.rebuild();
        }));
        grid.addRow(i == 0 ? binding.wordFor(field) : QString(), row);
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
                    const QString added = QStringLiteral("%1.%2.label").arg(name).arg(value().size());
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
        if (LocalizedEdit* first = pairOf(grid, objectName(Field::Position, rowName)))
            first->addBeside(makeRemoveButton(rowName + QStringLiteral(".remove"), [=] {
                value().removeAt(i);
                removeTypedTexts(binding.typed(), nameOf(field), i);
                binding.commit({});
                binding.rebuild();
            }));
    }
    grid.addRow({}, makeButton(tr("Add a position"), name + QStringLiteral(".add"), [=] {
                    const QString added =
                        objectName(Field::Position, QStringLiteral("%1.%2").arg(name).arg(value().size()));
                    value() += HeldPosition{};
                    binding.commit({});
                    binding.rebuild();
                    binding.goTo(added + u'.' + codeOf(firstLanguage));
                }));
}

} // namespace duovita
