#include "ui/review/reviewpage.h"
#include "ui/shell/actionrows.h"
#include "ui/shell/currentrecord.h"
#include "ui/shell/windowparts.h"

namespace duovita {

bool notReviewing(const WindowParts& parts)
{
    return !parts.review->isReviewing();
}

bool hasRecord(const WindowParts& parts)
{
    return parts.current && notReviewing(parts);
}

const QList<MenuInfo>& menuTable()
{
    static const QList<MenuInfo> table{
        {Menu::File, QT_TRANSLATE_NOOP("duovita::Actions", "&File")},
        {Menu::Formats, QT_TRANSLATE_NOOP("duovita::Actions", "Export in another format"), Menu::File, false, true},
        {Menu::Print, QT_TRANSLATE_NOOP("duovita::Actions", "Print"), Menu::File},
        {Menu::Database, QT_TRANSLATE_NOOP("duovita::Actions", "Database"), Menu::File, true},
        {Menu::Edit, QT_TRANSLATE_NOOP("duovita::Actions", "&Edit")},
        {Menu::View, QT_TRANSLATE_NOOP("duovita::Actions", "&View")},
        {Menu::Appearance, QT_TRANSLATE_NOOP("duovita::Actions", "Appearance"), Menu::View, true, true},
        {Menu::Density, QT_TRANSLATE_NOOP("duovita::Actions", "Density"), Menu::View, false, true},
        {Menu::InterfaceLanguage, QT_TRANSLATE_NOOP("duovita::Actions", "Interface language"), Menu::View, true, true},
        {Menu::Help, QT_TRANSLATE_NOOP("duovita::Actions", "&Help")},
    };
    return table;
}

QList<ActionInfo> actionTable()
{
    return fileActions() + editActions() + viewActions();
}

} // namespace duovita
