#include "ui/forms/carriedparts.h"

#include "core/content/cvcontent.h"
#include "core/messages/kindwords.h"

#include <QMimeData>

namespace duovita {

namespace {

QString partsFormat()
{
    return QStringLiteral("application/x-duovita-parts+json");
}

/// Copied parts are made visible: whoever copies a hidden part wants to use it.
Section shown(Section section)
{
    section.visible = true;
    QList<Entry> entries = section.takeEntries();
    for (Entry& entry : entries)
        entry.visible = true;
    section.giveEntries(entries);
    return section;
}

} // namespace

QString plainTextOf(const CopiedParts& parts)
{
    Person person;
    for (const Section& section : parts.sections + parts.fragments)
        person.sections += shown(section);
    CvContent content = makeContent(person, person.cvs.front(), interfaceLanguage());
    for (ContentSection& section : content.sections) {
        const bool alone = std::any_of(parts.fragments.begin(), parts.fragments.end(),
                                       [&](const Section& fragment) { return fragment.id() == section.id; });
        if (alone)
            section.title.clear();
    }
    return plainText(content).trimmed();
}

QMimeData* carried(const CopiedParts& parts)
{
    auto* data = new QMimeData;
    data->setData(partsFormat(), writeParts(parts));
    data->setText(plainTextOf(parts));
    return data;
}

CopiedParts partsIn(const QMimeData* data)
{
    if (!hasParts(data))
        return {};
    const Result<CopiedParts> parts = readParts(data->data(partsFormat()));
    return parts ? *parts : CopiedParts();
}

bool hasParts(const QMimeData* data)
{
    return data && data->hasFormat(partsFormat());
}

} // namespace duovita
