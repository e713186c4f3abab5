#include "ui/export/manyexport.h"

#include "core/export/exportnames.h"
#include "core/export/filewriting.h"
#include "core/export/photoroom.h"
#include "core/messages/errorwords.h"
#include "core/messages/findingwords.h"
#include "core/messages/punctuation.h"
#include "core/services/store.h"
#include "ui/background.h"

#include <QCoreApplication>
#include <QDir>
#include <QPointer>

#include <algorithm>

namespace duovita {

namespace {

QString pathFor(const QString& folder, const Person& person, Language language, const SharedNames& names)
{
    const QString mark = names.markOf(person.id, person.name, language);
    return QDir(folder).filePath(exportName(person, person.cvs.front(), language, QStringLiteral("pdf"), mark));
}

bool hasFate(const QList<MissingText>& gaps, bool shown)
{
    return std::any_of(gaps.begin(), gaps.end(),
                       [shown](const MissingText& gap) { return (gap.fate == MissingTexts::Shown) == shown; });
}

void count(ManyExported& outcome, const Person& person, const PdfDocument& document, const QString& path)
{
    const QList<MissingText> gaps = document.missing();
    outcome.written += path;
    outcome.withGaps += hasFate(gaps, true) ? 1 : 0;
    outcome.shortened += hasFate(gaps, false) ? 1 : 0;
    outcome.withoutPhoto += leavesPhotoOut(person, person.cvs.front()) ? 1 : 0;
    outcome.leavingOut += leftOutOf(document.layout).isEmpty() ? 0 : 1;
}

} // namespace

ManyExport::ManyExport(QString databasePath, ExportFonts fonts, QObject* parent)
    : QObject(parent), m_database(std::move(databasePath)), m_fonts(std::move(fonts))
{
}

ManyExport::~ManyExport()
{
    stop();
}

void ManyExport::start(const QList<PersonId>& people, const QString& folder)
{
    m_running = true;
    *m_stopping = false;
    const auto work = [database = m_database, fonts = m_fonts, people, folder, stopping = m_stopping,
                       self = QPointer(this)] {
        ManyExported outcome;
        PdfExporter exporter(fonts);
        const SharedNames names = namesIn(database);
        for (qsizetype i = 0; i < people.size(); ++i) {
            if (*stopping) {
                outcome.stopped = true;
                break;
            }
            const auto stored = loadPerson(database, people[i]);
            if (!stored) {
                outcome.problems += describe(stored.error());
                continue;
            }
            const Person& person = stored->person;
            for (const Language language : person.cvs.front().languages) {
                const QString path = pathFor(folder, person, language, names);
                const auto document = exporter.make(person, person.cvs.front(), language);
                const Result<void> written = document ? writeFile(path, document->bytes) : document.error();
                if (written)
                    count(outcome, person, *document, path);
                else
                    outcome.problems += labelled(person.name.textOrFallback(language), describe(written.error()));
            }
            const qsizetype done = i + 1;
            const qsizetype total = people.size();
            QMetaObject::invokeMethod(
                qApp,
                [self, done, total] {
                    if (self)
                        Q_EMIT self->progressed(done, total);
                },
                Qt::QueuedConnection);
        }
        return outcome;
    };
    runInBackground(this, work, [this](const ManyExported& outcome) {
        m_running = false;
        Q_EMIT finished(outcome);
    });
}

} // namespace duovita
