#include "core/messages/editwords.h"

#include "core/design/designkeys.h"
#include "core/messages/kindwords.h"
#include "core/messages/recordwords.h"

#include <QCoreApplication>

namespace duovita {

namespace {

using Change = EditSummary::Change;
using What = EditSummary::What;

class EditWords {
    Q_DECLARE_TR_FUNCTIONS(duovita::EditWords)

public:
    static QString points(Change change, int count)
    {
        switch (change) {
        case Change::Added:
            return tr("add %n point(s)", nullptr, count);
        case Change::Removed:
            return tr("delete %n point(s)", nullptr, count);
        case Change::Moved:
            return tr("move points");
        case Change::Edited:
        case Change::ShownOrHidden:
        case Change::Joined:
        case Change::Confirmed:
            break;
        }
        return tr("edit %n point(s)", nullptr, count);
    }

    static QString entries(Change change, int count)
    {
        switch (change) {
        case Change::Added:
            return tr("add %n entr(y/ies)", nullptr, count);
        case Change::Removed:
            return tr("delete %n entr(y/ies)", nullptr, count);
        case Change::Moved:
            return tr("move entries");
        case Change::ShownOrHidden:
            return tr("hide or show");
        case Change::Joined:
            return tr("join entries");
        case Change::Edited:
        case Change::Confirmed:
            break;
        }
        return tr("edit %n entr(y/ies)", nullptr, count);
    }

    static QString sections(Change change, int count)
    {
        switch (change) {
        case Change::Added:
            return tr("add %n section(s)", nullptr, count);
        case Change::Removed:
            return tr("delete %n section(s)", nullptr, count);
        case Change::Moved:
            return tr("move sections");
        case Change::ShownOrHidden:
            return tr("hide or show");
        case Change::Edited:
        case Change::Joined:
        case Change::Confirmed:
            break;
        }
        return tr("edit %n section(s)", nullptr, count);
    }

    static QString cvs() { return tr("change the list of CVs"); }
    static QString contents(const EditSummary& edit)
    {
        Cv cv;
        cv.name = edit.cv;
        switch (edit.change) {
        case Change::Added:
            return tr("show in “%1”").arg(shownName(cv));
        case Change::Removed:
            return tr("hide in “%1”").arg(shownName(cv));
        default:
            //: the headline or summary of a CV
            return edit.place.field != Field::None ? tr("%1 of “%2”").arg(wordFor(edit.place.field), shownName(cv))
                                                   : tr("change the CV's contents");
        }
    }

    static QString design(const QString& name)
    {
        if (name == QStringLiteral("template"))
            return tr("choose a template");
        if (name == QStringLiteral("paper"))
            return tr("change the paper");
        if (name == QStringLiteral("pages"))
            return tr("change the number of pages");
        if (name == QStringLiteral("margins"))
            return tr("change the margins");
        if (name == QStringLiteral("references"))
            return tr("change the citation style");
        const DesignKey* key = findDesignKey(name);
        const QString label = key && *key->label ? QCoreApplication::translate("duovita", key->label) : QString();
        return label.isEmpty() ? tr("change the CV's design") : tr("%1 (design)").arg(label);
    }
    static QString confirmed() { return tr("mark as checked"); }
    static QString dismissal() { return tr("change ignored problems"); }
    static QString several(int count) { return tr("%n change(s)", nullptr, count); }
};

} // namespace

QString wordsFor(const EditSummary& edit)
{
    if (edit.count == 0)
        return {};
    if (edit.change == Change::Confirmed && edit.what != What::Several)
        return EditWords::confirmed();
    switch (edit.what) {
    case What::Field:
        return wordFor(edit.place.field);
    case What::Point:
        return EditWords::points(edit.change, edit.count);
    case What::Entry:
        return EditWords::entries(edit.change, edit.count);
    case What::Section:
        return EditWords::sections(edit.change, edit.count);
    case What::Cvs:
        return EditWords::cvs();
    case What::Contents:
        return EditWords::contents(edit);
    case What::Design:
        return EditWords::design(edit.design);
    case What::Dismissal:
        return EditWords::dismissal();
    case What::Several:
        break;
    }
    return EditWords::several(edit.count);
}

namespace {

QString titleAt(const EditPlace& place, const Person& person)
{
    if (const Entry* const entry = place.entry ? person.entry(*place.entry) : nullptr)
        return shortTitleOf(*entry);
    const qsizetype section = place.section && !place.entry ? person.indexOf(*place.section) : -1;
    return section < 0 ? QString() : titleOf(person.sections[section]);
}

} // namespace

QString placeWordsFor(const EditSummary& edit, const Person& after, const Person& before)
{
    const bool inOneEntry = edit.what == What::Field || edit.what == What::Point;
    if (edit.what == What::Several || (edit.count != 1 && !inOneEntry))
        return {};
    constexpr qsizetype longest = 24; // these words stand in a message of one line
    QString title = titleAt(edit.place, after);
    if (title.isEmpty())
        title = titleAt(edit.place, before);
    return title.size() > longest ? QString(title.left(longest - 1).trimmed() + u'…') : title;
}

} // namespace duovita
