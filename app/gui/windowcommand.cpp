#include "app/gui/windowcommand.h"

#include "app/cli/commands.h"
#include "core/messages/errorwords.h"
#include "core/messages/interfacelanguage.h"
#include "core/storage/database.h"
#include "core/typeset/fontlibrary.h"
#include "ui/backup/opening.h"
#include "ui/presentation/interfacefont.h"
#include "ui/services/filechooser.h"
#include "ui/services/memorykeeping.h"
#include "ui/settings.h"
#include "ui/shell/mainwindow.h"
#include "ui/style/appearance.h"
#include "ui/widgets/windowfitting.h"

#include <QApplication>
#include <QIcon>
#include <QScreen>
#include <QThreadPool>
#include <QTimer>

namespace duovita {

int runWindow(int& argc, char** argv, const CommandLine& line)
{
    returnMemoryEarly();
    QApplication application(argc, argv);
    useInterfaceFont();
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/duovita.svg")));
    // The desktop uses this name to assign the window to the program.
    QApplication::setDesktopFileName(QStringLiteral("io.github.duovita.Duovita"));
    QSettings settings(QStringLiteral("duovita"), QStringLiteral("duovita"));
    Appearance::instance().begin(settings);
    InterfaceLanguage language;
    const QString used = remembered::interfaceLanguage.get(settings);
    language.use(line.request.language ? tagOf(*line.request.language) : used.isEmpty() ? QLocale().name() : used);
    if (line.exitAfterStartup) { // nobody can answer a dialog
        if (const auto opened = Database::open(line.database); !opened) {
            printError(describe(opened.error()));
            return 1;
        }
    }
    DialogFileChooser files(settings);
    QString database = line.database;
    while (true) {
        database = openOrAsk(database, files);
        if (database.isEmpty())
            return 1;
        rememberDatabase(settings, database);
        MainWindow window({database, ExportFonts(), files, settings, language});
        QString next;
        QObject::connect(&window, &MainWindow::databaseWanted, &window, [&](const QString& path) {
            if (window.close())
                next = path;
        });
        fitToScreen(window, window.screen()->availableGeometry());
        window.show();
        if (line.exitAfterStartup)
            QTimer::singleShot(0, &window, &QWidget::close);
        const int code = QApplication::exec();
        QThreadPool::globalInstance()->waitForDone(); // so that files in progress are written completely
        if (next.isEmpty())
            return code;
        database = next;
    }
}

} // namespace duovita
