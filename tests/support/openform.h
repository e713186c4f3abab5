#pragma once

#include "ui/forms/entryform.h"

#include <QCoreApplication>
#include <QInputMethodEvent>

namespace duovita::test {

/// A document with a single empty entry in a section of a given kind, and the entry's form.
struct OpenForm {
    explicit OpenForm(SectionKind kind) : OpenForm(Section(kind).newEntry(), kind) {}
    OpenForm(const Entry& entry, SectionKind kind) : document(personWith(entry, kind)), form(document, entry.id)
    {
        id = entry.id;
        form.resize(700, 600);
    }

    static Person personWith(const Entry& entry, SectionKind kind)
    {
        Person person;
        Section section(kind);
        static_cast<void>(section.append(entry));
        person.sections = {section};
        return person;
    }

    const Entry& entry() const { return *document.findEntry(id); }
    template <typename T>
    const T& details() const
    {
        return std::get<T>(entry().details);
    }
    template <typename Widget = QWidget>
    Widget* find(const QString& name)
    {
        return form.findChild<Widget*>(name);
    }
    void type(const QString& name, const QString& text)
    {
        // Like an input method, because key events cannot type Chinese.
        for (const QChar c : text) {
            QInputMethodEvent commit;
            commit.setCommitString(c);
            QCoreApplication::sendEvent(find(name), &commit);
        }
    }

    PersonDocument document;
    EntryForm form;
    EntryId id{};
};

} // namespace duovita::test
