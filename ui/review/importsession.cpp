#include "ui/review/importsession.h"

#include "ui/background.h"
#include "ui/presentation/errorwords.h"
#include "ui/presentation/recordwords.h"
#include "ui/services/filechooser.h"
#include "ui/store.h"

#include <QFileInfo>

#include <algorithm>

namespace duovita {

namespace {

using Candidates = QList<std::shared_ptr<const StoredPerson>>;

struct Choices {
    Candidates candidates;
    QList<Term> glossary;
    bool matched = false;
};

/// The records that a draft could go into: the one that has its name, then those whose name may be the same in the
/// other script, then the one that is open. One alone of the first two kinds is taken for it.
Result<Choices> choicesFor(const QString& database, const ImportDraft& draft, const std::optional<PersonId>& open)
{
    auto matched = recordFor(database, draft);
    if (!matched)
        return matched.error();
    Choices choices;
    if (auto terms = termsForPairing(database, draft.person))
        choices.glossary = *std::move(terms);
    else
        return terms.error();
    const auto add = [&](const PersonId& id) {
        const auto isIt = [&](const auto& held) { return held->person.id == id; };
        if (std::any_of(choices.candidates.begin(), choices.candidates.end(), isIt))
            return;
        if (auto stored = loadPerson(database, id))
            choices.candidates += std::make_shared<const StoredPerson>(*std::move(stored));
    };
    if (*matched) {
        choices.candidates += std::make_shared<const StoredPerson>(**std::move(matched));
    } else {
        const auto like = peopleNamedLike(database, draft.person.name);
        if (!like)
            return like.error();
        constexpr qsizetype most = 8; // to choose from
        for (const PersonId& id : like->first(qMin(most, like->size())))
            add(id);
    }
    // By a name that was guessed nobody is taken for it; a mail address may say so.
    choices.matched = choices.candidates.size() == 1 && (*matched || !draft.isNameGuessed);
    if (open)
        add(*open);
    return choices;
}

/// As the document would have it; empty if the store does not say.
QString nameIn(const QString& database, const PersonId& id)
{
    const auto stored = loadPerson(database, id);
    return stored ? stored->person.name.textOrFallback(Language::English) : QString();
}

/// What somebody knows a document by that names nobody: its first lines with words, what a head of it says to a
/// program too.
QStringList beginningOf(const QString& file)
{
    constexpr qsizetype mostLines = 12; // a head of some lines, and then some of the text
    constexpr qsizetype longestLine = 60;
    ImportOptions options;
    options.personName = QFileInfo(file).fileName(); // read once more as if it were said, for its text
    const auto drafts = readFile(file, options);
    QStringList lines;
    if (!drafts || drafts->isEmpty())
        return lines;
    const QStringList all = drafts->front().source.split(u'\n');
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

} // namespace

ImportSession::ImportSession(QString databasePath, FileChooser& files, QWidget* window)
    : QObject(window), m_database(std::move(databasePath)), m_chooser(files), m_window(window)
{
}

void ImportSession::start(const QStringList& files, const std::optional<PersonId>& open)
{
    m_files = files;
    m_total = files.size();
    m_open = open;
    m_busy = true;
    next();
}

void ImportSession::next()
{
    if (m_cancelled || (m_drafts.isEmpty() && m_files.isEmpty())) {
        Q_EMIT finished(m_outcome);
        return;
    }
    if (m_drafts.isEmpty())
        read(m_files.takeFirst(), {});
    else
        prepare(m_drafts.takeFirst());
}

void ImportSession::read(const QString& file, const QString& name)
{
    Q_EMIT progressed(m_total - m_files.size(), m_total);
    // Unreviewed, a name that is merely confirmed would put a stranger's CV into the record before it.
    ImportOptions options;
    if (!name.isEmpty())
        options.personName = name;
    runInBackground(
        this,
        [file, options, database = m_database, open = m_reviewing ? m_open : std::nullopt] {
            const auto drafts = readFile(file, options);
            NamelessDocument document{file, {}, {}};
            if (!drafts && drafts.error().code == ErrorCode::NameMissing) {
                document.beginning = beginningOf(file);
                document.suggestion = open ? nameIn(database, *open) : QString();
            }
            return std::pair(drafts, document);
        },
        [this, file, name](const std::pair<Result<QList<ImportDraft>>, NamelessDocument>& read) {
            const auto& [drafts, document] = read;
            if (!drafts && drafts.error().code == ErrorCode::NameMissing && name.isEmpty()) {
                const QString given = m_chooser.personName(m_window, document);
                if (!given.isEmpty())
                    return this->read(file, given);
            }
            if (drafts)
                m_drafts = *drafts;
            else
                m_outcome.said += describe(drafts.error());
            next();
        });
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
                    m_outcome.said += describe(stored.error());
                next();
            });
        return;
    }
    runInBackground(
        this, [database = m_database, draft, open = m_open] { return choicesFor(database, draft, open); },
        [this](const Result<Choices>& choices) {
            if (!choices) {
                m_outcome.said += describe(choices.error());
                return next();
            }
            m_busy = false;
            Q_EMIT reviewWanted({m_current, choices->candidates, choices->glossary, choices->matched,
                                 m_total - m_files.size(), m_total});
        });
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
    m_files.clear();
    m_drafts.clear();
    if (!m_busy)
        next(); // else what is under way ends first
}

/// The document as it was accepted: its reader may have placed, or removed, what the import could not place.
void ImportSession::remember(const StoredDraft& stored, const Person& document, int notPlaced)
{
    QString line = tr("Imported %1 from %2.").arg(titleOf(document), QFileInfo(m_current.file).fileName());
    if (notPlaced > 0)
        line += u' ' + tr("%n piece(s) could not be placed and are kept with the record.", nullptr, notPlaced);
    m_outcome.said += line;
    // Who has put it right in the review need not be told.
    if (m_current.isNameGuessed && document.name == m_current.person.name)
        m_outcome.said += guessedNameOf(m_current);
    for (const ImportNote& note : stored.notes)
        m_outcome.said += describe(note);
    m_outcome.stored += stored;
    m_open = stored.person; // the next document may be about the same person
}

} // namespace duovita
