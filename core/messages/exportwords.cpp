#include "core/messages/exportwords.h"

#include "core/messages/countwords.h"
#include "core/messages/errorwords.h"
#include "core/messages/findingwords.h"

#include <QCoreApplication>

namespace duovita {

namespace {

QString about(const LocalizedText& person, const QString& text)
{
    return person.isEmpty() ? text : displayName(person) + QStringLiteral(": ") + text;
}

struct Words {
    Q_DECLARE_TR_FUNCTIONS(duovita::ExportWords)

public:
    QStringList operator()(const ExportFailed& note) const { return {about(note.person, describe(note.error))}; }

    QStringList operator()(const NothingToExport& note) const
    {
        return {tr("%1: nothing to write in this format.").arg(displayName(note.person))};
    }

    QStringList operator()(const PhotoLeftOut& note) const
    {
        return {tr("%1: the photo is not shown: the template “%2” has no room for one.")
                    .arg(displayName(note.person), note.templateName)};
    }

    QStringList operator()(const RecordAttached& note) const
    {
        const PublicRecord& record = note.record;
        return {tr("%1: the record is attached with %2; left out: %3, %4, %5, %6, %7.")
                    .arg(displayName(record.person.name), countOf(record.person.sections.size(), Counted::Sections),
                         countOf(record.privateContacts, Counted::PrivateContacts),
                         countOf(record.privateFacts, Counted::PrivateFacts), countOf(record.notes, Counted::Notes),
                         countOf(record.hidden, Counted::HiddenParts), countOf(record.unparsed, Counted::Unplaced))};
    }

    QStringList operator()(const TextsMissing& note) const
    {
        QStringList lines;
        for (const QString& line : summaryOf(note.gaps, note.person))
            lines += about(note.person.name, line);
        return lines;
    }

    QStringList operator()(const PageFault& note) const
    {
        return {QStringLiteral("%1 (%2): ").arg(displayName(note.person.name), codeOf(note.language)) +
                describe(note.finding, note.person)};
    }

    QStringList operator()(const ProfileUnmet& note) const
    {
        return {tr("%1: the PDF is not marked as accessible and archivable: %2")
                    .arg(displayName(note.person), note.reason)};
    }

    QStringList operator()(const NameShared& note) const
    {
        return {tr("%1: others have this name, too; %2 in the file names tells them apart.")
                    .arg(displayName(note.person), note.marks)};
    }

    QStringList operator()(const ManifestUnreadable& note) const
    {
        return {tr("%1 cannot be read, so all files listed in it are exported again.").arg(note.path)};
    }

    QStringList operator()(const FileAbandoned& note) const
    {
        return {tr("%1 is from an earlier export and no longer matches any CV.").arg(note.path)};
    }
};

} // namespace

QStringList linesOf(const ExportNote& note)
{
    return std::visit(Words(), note);
}

} // namespace duovita
