#include "ui/backup/opening.h"

#include "core/messages/errorwords.h"
#include "core/messages/recordwords.h"
#include "core/storage/backup.h"
#include "core/storage/database.h"
#include "core/storage/storeaddress.h"
#include "ui/services/filechooser.h"
#include "ui/settings.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace duovita {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(duovita::Opening)
};

enum class Answer { Restore, Again, Other, GiveUp };

Answer ask(const OpeningProblem& problem)
{
    QMessageBox box(QMessageBox::Warning, QStringLiteral("Duovita"), problem.text);
    QPushButton* restore = nullptr;
    if (!problem.backup.isEmpty()) {
        box.setInformativeText(Words::tr("The damaged file will be kept under another name."));
        restore = box.addButton(Words::tr("Restore the backup of %1").arg(problem.backupTime), QMessageBox::AcceptRole);
    }
    const QPushButton* again =
        problem.passing ? box.addButton(Words::tr("Try again"), QMessageBox::AcceptRole) : nullptr;
    const QPushButton* other = box.addButton(Words::tr("Another database…"), QMessageBox::ActionRole);
    box.addButton(Words::tr("Quit"), QMessageBox::RejectRole);
    box.exec();
    if (restore && box.clickedButton() == restore)
        return Answer::Restore;
    if (again && box.clickedButton() == again)
        return Answer::Again;
    return box.clickedButton() == other ? Answer::Other : Answer::GiveUp;
}

} // namespace

OpeningProblem openingProblem(const QString& path, const Error& error)
{
    OpeningProblem problem{describe(error), {}, {}};
    problem.passing = error.code == ErrorCode::DatabaseUnreachable || error.code == ErrorCode::PasswordMissing;
    if (!isDamage(error, path))
        return problem;
    if (const auto backup = newestGoodBackup(path)) {
        problem.backup = backup->path;
        problem.backupTime = timeText(backup->madeAt);
    }
    return problem;
}

QString openOrAsk(const QString& path, FileChooser& files)
{
    QString wanted = path;
    bool asked = false; // whether a password was asked for
    while (!wanted.isEmpty()) {
        const auto opened = Database::open(wanted);
        if (opened)
            return wanted;
        if (opened.error().code == ErrorCode::PasswordMissing) {
            const QString password = files.password(nullptr, opened.error().parameters.front());
            asked = !password.isEmpty();
            if (asked) {
                // libpq reads it from here for every connection of this run.
                qputenv("PGPASSWORD", password.toUtf8());
                continue;
            }
        } else if (asked) {
            qunsetenv("PGPASSWORD"); // the password may be wrong: ask again on the next attempt
            asked = false;
        }
        const OpeningProblem problem = openingProblem(wanted, opened.error());
        switch (ask(problem)) {
        case Answer::Restore:
            if (const auto done = restoreStore(problem.backup, wanted, QDateTime::currentDateTime()); !done)
                QMessageBox::warning(nullptr, QStringLiteral("Duovita"), describe(done.error()));
            break;
        case Answer::Again:
            break;
        case Answer::Other:
            if (const QString other = files.databaseToOpen(nullptr); !other.isEmpty())
                wanted = other;
            break;
        case Answer::GiveUp:
            return {};
        }
    }
    return {};
}

bool isSameStore(const QString& one, const QString& other)
{
    if (!isServerAddress(one) && !isServerAddress(other))
        return QFileInfo(one) == QFileInfo(other);
    const Result<StoreAddress> first = StoreAddress::parse(one);
    const Result<StoreAddress> second = StoreAddress::parse(other);
    return first && second && first->shown() == second->shown();
}

QStringList recentDatabases(const QSettings& settings)
{
    QStringList recent = remembered::databases.get(settings);
    recent.removeIf([](const QString& path) { return !isServerAddress(path) && !QFileInfo::exists(path); });
    return recent;
}

void rememberDatabase(QSettings& settings, const QString& path)
{
    constexpr qsizetype most = 8;
    const Result<StoreAddress> address = StoreAddress::parse(path);
    if (!address)
        return;
    const QString& absolute = address->shown();
    QStringList recent = recentDatabases(settings);
    recent.removeAll(absolute);
    recent.prepend(absolute);
    remembered::databases.set(settings, recent.mid(0, most));
}

} // namespace duovita
