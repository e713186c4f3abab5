#pragma once

#include "core/domain/section.h"
#include "core/terms/termindex.h"
#include "core/terms/venuelist.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QThreadPool>

#include <atomic>
#include <memory>

namespace duovita {

class PersonDocument;
class TranslationMemory;

/// The terms that a store's records and its glossary use, and the lists of venues. Reads them in the background, and
/// again when the store may have new ones.
class TermSource : public QObject {
    Q_OBJECT

public:
    explicit TermSource(QString databasePath, QObject* parent = nullptr);
    /// Cancels a running read.
    ~TermSource() override;

    const TermIndex& terms() const { return m_terms; }
    const VenueList& venues() const { return m_venues; }
    const QList<Term>& glossary() const { return m_glossary; }
    /// The translations in the store, usable in any thread. Null until they have been read.
    const std::shared_ptr<const TranslationMemory>& translations() const { return m_translations; }
    const QString& database() const { return m_database; }
    const PersonDocument* record() const;

    /// Sets the open record, whose terms can be used as soon as they are typed; may be null.
    void setDocument(const PersonDocument* record);
    const TermIndex& recordTerms() const;
    /// The counterpart of a whole text in another language: from the store, otherwise from the open record. Empty if
    /// there is none.
    QString counterpart(TermKind kind, Language language, const QString& text, Language other) const;

    void reload();
    /// Reads again unless that was done recently, because reading all entries of a large store takes time.
    void refresh();

Q_SIGNALS:
    void changed();
    void translationsChanged(); ///< translations() have been read again, some time after changed()
    /// The user's list of venues cannot be read; `words` say where and why. Emitted once.
    void venuesRefused(const QString& words);

private:
    void reloadTranslations();

    QString m_database;
    TermIndex m_terms;
    VenueList m_venues;
    QList<Term> m_glossary;
    std::shared_ptr<const TranslationMemory> m_translations;
    QPointer<const PersonDocument> m_record;
    mutable TermIndex m_recordTerms;
    mutable QList<Section> m_termsOf; ///< the sections they were read from, to detect changes
    QElapsedTimer m_sinceRead;
    bool m_reading = false;
    bool m_reloadPending = false; ///< reload() was called while reading
    bool m_venueProblemReported = false;
    std::atomic<bool> m_wanted = true;
    QThreadPool m_thread; ///< its own thread, with low priority: reading a large store takes seconds
};

} // namespace duovita
