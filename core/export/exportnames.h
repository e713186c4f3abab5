#pragma once

#include "core/domain/person.h"

#include <QHash>

namespace duovita {

/// What a person's document in a language is called: "Zhang San CV (en).pdf", "张三 简历 (zh).pdf"; "Zhang San – One
/// page (en).pdf" where it is not the first of their CVs. By the name in that language, or the only one there is; in
/// Latin letters for a document of these (core/export/latinnames.h), so that every mailbox and form takes its file. A
/// CV whose name has others there is called by its own headline, or as the first one. Those of one name are numbered in
/// the order of the record: "Zhang San CV 2 (en).pdf". Without a language for a file that holds all. A mark keeps
/// people of one name apart: "Zhang San 1f0c3a2b CV (en).pdf".
QString exportName(const Person& person, const Cv& cv, std::optional<Language> language, const QString& extension,
                   const QString& mark = {});
/// The language whose name of the person such a file carries.
Language namingLanguage(const Cv& cv, std::optional<Language> language);

/// Whose files would have the same name in one folder. What it says of a person depends on who is there, never on the
/// order in which files are written, nor on which of them are.
class SharedNames {
public:
    void add(const PersonId& person, const LocalizedText& name);
    /// The start of the person's id, or all of it if that is needed; empty if nobody else has the name.
    QString markOf(const PersonId& person, const LocalizedText& name, Language naming) const;

private:
    QHash<QString, QList<PersonId>> m_people; ///< by what the file system would call the same
};

} // namespace duovita
