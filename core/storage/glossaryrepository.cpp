#include "core/storage/glossaryrepository.h"

#include "core/storage/columns.h"
#include "core/storage/database.h"
#include "core/storage/transaction.h"

#include <QDateTime>

#include <algorithm>

namespace duovita {

namespace {

Term simplified(const Term& term)
{
    Term result;
    for (const Language language : allLanguages)
        result.texts[indexOf(language)] = term.text(language).simplified();
    return result;
}

/// The row's key: equal terms share a row, whoever adds them.
QString contentOf(const Term& term)
{
    QJsonObject object;
    for (const Language language : allLanguages)
        object[codeOf(language)] = term.text(language);
    return toText(object);
}

std::optional<Term> termFrom(Statements& statements, const QString& content)
{
    const Result<QJsonObject> object = parseObject(content);
    if (!object) {
        statements.failDamaged(object.error());
        return std::nullopt;
    }
    Term term;
    for (const Language language : allLanguages)
        term.texts[indexOf(language)] = object->value(codeOf(language)).toString();
    return term;
}

QList<Term> termsOf(Statements& statements)
{
    QList<Term> terms;
    for (const StoredRow& row : readRows(statements, RowsOf::Term, {})) {
        if (const auto term = termFrom(statements, row.text("content")))
            terms += *term;
    }
    return terms;
}

/// Most entries of a large store hold no term in both languages; every entry is read, none is kept in memory.
void readEntries(Statements& statements, TermIndex& index, const IsWanted& isWanted)
{
    const auto take = [&](const QVariantList& row) {
        const auto kind = findSectionKind(row[1].toString());
        const Result<Entry> entry =
            kind ? entryFrom(row[0].toString(), *kind, {row[2].toString(), QStringLiteral("{}"), {}})
                 : Result<Entry>(Error{ErrorCode::JsonShape, {QStringLiteral("kind")}});
        if (entry)
            index.add(*entry);
        else
            statements.failDamaged(entry.error());
        return !statements.failed() && isWanted();
    };
    statements.forEachRow(
        QStringLiteral("SELECT entry.id, section.kind, entry.content FROM entry"
                       " JOIN section ON section.id = entry.section_id AND section.person_id = entry.person_id"
                       " JOIN person ON person.id = entry.person_id"
                       " WHERE entry.deleted_at IS NULL AND section.deleted_at IS NULL AND person.deleted_at IS NULL"),
        {}, take);
}

void readTagsOfPeople(Statements& statements, TermIndex& index, const IsWanted& isWanted)
{
    const auto take = [&, nothing = QStringLiteral("{}")](const QVariantList& row) {
        if (const Result<Person> person = personFrom(row[0].toString(), {row[1].toString(), nothing, {}, nothing}))
            index.addTags(person->tags);
        else
            statements.failDamaged(person.error());
        return !statements.failed() && isWanted();
    };
    statements.forEachRow(QStringLiteral("SELECT id, summary FROM person WHERE deleted_at IS NULL"), {}, take);
}

} // namespace

Result<QList<Term>> GlossaryRepository::list() const
{
    Statements statements = statementsFor(m_database, QStringLiteral("read the glossary"));
    QList<Term> terms = termsOf(statements);
    std::sort(terms.begin(), terms.end(), [](const Term& a, const Term& b) {
        const int order = a.text(firstLanguage).compare(b.text(firstLanguage), Qt::CaseInsensitive);
        return order != 0 ? order < 0 : a.texts < b.texts;
    });
    const Result<void> done = statements.outcome();
    return done ? Result(terms) : done.error();
}

Result<int> GlossaryRepository::add(const QList<Term>& terms)
{
    return change({}, terms);
}

Result<int> GlossaryRepository::remove(const QList<Term>& terms)
{
    return change(terms, {});
}

Result<int> GlossaryRepository::replace(const Term& before, const Term& after)
{
    return change({before}, {after});
}

Result<int> GlossaryRepository::change(const QList<Term>& gone, const QList<Term>& added)
{
    Statements statements = statementsFor(m_database, QStringLiteral("change the glossary"));
    Transaction transaction(statements, Access::Writing);
    int changed = 0;
    bool isThere = gone.isEmpty();
    for (const Term& term : gone) {
        const int removed = statements.run(QStringLiteral("DELETE FROM glossary_term WHERE content = ?"),
                                           {contentOf(simplified(term))});
        isThere = isThere || removed > 0;
        changed += added.isEmpty() ? removed : 0;
    }
    for (const Term& given : isThere ? added : QList<Term>()) {
        const Term term = simplified(given);
        if (!term.isPair())
            statements.fail(
                {ErrorCode::ValueInvalid,
                 {QStringLiteral("glossary"), QStringList(term.texts.begin(), term.texts.end()).join(QString())}});
        changed += insertRow(statements, RowsOf::Term,
                             {{QStringLiteral("content"), contentOf(term)},
                              {QStringLiteral("created_at"), QDateTime::currentMSecsSinceEpoch()}},
                             QStringLiteral("ON CONFLICT (content) DO NOTHING"));
    }
    const Result<void> done = transaction.commit();
    return done ? Result(changed) : done.error();
}

Result<TermIndex> termsInUse(Database& database, const IsWanted& isWanted)
{
    Statements statements = statementsFor(database, QStringLiteral("read the terms in use"));
    Transaction transaction(statements, Access::Reading);
    TermIndex index;
    readEntries(statements, index, isWanted);
    readTagsOfPeople(statements, index, isWanted);
    for (const Term& term : termsOf(statements))
        index.addToGlossary(term);
    if (!isWanted())
        statements.fail({ErrorCode::Cancelled});
    const Result<void> done = transaction.commit();
    return done ? Result(index) : done.error();
}

} // namespace duovita
