#include "core/terms/commonterms.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace duovita {

QList<CommonTerm> commonTerms()
{
    struct KindName {
        TermKind kind;
        const char* name;
    };
    constexpr std::array kinds{
        KindName{TermKind::Organization, "organizations"},
        KindName{TermKind::Department, "departments"},
        KindName{TermKind::Position, "positions"},
        KindName{TermKind::Place, "places"},
        KindName{TermKind::Degree, "degrees"},
        KindName{TermKind::Area, "areas"},
        KindName{TermKind::Label, "labels"}, // of skills and of contacts
        KindName{TermKind::Language, "languages"},
        KindName{TermKind::Level, "levels"},
    };
    QFile file(QStringLiteral(":/terms/common.json"));
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT(opened); // it is part of the program
    Q_UNUSED(opened)
    const QJsonObject lists = QJsonDocument::fromJson(file.readAll()).object();
    QList<CommonTerm> terms;
    for (const KindName& kind : kinds) {
        for (const QJsonValue& row : lists[QLatin1StringView(kind.name)].toArray())
            terms += CommonTerm{kind.kind, Term::of(row[0].toString(), row[1].toString())};
    }
    return terms;
}

} // namespace duovita
