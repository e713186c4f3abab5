#include "core/import/annotate/contactparsing.h"
#include "core/messages/kindwords.h"
#include "core/terms/neededtexts.h"
#include "ui/forms/fieldparts.h"
#include "ui/terms/fieldterms.h"
#include "ui/widgets/localizededit.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QCoreApplication>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

// The rows for contacts.

namespace duovita {

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("duovita", text);
}

/// Makes the value match the kind: an address has a text for each language, other contacts (numbers, mail and web
/// addresses) a shared one. Existing text is kept whole; if it was shared, it goes to the language of its script.
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

/// A contact of the first kind that is not used yet.
Contact nextContact(const QList<Contact>& there)
{
    Contact contact;
    const auto row = std::find_if(contactKindTable.begin(), contactKindTable.end(), [&](const ContactKindInfo& facts) {
        return std::none_of(there.begin(), there.end(), [&](const Contact& one) { return one.kind == facts.kind; });
    });
    if (row != contactKindTable.end())
        contact.kind = row->kind;
    fitToKind(contact);
    return contact;
}

/// Recognizes a text as a mail address, web address or number, as the importer does.
std::optional<ContactKind> plainKindOf(const QString& text)
{
    QString rest;
    const QList<Contact> read = takeContacts({InlineSpan{text}}, &rest);
    const bool isWhole = read.size() == 1 && read.front().value.text(firstLanguage) == text.trimmed();
    return isWhole ? std::optional(read.front().kind) : std::nullopt;
}

/// Sets the kind by what is typed into a new contact until the user chooses one. Numbers and mail or web addresses
/// become shared by all languages.
void followTyped(Contact& contact, Language side, const QString& text)
{
    const std::optional<ContactKind> kind = plainKindOf(text);
    if (!kind)
        return;
    contact.kind = *kind;
    const bool isOnlySide = std::all_of(allLanguages.begin(), allLanguages.end(), [&](Language other) {
        return other == side || contact.value.text(other).isEmpty();
    });
    if (!contact.value.isShared() && isOnlySide)
        contact.value = LocalizedText::shared(text);
}

QComboBox* makeContactKindBox(const QString& name)
{
    QComboBox* kind = makeKindBox(name + QStringLiteral(".kind"), tr("Kind of contact"));
    for (const ContactKindInfo& facts : contactKindTable)
        kind->addItem(wordFor(facts.kind));
    return kind;
}

/// Adds a row: kind, value in both languages, and whether it is public.
void addContactRow(FormGrid& grid, const Access<QList<Contact>>& value, qsizetype i, const QString& name,
                   const FormBinding& binding)
{
    auto* row = new QWidget;
    auto* kind = makeContactKindBox(name);
    // Kinds without a standard name have a label, which stands above the value; Tab follows the visual order.
    auto* label =
        new LocalizedEdit(name + QStringLiteral(".label"), tr("Name of the contact"), LocalizedEdit::Texts::Plain, row);
    auto* texts = new LocalizedEdit(name + u'.', wordFor(value()[i].kind), LocalizedEdit::Texts::Plain, row);
    QAbstractButton* visible = makePublicButton(name + QStringLiteral(".public"),
                                                tr("Anything not public stays out of every exported document."));
    QWidget* remove = makeRemoveButton(name + QStringLiteral(".remove"), [=] {
        value().removeAt(i);
        binding.commit({});
        binding.rebuild();
    });
    for (QWidget* button : {static_cast<QWidget*>(visible), remove})
        texts->addBeside(button);
    const auto nameButtons = [=, isPublic = visible->accessibleName(), removes = remove->accessibleName()] {
        const QString contact = wordFor(value()[i].kind); // there are as many of each button as contacts
        visible->setAccessibleName(QStringLiteral("%1: %2").arg(contact, isPublic));
        remove->setAccessibleName(QStringLiteral("%1: %2").arg(contact, removes));
    };
    auto* both = new QVBoxLayout(row);
    both->setContentsMargins(0, 0, 0, 0);
    both->setSpacing(measure(Measure::PointGap));
    both->addWidget(label);
    both->addWidget(texts);
    grid.addPairs(kind, row);
    if (binding.terms) // must precede the first texts
        new FieldTerms(*label, TermKind::Label, *binding.terms, nullptr);
    static LocalizedText none;
    // Connected before the text is committed, so that kind and text form one undo step.
    const auto follows = std::make_shared<bool>(value()[i].value.isEmpty());
    QObject::connect(texts, &LocalizedEdit::edited, texts, [=](Language side, const QString& text) {
        if (*follows)
            followTyped(value()[i], side, text);
    });
    QObject::connect(texts, &LocalizedEdit::stepEnded, texts,
                     [=] { *follows = *follows && i < value().size() && value()[i].value.isEmpty(); });
    grid.addRefresh([=] {
        if (i >= value().size())
            return;
        texts->setNeeded(binding.neededOf(languagesOfValue(value()[i])));
        label->setNeeded(binding.neededOf(languagesOfLabel(value()[i])));
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
        nameButtons();
    });
    // If the edited side vanished because the value became shared, typing continues in the remaining one.
    QObject::connect(texts, &LocalizedEdit::edited, texts, [=](Language side) {
        if (side != firstLanguage && texts->isShared())
            texts->edit(firstLanguage)->moveCursor(QTextCursor::End);
    });
    QObject::connect(kind, &QComboBox::activated, kind, [=](int index) {
        *follows = false;
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

} // namespace

void addField(FormGrid& grid, Field field, const Access<QList<Contact>>& value, const FormBinding& binding,
              const QString& stem)
{
    const QString name = objectName(field, stem);
    grid.addHeading(binding.wordFor(field));
    const std::unique_ptr<QComboBox> sample(makeContactKindBox(name));
    grid.reserveForPairs(sample->sizeHint().width());
    for (qsizetype i = 0; i < value().size(); ++i)
        addContactRow(grid, value, i, QStringLiteral("%1.%2").arg(name, QString::number(i)), binding);
    grid.addRow({}, makeButton(tr("Add a contact"), name + QStringLiteral(".add"), [=] {
                    const QString added = QStringLiteral("%1.%2..").arg(name, QString::number(value().size()));
                    value() += nextContact(value());
                    binding.commit({});
                    binding.rebuild();
                    binding.goTo(added + codeOf(firstLanguage));
                }));
}

} // namespace duovita
