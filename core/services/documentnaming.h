#pragma once

#include "core/services/guardedreading.h"
#include "core/services/personmatching.h"

namespace duovita {

/// A file of an import, after reading.
struct ReadDocument {
    QString file;
    QList<ImportDraft> drafts = {};  ///< empty if it could not be read
    std::optional<Error> error = {}; ///< why not

    /// Whether the document does not clearly name its person.
    bool isNameOpen() const;
};
/// Reads a file, which may name nobody; `name`, if given, is the person it is about. Thread-safe.
ReadDocument readDocument(GuardedReading& reading, const QString& file, const ImportOptions& options,
                          const QString& name = {});

/// Finds the person of documents that do not clearly name one: another document of the same import with the same
/// contacts or works may. Therefore all files are read before the user is asked.
class DocumentNaming {
public:
    /// Records the document's person, if it names one.
    void add(const ReadDocument& document);

    /// The document with its person taken from a similar document; the name also helps to understand the text. Nothing
    /// if no other document is similar, or if similar ones are about several people.
    std::optional<ReadDocument> namedLikeOthers(GuardedReading& reading, const ReadDocument& document,
                                                const ImportOptions& options) const;

private:
    void add(const ImportDraft& named);

    struct Named {
        Person facts; ///< only name, contacts and works
        QString file;
    };
    struct Likeness {
        const Named* named = nullptr;
        QList<SamePersonReason> reasons;
    };
    Likeness likeness(const Person& nameless) const;

    QList<Named> m_named;
};

} // namespace duovita
