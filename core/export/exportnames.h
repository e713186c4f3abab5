#pragma once

#include "core/domain/person.h"

#include <QHash>

namespace duovita {

/// The file name of a person's document in a language: "Zhang San CV (en).pdf", "张三 简历 (zh).pdf", or "Zhang San –
/// One page (en).pdf" if it is not the person's first CV.
///
/// The name is the person's in that language, or the only one there is. Documents in a language with Latin letters have
/// only Latin letters in their names (core/export/latinnames.h), so that every mailbox and form accepts the file. A CV
/// called "Bridge lead / 桥梁负责人" is called in each language by the half in its script. One whose name has only
/// other letters is named after its headline, or like the first CV. CVs that would have the same name are numbered in
/// the order of the record: "Zhang San CV 2 (en).pdf". Without a `language`, the name is that of a file with all
/// languages. A `mark` distinguishes people of the same name: "Zhang San 1f0c3a2b CV (en).pdf".
QString exportName(const Person& person, const Cv& cv, std::optional<Language> language, const QString& extension,
                   const QString& mark = {});
/// The language in which the file name gives the person's name.
Language namingLanguage(const Cv& cv, std::optional<Language> language);

/// Finds people whose files would have the same name in one folder. The marks depend only on the people added, not on
/// the order in which files are written, nor on which of them are written.
class SharedNames {
public:
    void add(const PersonId& person, const LocalizedText& name);
    /// The start of the person's id, or all of it if necessary; empty if nobody else has the name.
    QString markOf(const PersonId& person, const LocalizedText& name, Language naming) const;

private:
    QHash<QString, QList<PersonId>> m_people; ///< by name as the file system compares it
};

} // namespace duovita
