#include "ui/forms/fieldbuilding.h"
#include "ui/forms/fieldparts.h"
#include "ui/widgets/localizededit.h"

#include <QCoreApplication>

#include <algorithm>

namespace duovita {

namespace {

/// Parses the edited list of authors and keeps what is known of each (self, marks): matched by name with the list one
/// keystroke ago or any since typing began, or by position if a single name is being corrected.
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

QList<Author> namesOfAllSides(const LocalizedAuthors& authors)
{
    QList<Author> names;
    for (const Language language : allLanguages)
        names += authors.text(language);
    return names;
}

/// The printed lists, except where the edit's text parses to the same list, such as one with a trailing comma.
LocalizedText shownLists(const LocalizedAuthors& authors, const LocalizedEdit& edit)
{
    LocalizedText lists = printedNames(authors);
    for (const Language language : allLanguages) {
        const QString typed = edit.edit(language)->text();
        if (printedNames(splitNames(typed)) != lists.text(language))
            continue;
        lists.setText(language, typed);
        if (lists.isShared())
            break;
    }
    return lists;
}

} // namespace

void addField(FormGrid& grid, Field field, const Access<LocalizedAuthors>& value, const FormBinding& binding,
              const QString& stem)
{
    const QString name = objectName(field, stem);
    auto* edit = new LocalizedEdit(name, binding.wordFor(field), LocalizedEdit::Texts::Plain);
    edit->setNeeded({}); // one list serves all languages
    for (const Language language : allLanguages)
        edit->setStandIn(language, QCoreApplication::translate("duovita", "Names, separated by commas"));
    grid.addRow(binding.wordFor(field), edit);
    // The authors when typing began: a name that passes through an intermediate state, such as a split list, must keep
    // its marks.
    const auto known = std::make_shared<QList<Author>>(namesOfAllSides(value()));
    QObject::connect(edit, &LocalizedEdit::edited, edit, [=](Language language, const QString& text) {
        known->append(namesOfAllSides(value()));
        value().setText(language, retyped(value().text(language), *known, text));
        binding.commit(name + codeOf(language));
    });
    QObject::connect(edit, &LocalizedEdit::sharedChanged, edit, [=](bool shared) {
        setShared(value(), shared);
        binding.commit({});
    });
    QObject::connect(edit, &LocalizedEdit::stepEnded, edit, [=] {
        *known = namesOfAllSides(value());
        binding.closeStep();
    });
    grid.addRefresh([=] { edit->show(shownLists(value(), *edit)); });
}

} // namespace duovita
