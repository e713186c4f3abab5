#include "core/messages/absencewords.h"

#include "core/messages/kindwords.h"
#include "core/messages/punctuation.h"
#include "core/messages/recordwords.h"

#include <QCoreApplication>

namespace duovita {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(duovita::AbsenceWords)
};

} // namespace

QString absenceWords(const QList<Language>& languages)
{
    QStringList words;
    for (const Language language : languages)
        words += wordFor(language);
    return Words::tr("Not in the %1 documents").arg(listed(words));
}

QString absenceCause(const AbsentEntry& absent, const Person& person)
{
    const auto place = person.findEntry(absent.entry);
    const QString field = absent.text.highlight || !place
                              ? wordFor(absent.text.field)
                              : wordFor(absent.text.field, person.sections[place->section].kind());
    return Words::tr("Not in the %1 documents: “%2” has no %1 text.").arg(wordFor(absent.language), field);
}

QStringList absencesIn(const Person& person, const QList<AbsentEntry>& absences)
{
    QStringList lines;
    for (const Language language : allLanguages) {
        QStringList names;
        for (const AbsentEntry& absent : absences) {
            const Entry* const entry = absent.language == language ? person.entry(absent.entry) : nullptr;
            if (entry)
                names += shortTitleOf(*entry);
        }
        if (!names.isEmpty())
            lines += Words::tr("Not in the %1 documents: %2").arg(wordFor(language), listed(names));
    }
    return lines;
}

} // namespace duovita
