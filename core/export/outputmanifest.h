#pragma once

#include "core/domain/localized.h"
#include "core/domain/result.h"
#include "core/export/shard.h"

#include <QHash>
#include <QSet>

namespace duovita {

/// A file as it was on the disk right after it was written.
struct WrittenFile {
    QString name;     ///< in the folder of the manifest
    QString language; ///< its code; empty for a file that holds several
    qint64 bytes = 0;
    qint64 modified = 0;    ///< milliseconds since 1970, UTC, as the next
    qint64 changed = 0;     ///< of the file's facts: nobody can set this one
    QByteArray hash;        ///< SHA-256
    int missingTexts = 0;   ///< that its language lacks
    int entriesLeftOut = 0; ///< for want of one of them

    /// What was just written to this path.
    static WrittenFile of(const QString& path, const QString& language, const QByteArray& content);
    /// Whether the folder still has it with these bytes. Reads it only if its times or its size have changed, and keeps
    /// the new times then.
    bool isIntact(const QString& folder);

    bool operator==(const WrittenFile&) const = default;
};

/// All that a person's files depend on besides the record.
struct OutputRecipe {
    QString asked;        ///< the options of the export, as they would be typed
    QString program;      ///< its version, and which build of it
    QString fonts;        ///< what FontLibrary::fingerprint() said; empty for formats without pages
    QString templateName; ///< the same
    QString design;       ///< Template::fingerprint() of it
    QString marks;        ///< what keeps the names of files apart from those of other people

    bool operator==(const OutputRecipe&) const = default;
};

/// Tells stores apart without saying where they are: a folder of documents may be handed on.
QString storeMark(const QString& path);

/// What an export has written for one person.
struct OutputRecord {
    PersonId person;
    qint64 updated = 0; ///< when the person's record had last changed in its store
    QByteArray content; ///< the hash of that record
    OutputRecipe recipe;
    bool whole = false; ///< nothing failed
    QList<WrittenFile> files;
    QString store = {}; ///< which store the person is in, as storeMark() says; empty in a manifest that did not say

    bool operator==(const OutputRecord&) const = default;
};

/// What a folder's files were made from, kept in the folder itself ("duovita-manifest.json"), so that the next export
/// writes only what has changed. Each shard has a file of its own, since machines that work at the same time would
/// write over each other's; all of them are read.
class OutputManifest {
public:
    OutputManifest(QString folder, Shard shard) : m_folder(std::move(folder)), m_shard(shard) {}

    /// Reads what the folder has. The names of manifests that cannot be understood: their files are made again.
    QStringList load();
    /// Writes it whole or not at all, if it says anything new. What another program has put there since stays.
    Result<void> save();

    /// What was last written for a person by these options; nothing if there was nothing.
    const OutputRecord* find(const PersonId& person, const QString& asked) const;
    void put(const OutputRecord& record);
    /// Who is in a store by now: what is said of others of that store is dropped. People of other stores stay.
    void keepOnly(const QSet<PersonId>& people, const QString& store);

    /// Files that were here when it was loaded, that no record speaks of any more and that are still as they were
    /// written: pages that a shorter document no longer has, a former name. Their paths.
    QStringList abandoned();

    const QString& folder() const { return m_folder; }
    /// Of the one that a folder has if its documents are made by one machine.
    static QString usualName();

private:
    QString fileName() const;

    QString m_folder;
    Shard m_shard;
    QHash<QString, OutputRecord> m_records; ///< by person and options
    QSet<QString> m_own;                    ///< those that this run has written
    QSet<QString> m_dropped;                ///< those whose people are gone
    QList<WrittenFile> m_replaced;
    bool m_changed = false;
};

} // namespace duovita
