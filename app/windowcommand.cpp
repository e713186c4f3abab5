#include "app/windowcommand.h"

#include "app/commands.h"
#include "core/storage/database.h"
#include "core/typeset/fontlibrary.h"
#include "ui/interfacelanguage.h"
#include "ui/mainwindow.h"
#include "ui/presentation/errorwords.h"
#include "ui/services/filechooser.h"

#include <QApplication>
#include <QIcon>
#include <QSettings>
#include <QTimer>

namespace duovita {

int runWindow(int& argc, char** argv, const CommandLine& line)
{
    QApplication application(argc, argv);
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/duovita.svg")));
    QSettings settings(QStringLiteral("duovita"), QStringLiteral("duovita"));
    InterfaceLanguage language;
    const QString chosen = line.language
                               ? tagOf(*line.language)
                               : settings.value(QStringLiteral("interface/language"), QLocale().name()).toString();
    language.use(chosen);
    // The store is opened once here, so that what is wrong with it is said before there is a window.
    if (const auto database = Database::open(line.database); !database) {
        printError(describe(database.error()));
        return 1;
    }
    DialogFileChooser files;
    MainWindow window({line.database, ExportFonts(), files, settings, language});
    window.show();
    if (line.exitAfterStartup)
        QTimer::singleShot(0, &window, &QWidget::close);
    return QApplication::exec();
}

} // namespace duovita
