#include "ui/manual/manualpages.h"

#include <QFile>
#include <QTextDocument>
#include <QWidget>

namespace duovita {

const QStringList& manualPageNames()
{
    static const QStringList names =
        QStringLiteral("start window forms points import cvs preview checks export people history backups server "
                       "translators commands keys privacy troubleshooting")
            .split(u' ');
    return names;
}

QUrl manualUrl(const QString& page, const QString& locale)
{
    const QString folder = locale == QStringLiteral("en") ? QStringLiteral("en") : QStringLiteral("zh");
    return QUrl(QStringLiteral("qrc:/manual/%1/%2.html").arg(folder, page));
}

QString manualPageAt(const QUrl& url)
{
    const QString name = url.fileName().section(u'.', 0, 0);
    return manualPageNames().contains(name) ? name : QString();
}

ManualText manualText(const QString& page, const QString& locale)
{
    QFile file(u':' + manualUrl(page, locale).path());
    QTextDocument document;
    if (file.open(QIODevice::ReadOnly))
        document.setHtml(QString::fromUtf8(file.readAll()));
    return {document.metaInformation(QTextDocument::DocumentTitle), document.toPlainText()};
}

QString manualPageFor(const QWidget* widget)
{
    struct Row {
        const char* part; ///< an object name, or its prefix ending in a dot
        const char* page;
    };
    static constexpr Row rows[] = {
        {"reviewPage", "import"},       {"people", "people"},       {"preview", "preview"},
        {"document.cv", "cvs"},         {"document", "preview"},    {"previewWindow", "preview"},
        {"problems", "checks"},         {"highlights", "points"},   {"outline", "forms"},
        {"editorSplitter", "forms"},    {"findPanel", "forms"},     {"cvDialog", "cvs"},
        {"historyDialog", "history"},   {"trashDialog", "history"}, {"backupDialog", "backups"},
        {"sheetDialog", "translators"}, {"welcome", "start"},       {"design", "preview"},
        {"mode.design", "preview"},     {"check", "checks"},        {"mode.check", "checks"},
        {"mode.write", "forms"},        {"exportDialog", "export"},
    };
    for (; widget; widget = widget->parentWidget()) {
        const QString name = widget->objectName();
        for (const Row& row : rows) {
            const QLatin1StringView part(row.part);
            if (name == part || (name.startsWith(part) && name.at(part.size()) == u'.'))
                return QString::fromLatin1(row.page);
        }
    }
    return {};
}

} // namespace duovita
