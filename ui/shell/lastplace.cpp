#include "ui/shell/lastplace.h"

#include "ui/forms/editorpanel.h"
#include "ui/settings.h"
#include "ui/shell/currentrecord.h"

namespace duovita {

LastPlace::LastPlace(CurrentRecord& current, EditorPanel& editor, QSettings& settings, QObject* parent)
    : QObject(parent), m_current(current), m_editor(editor), m_settings(settings)
{
    connect(&m_current, &CurrentRecord::opened, this, &LastPlace::goThere);
}

void LastPlace::remember()
{
    const ContentSource place = m_editor.currentSource();
    remembered::person.set(m_settings, m_current ? m_current.person().id.toString() : QString());
    remembered::section.set(m_settings, place.section ? place.section->toString() : QString());
    remembered::entry.set(m_settings, place.entry ? place.entry->toString() : QString());
    remembered::field.set(m_settings, m_editor.focusedField());
}

/// Only once: when the user returns to the person later, the form starts at the top.
void LastPlace::goThere()
{
    if (remembered::person.get(m_settings) != m_current.person().id.toString())
        return;
    ContentSource place;
    if (const auto entry = EntryId::parse(remembered::entry.get(m_settings)))
        place.entry = *entry;
    else if (const auto section = SectionId::parse(remembered::section.get(m_settings)))
        place.section = *section;
    remembered::person.forget(m_settings);
    const bool there = (place.entry && m_current.document().findEntry(*place.entry)) ||
                       (place.section && m_current.document().findSection(*place.section));
    if (there) {
        m_editor.goTo(place, firstLanguage);
        m_editor.focusField(remembered::field.get(m_settings));
    }
}

} // namespace duovita
