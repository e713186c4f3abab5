#include "ui/forms/fieldparts.h"

#include "core/content/textwalk.h"
#include "core/messages/kindwords.h"
#include "core/messages/oneofkind.h"
#include "ui/forms/kindfields.h"
#include "ui/forms/leftoverplaces.h"
#include "ui/presentation/icons.h"
#include "ui/style/roles.h"
#include "ui/typing.h"
#include "ui/widgets/localizededit.h"
#include "ui/widgets/quietbutton.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCoreApplication>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace duovita {

QString objectName(Field field, const QString& stem)
{
    return (stem.isEmpty() ? QStringLiteral("field") : stem) + u'.' + nameOf(field);
}

QString FormBinding::wordFor(Field field) const
{
    if (!kind)
        return duovita::wordFor(field);
    // Do not repeat what the form's header says.
    const QString word = duovita::wordFor(field, *kind);
    return word == wordForOneOf(*kind) ? duovita::wordFor(field) : word;
}

namespace {

/// "field.morePositions.0.end" becomes "morePositions.0.end", its path in the record.
QString pathOf(const QString& name)
{
    return name.sliced(name.indexOf(u'.') + 1);
}

} // namespace

QList<Language> FormBinding::neededOf(QList<Language> languages) const
{
    languages.removeIf([this](Language language) { return !needed.contains(language); });
    return languages;
}

QString FormBinding::typedIn(const QString& name) const
{
    return typed ? typed().value(pathOf(name)) : QString();
}

void FormBinding::keepTyped(const QString& name, const QString& text) const
{
    if (!typed)
        return;
    if (text.isEmpty())
        typed().remove(pathOf(name));
    else
        typed().insert(pathOf(name), text);
}

QVBoxLayout* makeFormLayout(QWidget* form)
{
    auto* layout = new QVBoxLayout(form);
    layout->setContentsMargins(0, 0, 0, 0);
    return layout;
}

QPushButton* makeButton(const QString& text, const QString& name, const std::function<void()>& act)
{
    auto* button = new QPushButton(text);
    button->setObjectName(name);
    if (name.endsWith(QStringLiteral(".add")))
        button->setIcon(lineIcon(QStringLiteral("add")));
    button->setMinimumHeight(qMax(measure(Measure::Button), button->sizeHint().height()));
    setRole(*button, Role::Flat);
    // Queued, because adding or removing a row deletes the button.
    QObject::connect(button, &QPushButton::clicked, button, act, Qt::QueuedConnection);
    return button;
}

QComboBox* makeKindBox(const QString& name, const QString& words)
{
    constexpr int narrowest = 76; // pixels: leaves room for the texts in a small window
    auto* box = new QComboBox;
    box->setObjectName(name);
    box->setAccessibleName(words);
    box->setMinimumWidth(narrowest);
    constexpr int wholeWords = 160; // fits "Google Scholar", however narrow the box is
    box->view()->setMinimumWidth(wholeWords);
    box->view()->setTextElideMode(Qt::ElideRight);
    box->setFixedHeight(measure(Measure::Field));
    return box;
}

QAbstractButton* makePublicButton(const QString& name, const QString& explanation)
{
    auto* button = new QuietButton(QuietButton::Glyph::Icon);
    button->setObjectName(name);
    button->setCheckable(true);
    button->setAccessibleName(QCoreApplication::translate("duovita", "public"));
    button->setToolTip(explanation);
    button->setFocusPolicy(Qt::TabFocus);
    const auto showState = [button](bool isPublic) {
        button->setIcon(lineIcon(isPublic ? QStringLiteral("show") : QStringLiteral("hide")));
    };
    QObject::connect(button, &QToolButton::toggled, button, showState);
    showState(false);
    return button;
}

QWidget* makeRemoveButton(const QString& name, const std::function<void()>& clicked)
{
    auto* button = new QuietButton(QuietButton::Glyph::Icon);
    button->setObjectName(name);
    button->setIcon(lineIcon(QStringLiteral("delete")));
    const QString words = QCoreApplication::translate("duovita", "Remove");
    button->setToolTip(words);
    button->setAccessibleName(words);
    button->setFocusPolicy(Qt::TabFocus);
    QObject::connect(button, &QToolButton::clicked, button, clicked, Qt::QueuedConnection);
    return button;
}

namespace {

template <typename Text>
void bindSides(FormGrid& grid, LocalizedEdit& edit, const QString& name, const Access<Localized<Text>>& value,
               const FormBinding& binding)
{
    const auto matched = std::make_shared<MatchedSides<Text>>();
    QObject::connect(&edit, &LocalizedEdit::edited, &edit, [=, &edit](Language language, const QString& typed) {
        Text text;
        setKeptText(text, typed);
        typeText(value(), language, text, now(), edit.entered());
        matched->restore(value());
        binding.commit(name + codeOf(language));
    });
    QObject::connect(&edit, &LocalizedEdit::confirmed, &edit, [=](Language language) {
        value().confirm(language, now());
        binding.commit({});
    });
    QObject::connect(&edit, &LocalizedEdit::sharedChanged, &edit, [=](bool shared) {
        setShared(value(), shared);
        binding.commit({});
    });
    QObject::connect(&edit, &LocalizedEdit::stepEnded, &edit, binding.closeStep);
    grid.addRefresh([=, &edit] {
        matched->see(value());
        edit.show(value());
    });
}

} // namespace

void bindTexts(FormGrid& grid, LocalizedEdit& edit, const QString& name, const Access<LocalizedText>& value,
               const FormBinding& binding)
{
    bindSides(grid, edit, name, value, binding);
    QObject::connect(&edit, &LocalizedEdit::taken, &edit, [=](const std::array<QString, languageCount>& texts) {
        binding.closeStep(); // start a new undo step
        const Timestamp when = now();
        const bool isPair =
            std::none_of(texts.begin(), texts.end(), [](const QString& text) { return text.isEmpty(); });
        for (const Language language : allLanguages) {
            if (!texts[indexOf(language)].isEmpty())
                typeText(value(), language, texts[indexOf(language)], when);
            if (isPair) // neither side becomes stale
                value().confirm(language, when);
        }
        binding.commit({});
    });
}

void bindTexts(FormGrid& grid, LocalizedEdit& edit, const QString& name, const Access<LocalizedRichText>& value,
               const FormBinding& binding)
{
    bindSides(grid, edit, name, value, binding);
}

UnparsedList* addUnparsed(FormGrid& grid, PersonDocument& document, UnparsedList::Points points,
                          const std::function<QStringList&()>& texts, const std::function<void()>& commit)
{
    auto* list = new UnparsedList(points);
    list->addPlaces = [&document](QMenu& menu, const QString& text) { addLeftOverPlaces(menu, document, text); };
    grid.addWide(list);
    grid.addRefresh([list, texts] { list->setTexts(texts()); });
    QObject::connect(list, &UnparsedList::removed, &grid, [texts, commit](const QStringList& gone) {
        for (const QString& text : gone)
            texts().removeOne(text);
        commit();
    });
    return list;
}

} // namespace duovita
