#include "ui/review/importsession.h"

#include "core/messages/errorwords.h"
#include "core/messages/punctuation.h"
#include "core/messages/recordwords.h"
#include "ui/background.h"

#include <QFileInfo>

#include <algorithm>

namespace duovita {

namespace {

/// The first lines with words, by which the user may recognize a document that names nobody.
QStringList beginningOf(const ImportDraft& draft)
{
    constexpr qsizetype mostLines = 12; // a header of some lines and the beginning of the text
    constexpr qsizetype longestLine = 60;
    QStringList lines;
    const QStringList all = draft.source.split(u'\n');
    for (const QString& line : all) {
        const QString text = line.simplified();
        if (!std::any_of(text.begin(), text.end(), [](QChar sign) { return sign.isLetterOrNumber(); }))
            continue;
        lines += text.size() > longestLine ? QString(text.first(longestLine) + u'…') : text;
        if (lines.size() == mostLines)
            break;
    }
    return lines;
}

/// Whether the document has no name, or only one taken from its file.
bool hasNoName(const ImportDraft& draft)
{
    return draft.isNameMissing || std::any_of(draft.notes.begin(), draft.notes.end(), [](const ImportNote& note) {
               return note.kind == ImportNote::Kind::NamedAfterFile;
           });
}

/// The store's best match for a document without a name, if it is good enough to be proposed.
std::optional<PersonMatch> guessFor(const QString& database, const ImportDraft& draft)
{
    const auto found = matchesFor(database, draft);
    const bool proposed =
        found && !found->matches.isEmpty() && found->matches.front().grade != PersonMatch::Grade::Possible;
    return proposed ? std::optional(found->matches.front()) : std::nullopt;
}

} // namespace

ReviewItem withPlan(ReviewItem item)
{
    if (item.isIntoFirst())
        item.plan = std::make_shared<const MergePlan>(item.records.front()->person, item.draft.person, item.glossary,
                                                      item.structure());
    return item;
}

ImportSession::ImportSession(QString databasePath, FileChooser& files, QWidget* window)
    : QObject(window), m_database(std::move(databasePath)), m_chooser(files), m_window(window),
      m_reading(std::make_shared<GuardedReading>())
{
}

ImportSession::~ImportSession()
{
    m_reading->stop();
}

void ImportSession::start(const QStringList& files)
{
    m_files = files;
    m_busy = true;
    read();
}

void ImportSession::read()
{
    if (m_cancelled)
        return next();
    if (m_read.size() == m_files.size())
        return settleNames();
    const QString file = m_files[m_read.size()];
    Q_EMIT progressed(m_read.size() + 1, m_files.size());
    runInBackground(
        this, [reading = m_reading, file] { return readDocument(*reading, file, {}); },
        [this](const ReadDocument& document) {
            m_read += ReadFile{document};
            if (document.error && !m_cancelled)
                addFailure(*document.error);
            this->read();
        });
}

/// Finds out whose documents these are: from the other files; if a document has no name at all, also from the store, or
/// else it gets a question for the user.
QList<ImportSession::ReadFile> ImportSession::named(GuardedReading& reading, const QString& database,
                                                    QList<ReadFile> files)
{
    DocumentNaming naming;
    for (const ReadFile& file : files)
        naming.add(file.document);
    for (ReadFile& file : files) {
        file.question.reset();
        if (!file.document.isNameOpen())
            continue;
        if (const auto named = naming.namedLikeOthers(reading, file.document, {}))
            file.document = *named;
        else if (hasNoName(file.document.drafts.front()))
            nameOrAsk(reading, database, file);
    }
    return files;
}

void ImportSession::nameOrAsk(GuardedReading& reading, const QString& database, ReadFile& file)
{
    const ImportDraft& draft = file.document.drafts.front();
    const auto guess = guessFor(database, draft);
    if (guess && guess->grade == PersonMatch::Grade::Sure) {
        const ReadDocument named = readDocument(reading, draft.file, {}, bilingualName(guess->name));
        if (!named.error) {
            file.document = named;
            return;
        }
    }
    file.question = NamelessDocument{draft.file, beginningOf(draft), guess ? bilingualName(guess->name) : QString(),
                                     guess ? describe(guess->reasons) : QString()};
}

void ImportSession::settleNames()
{
    runInBackground(
        this, [reading = m_reading, database = m_database, files = m_read] { return named(*reading, database, files); },
        [this](const QList<ReadFile>& files) {
            m_read = files;
            ask();
        });
}

/// Asks about one document at a time, because the answer may also identify others.
void ImportSession::ask()
{
    if (m_cancelled)
        return next();
    const auto asked =
        std::find_if(m_read.begin(), m_read.end(), [](const ReadFile& file) { return file.question.has_value(); });
    if (asked == m_read.end()) {
        for (const ReadFile& file : std::as_const(m_read))
            m_drafts += file.document.drafts;
        return next();
    }
    const QString name = m_chooser.personName(m_window, *asked->question);
    if (!name.isEmpty())
        return takeName(asked - m_read.begin(), name);
    m_outcome.said += describe(Error{ErrorCode::NameMissing, {asked->document.file}});
    *asked = ReadFile{{asked->document.file}};
    ask();
}

void ImportSession::takeName(qsizetype place, const QString& name)
{
    runInBackground(
        this,
        [reading = m_reading, file = m_read[place].document.file, name] {
            return readDocument(*reading, file, {}, name);
        },
        [this, place](const ReadDocument& document) {
            m_read[place] = ReadFile{document};
            if (document.error && !m_cancelled)
                addFailure(*document.error);
            settleNames();
        });
}

void ImportSession::next()
{
    if (m_cancelled || m_drafts.isEmpty())
        Q_EMIT finished(m_outcome);
    else
        prepare(m_drafts.takeFirst());
}

void ImportSession::prepare(const ImportDraft& draft)
{
    m_current = draft;
    if (draft.isRecord || !m_reviewing) {
        runInBackground(
            this, [database = m_database, draft] { return storeDraft(database, draft); },
            [this](const Result<StoredDraft>& stored) {
                if (stored)
                    remember(*stored, m_current.person, MergePlan(m_current.person).notPlaced());
                else
                    addFailure(stored.error());
                next();
            });
        return;
    }
    Q_EMIT comparing();
    runInBackground(
        this, [database = m_database, draft] { return compared(database, draft); },
        [this](const Result<ReviewItem>& found) {
            if (m_cancelled)
                return next();
            if (!found) {
                addFailure(found.error());
                return next();
            }
            m_busy = false;
            ReviewItem item = *found;
            item.number = m_files.indexOf(m_current.file) + 1;
            item.total = m_files.size();
            const auto next = std::find_if(m_drafts.begin(), m_drafts.end(),
                                           [](const ImportDraft& waiting) { return !waiting.isRecord; });
            item.moreFollow = next != m_drafts.end();
            if (item.moreFollow && next->file != m_current.file)
                item.nextFile = QFileInfo(next->file).fileName();
            Q_EMIT reviewWanted(item);
        });
}

Result<ReviewItem> ImportSession::compared(const QString& database, const ImportDraft& draft)
{
    const auto found = matchesFor(database, draft);
    if (!found)
        return found.error();
    return withPlan({draft, found->matches, found->records, found->terms});
}

void ImportSession::compareAgain()
{
    m_busy = true;
    prepare(ImportDraft(m_current));
}

void ImportSession::accept(const MergePlan& plan, const PersonRevisions& revisions)
{
    if (m_busy)
        return;
    m_busy = true;
    runInBackground(
        this, [database = m_database, plan, revisions] { return storePlan(database, plan, revisions); },
        [this, plan](const Result<StoredDraft>& stored) {
            if (!stored) {
                m_reviewing = true;
                m_busy = false;
                Q_EMIT failed(stored.error());
                return;
            }
            remember(*stored, plan.document(), plan.notPlaced());
            next();
        });
}

void ImportSession::acceptRest(const MergePlan& plan, const PersonRevisions& revisions)
{
    if (m_busy)
        return;
    m_reviewing = false;
    accept(plan, revisions);
}

void ImportSession::skip()
{
    if (m_busy)
        return;
    m_busy = true;
    next();
}

void ImportSession::cancel()
{
    m_cancelled = true;
    m_reading->stop();
    m_drafts.clear();
    if (!m_busy)
        next(); // otherwise the current step ends first
}

void ImportSession::addFailure(const Error& error)
{
    m_outcome.said += describe(error);
    m_outcome.failed = true;
}

/// `document`: as accepted, since the user may have placed or removed texts that the import could not place.
void ImportSession::remember(const StoredDraft& stored, const Person& document, int notPlaced)
{
    const QString file = QFileInfo(m_current.file).fileName();
    const bool sameAgain = m_saidOf.person == stored.person;
    if (!sameAgain)
        m_saidOf = {stored.person, titleOf(document), {}, m_outcome.said.size()};
    if (!m_saidOf.files.contains(file))
        m_saidOf.files += file;
    const QString line = tr("Imported %1 from %2.").arg(m_saidOf.name, listed(m_saidOf.files));
    if (sameAgain)
        m_outcome.said[m_saidOf.line] = line;
    else
        m_outcome.said += line;
    if (notPlaced > 0)
        m_outcome.said += tr("%n text(s) could not be placed and are kept with the record.", nullptr, notPlaced);
    // No note about a guessed name that the user has corrected.
    if (m_current.isNameGuessed && document.name == m_current.person.name)
        m_outcome.said += guessedNameOf(m_current);
    for (const ImportNote& note : stored.notes)
        m_outcome.said += m_files.size() > 1 ? labelled(file, describe(note)) : describe(note);
    m_outcome.stored += stored;
}

} // namespace duovita
