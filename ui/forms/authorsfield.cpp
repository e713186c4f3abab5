#include "ui/forms/fieldbuilding.h"
#include "ui/forms/fieldparts.h"
#include "ui/widgets/localizededit.h"

#include <QCoreApplication>

#include <algorithm>

namespace duovita {

namespace {

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

QList<Author> namesOfAllSides(const LocalizedAuthors& authors)
{
    QList<Author> names;
    for (const Language language : allLanguages)
        names += authors.text(language);
    return names;
}

/// The lists as they are printed; but for what stands in the edit and is the same list, with a comma at its end as yet.
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
    edit->setNeeded({}); // one list serves all documents
    for (const Language language : allLanguages)
        edit->setStandIn(language, QCoreApplication::translate("duovita", "Names, separated by commas"));
    grid.addRow(binding.wordFor(field), edit);
    // What is known of the authors when somebody begins to type: a name that is a list for the length of a keystroke
    // must not cost its marks.
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
