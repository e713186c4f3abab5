#pragma once

#include "core/import/importdraft.h"
#include "core/services/personmatching.h"

namespace duovita {

/// Whose the documents of one import are that do not plainly say it: the person of another document of the import that
/// has the same contacts or works. Files are all read before anybody is asked.
class DocumentNaming {
public:
    /// A document that says whose it is.
    void add(const ImportDraft& named);

    /// Reads the file of a document that does not say it once more, as that person's. Nothing if none of the others
    /// is like it, or several people's are.
    std::optional<QList<ImportDraft>> namedLikeOthers(const ImportDraft& nameless, const ImportOptions& options) const;

private:
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
