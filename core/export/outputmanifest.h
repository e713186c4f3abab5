#pragma once

#include "core/domain/localized.h"
#include "core/domain/result.h"
#include "core/export/shard.h"

#include <QHash>
#include <QSet>

namespace duovita {

/// The state of a file on the disk right after it was written.
struct WrittenFile {
    QString name;     ///< relative to the manifest's folder
    QString language; ///< language code; empty if the file has several
    qint64 bytes = 0;
    qint64 modified = 0;    ///< milliseconds since 1970, UTC
    qint64 changed = 0;     ///< the same for the file's metadata; users cannot set this time
    QByteArray hash;        ///< SHA-256
    int missingTexts = 0;   ///< number of texts missing in its language
    int entriesLeftOut = 0; ///< number of entries left out because of those

    /// Describes the file just written to this path.
    static WrittenFile of(const QString& path, const QString& language, const QByteArray& content);
    /// Whether the folder still has the file with the same bytes. Reads the file only if its times or its size have
    /// changed; updates the times if the bytes are the same.
    bool isIntact(const QString& folder);

    bool operator==(const WrittenFile&) const = default;
};

/// Everything except the record that a person's files depend on.
struct OutputRecipe {
    QString asked;        ///< the export's options as on the command line
    QString program;      ///< its version and build
    QString fonts;        ///< FontLibrary::fingerprint(); empty for formats without pages
    QString templateName; ///< of several CVs, separated by commas; empty for formats without pages
    QString design;       ///< Template::fingerprint()
    QString marks;        ///< the marks that distinguish the names of files from those of other people

    bool operator==(const OutputRecipe&) const = default;
};

/// Identifies a store without revealing its path, because a folder of documents may be passed on.
QString storeMark(const QString& path);

/// The files that an export has written for one person.
struct OutputRecord {
    PersonId person;
    qint64 updated = 0; ///< time of the last change to the person's record in its store
    QByteArray content; ///< hash of the record
    OutputRecipe recipe;
    bool whole = false; ///< whether nothing failed
    QList<WrittenFile> files;
    QString store = {}; ///< storeMark() of the person's store; empty in old manifests

    bool operator==(const OutputRecord&) const = default;
};

/// Records what the files in a folder were made from, so that the next export writes only what has changed. It is kept
/// in the folder itself ("duovita-manifest.json"). Each shard writes its own manifest, since machines that work at the
/// same time would overwrite each other's; all manifests are read.
class OutputManifest {
public:
    OutputManifest(QString folder, Shard shard) : m_folder(std::move(folder)), m_shard(shard) {}

    /// Reads the folder's manifests. Returns the names of unreadable ones, whose files will be made again.
    QStringList load();
    /// Writes the manifest atomically if it has changed. Keeps records that another program has added in the meantime.
    Result<void> save();

    /// The last record for a person and these options; null if there is none.
    const OutputRecord* find(const PersonId& person, const QString& asked) const;
    void put(const OutputRecord& record);
    /// Drops the records of people who are no longer in a store. People of other stores stay.
    void keepOnly(const QSet<PersonId>& people, const QString& store);

    /// The paths of files that were in the manifest when it was loaded, that no record mentions any more and that are
    /// unchanged since: pages of a document that became shorter, files under a former name.
    QStringList abandoned();

    const QString& folder() const { return m_folder; }
    /// The manifest's name if one machine makes all documents of the folder.
    static QString usualName();

private:
    QString fileName() const;

    QString m_folder;
    Shard m_shard;
    QHash<QString, OutputRecord> m_records; ///< by person and options
    QSet<QString> m_own;                    ///< keys of the records written by this run
    QSet<QString> m_dropped;                ///< keys of the records whose people are gone
    QList<WrittenFile> m_replaced;
    bool m_changed = false;
};

} // namespace duovita
