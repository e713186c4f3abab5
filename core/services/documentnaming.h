#pragma once

#include "core/services/guardedreading.h"
#include "core/services/personmatching.h"

namespace duovita {

/// A file of an import as it was read.
struct ReadDocument {
    QString file;
    QList<ImportDraft> drafts = {};  ///< none if it could not be read
    std::optional<Error> error = {}; ///< why not

    /// Whether nothing in it says plainly whose it is.
    bool isNameOpen() const;
};
/// Reads a file, which may name nobody; as this person's where one is given. In any thread.
ReadDocument readDocument(GuardedReading& reading, const QString& file, const ImportOptions& options,
                          const QString& name = {});

/// Whose the documents of one import are that do not plainly say it: the person of another document of the import that
/// has the same contacts or works. Files are all read before anybody is asked.
class DocumentNaming {
public:
    /// Notes whose it is, if it says so.
    void add(const ReadDocument& document);

    /// The document as that person's, whose name helps to understand it. Nothing if none of the others is like it, or
    /// several people's are.
    std::optional<ReadDocument> namedLikeOthers(GuardedReading& reading, const ReadDocument& document,
                                                const ImportOptions& options) const;

private:
    void add(const ImportDraft& named);

    struct Named {
        Person facts; ///< name, contacts and works alone
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
