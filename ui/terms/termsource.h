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

/// The terms that a store's records and its glossary use, and the lists of venues: read away from the interface's
/// thread, and again when the store may have new ones.
class TermSource : public QObject {
    Q_OBJECT

public:
    explicit TermSource(QString databasePath, QObject* parent = nullptr);
    /// Does not wait for the rest of a reading.
    ~TermSource() override;

    const TermIndex& terms() const { return m_terms; }
    const VenueList& venues() const { return m_venues; }
    const QList<Term>& glossary() const { return m_glossary; }
    /// What has been translated in the store; for any thread. Null until it is read.
    const std::shared_ptr<const TranslationMemory>& translations() const { return m_translations; }
    const QString& database() const { return m_database; }
    const PersonDocument* record() const;

    /// The open record, whose names are known from when they are written; it may be none.
    void setDocument(const PersonDocument* record);
    const TermIndex& recordTerms() const;
    /// What the whole text is called in another language: in the store, else in the open record. Empty if nowhere.
    QString counterpart(TermKind kind, Language language, const QString& text, Language other) const;

    void reload();
    /// Reads again if that was not done just before: all entries of a large store take their time.
    void refresh();

Q_SIGNALS:
    void changed();
    void remembered(); ///< translations() are read anew, some time after changed()
    /// The user's list of venues cannot be read; the words say where and why. Once.
    void venuesRefused(const QString& words);

private:
    void remember();

    QString m_database;
    TermIndex m_terms;
    VenueList m_venues;
    QList<Term> m_glossary;
    std::shared_ptr<const TranslationMemory> m_translations;
    QPointer<const PersonDocument> m_record;
    mutable TermIndex m_recordTerms;
    mutable QList<Section> m_termsOf; ///< what they were read from: to be told from what is there now
    QElapsedTimer m_sinceRead;
    bool m_reading = false;
    bool m_again = false; ///< something changed while it was being read
    bool m_toldOfVenues = false;
    std::atomic<bool> m_wanted = true;
    QThreadPool m_thread; ///< of its own, which gives way: it reads for seconds in a large store
};

} // namespace duovita
