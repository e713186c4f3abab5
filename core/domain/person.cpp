#include "core/domain/person.h"

namespace duovita {

QString displayName(const LocalizedText& name)
{
    QStringList names;
    for (const bool inHan : {true, false}) {
        for (const Language language : allLanguages) {
            const QString& text = name.text(language);
            if (writesHan(language) == inHan && !text.isEmpty() && !names.contains(text))
                names += text;
        }
    }
    return names.join(u' ');
}

std::optional<Person::EntryPlace> Person::findEntry(const EntryId& entry) const
{
    for (qsizetype i = 0; i < sections.size(); ++i) {
        const qsizetype at = sections[i].indexOf(entry);
        if (at >= 0)
            return EntryPlace{i, at};
    }
    return std::nullopt;
}

const Entry* Person::entry(const EntryId& wanted) const
{
    const auto place = findEntry(wanted);
    return place ? &sections[place->section].entries()[place->entry] : nullptr;
}

qsizetype Person::indexOf(const SectionId& section) const
{
    for (qsizetype i = 0; i < sections.size(); ++i) {
        if (sections[i].id() == section)
            return i;
    }
    return -1;
}

} // namespace duovita
