#include "core/storage/changenotice.h"

#include "core/storage/dialect.h"
#include "core/storage/statements.h"

#include <QStringList>
#include <QUuid>

namespace duovita {

namespace {

const QString anybody = QStringLiteral("*");

} // namespace

std::optional<ChangeNotice> ChangeNotice::parse(const QString& payload)
{
    // The schema comes last because it may contain spaces.
    constexpr qsizetype parts = 3;
    const QStringList words = payload.split(u' ');
    if (words.size() < parts)
        return std::nullopt;
    ChangeNotice notice{words.mid(2).join(u' '), {}, words[1]};
    if (words[0] == anybody)
        return notice;
    const Result<PersonId> id = PersonId::parse(words[0]);
    if (!id)
        return std::nullopt;
    notice.person = *id;
    return notice;
}

QString noticeChannel()
{
    return QStringLiteral("duovita");
}

const QString& noticeOrigin()
{
    static const QString origin = QUuid::createUuid().toString(QUuid::WithoutBraces);
    return origin;
}

void announceChange(Statements& statements, const std::optional<PersonId>& person)
{
    const QString sql = statements.dialect().announcement();
    if (sql.isEmpty())
        return;
    const QString who = person ? person->toString() : anybody;
    statements.rows(sql, {noticeChannel(), QStringLiteral("%1 %2 ").arg(who, noticeOrigin())});
}

} // namespace duovita
