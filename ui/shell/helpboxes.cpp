#include "ui/shell/helpboxes.h"

#include <QAction>
#include <QCoreApplication>
#include <QMessageBox>

namespace duovita {

namespace {

struct HelpBoxes {
    Q_DECLARE_TR_FUNCTIONS(duovita::HelpBoxes)
};

} // namespace

void showShortcuts(QWidget* window, const QList<QAction*>& actions)
{
    QString text;
    for (const QAction* action : actions) {
        if (!action->shortcut().isEmpty())
            text += action->shortcut().toString(QKeySequence::NativeText) + u'\t' + action->iconText() + u'\n';
    }
    text += HelpBoxes::tr("Enter, Ctrl+], Ctrl+[, Alt+Up, Alt+Down\tadd, nest and move points") + u'\n' +
            HelpBoxes::tr("Ctrl+B, Ctrl+I, Ctrl+K\tbold, italic, link in a point") + u'\n' +
            HelpBoxes::tr("Alt+Enter\ttranslation of a field: copy across, mark as checked") + u'\n' +
            HelpBoxes::tr("Ctrl+Space, →\tshow suggestions; accept the one shown in grey");
    QMessageBox::information(window, HelpBoxes::tr("Keyboard shortcuts"), text);
}

void showAbout(QWidget* window)
{
    QMessageBox::about(window, HelpBoxes::tr("About Duovita"),
                       HelpBoxes::tr("Duovita %1\nCVs of several people, English and Chinese side by side.\nLicence: "
                                     "GNU GPL 3 or later.\n\nChinese and English words: CC-CEDICT, by MDBG and its "
                                     "editors, CC BY-SA 4.0.")
                           .arg(QStringLiteral(DUOVITA_VERSION)));
}

} // namespace duovita
