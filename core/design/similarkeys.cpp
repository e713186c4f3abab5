#include "core/design/similarkeys.h"

#include "core/design/designkeys.h"

#include <algorithm>
#include <numeric>

namespace duovita {

namespace {

/// The number of letters to insert, delete or replace to turn one string into the other (Levenshtein distance).
qsizetype editDistance(const QString& a, const QString& b)
{
    QList<qsizetype> row(b.size() + 1);
    std::iota(row.begin(), row.end(), 0);
    for (qsizetype i = 0; i < a.size(); ++i) {
        qsizetype diagonal = std::exchange(row[0], i + 1);
        for (qsizetype j = 0; j < b.size(); ++j) {
            const qsizetype change = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = std::exchange(row[j + 1], std::min({change, row[j] + 1, row[j + 1] + 1}));
        }
    }
    return row.last();
}

} // namespace

QStringList similarDesignKeys(const QString& name)
{
    constexpr qsizetype most = 3;
    constexpr qsizetype sharedPart = 4; // a shared "colors." or ".size" counts as this many letters
    const auto distance = [&](const QString& key) {
        const bool shares =
            key.section(u'.', 0, 0) == name.section(u'.', 0, 0) || key.section(u'.', -1) == name.section(u'.', -1);
        return editDistance(key, name) - (shares ? sharedPart : 0);
    };
    QList<std::pair<qsizetype, QString>> found;
    for (const DesignKey& key : designKeys()) {
        if (distance(key.name) <= name.size() / 2)
            found += {distance(key.name), key.name};
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    QStringList names;
    for (const auto& [_, key] : std::as_const(found).mid(0, most))
        names += key;
    return names;
}

QString noSuchKey(const QString& name)
{
    const QString similar = similarDesignKeys(name).join(QStringLiteral(", "));
    return similar.isEmpty() ? QStringLiteral("no such key")
                             : QStringLiteral("no such key; similar ones are %1").arg(similar);
}

} // namespace duovita
