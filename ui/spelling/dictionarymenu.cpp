#include "ui/spelling/dictionarymenu.h"

#include "ui/settings.h"
#include "ui/spelling/spelling.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>

namespace duovita {

QMenu* makeDictionaryMenu(QSettings& settings, QWidget* parent)
{
    Spelling& spelling = Spelling::instance();
    if (const QString chosen = remembered::dictionary.get(settings); !chosen.isEmpty())
        spelling.setDictionary(chosen);
    auto* menu = new QMenu(QCoreApplication::translate("duovita::DictionaryMenu", "English spelling"), parent);
    auto* group = new QActionGroup(menu);
    const auto add = [&](const QString& words, const QString& name) {
        QAction* action = menu->addAction(words);
        action->setObjectName(QStringLiteral("dictionary.") + name);
        action->setCheckable(true);
        action->setChecked(name == spelling.dictionary());
        group->addAction(action);
        QObject::connect(action, &QAction::triggered, menu, [&settings, name] {
            Spelling::instance().setDictionary(name);
            remembered::dictionary.set(settings, name);
        });
    };
    add(QCoreApplication::translate("duovita::DictionaryMenu", "American"), QStringLiteral("en_US"));
    add(QCoreApplication::translate("duovita::DictionaryMenu", "British"), QStringLiteral("en_GB"));
    add(QCoreApplication::translate("duovita::DictionaryMenu", "American and British"),
        QString::fromLatin1(Spelling::eitherEnglish));
    return menu;
}

} // namespace duovita
