#pragma once

#include "core/domain/entry.h"

#include <utility>

namespace duovita {

/// An ordered list of entries of one kind. Every entry holds the type of details that the section's kind requires.
class Section {
public:
    explicit Section(SectionKind kind, SectionId id = {}) : m_id(id), m_kind(kind) {}

    const SectionId& id() const { return m_id; }
    SectionKind kind() const { return m_kind; }

    const QList<Entry>& entries() const { return m_entries; }
    bool accepts(const Entry& entry) const { return kindOf(entry.details) == infoOf(m_kind).details; }
    /// Creates an empty entry of the right kind; it is not inserted.
    Entry newEntry() const;

    /// Returns false and changes nothing if the entry does not fit the kind or the index is out of range (size()
    /// appends).
    [[nodiscard]] bool insert(qsizetype index, Entry entry);
    [[nodiscard]] bool append(Entry entry) { return insert(m_entries.size(), std::move(entry)); }
    [[nodiscard]] bool replace(qsizetype index, Entry entry);
    Entry take(qsizetype index) { return m_entries.takeAt(index); }
    void move(qsizetype from, qsizetype to) { m_entries.move(from, to); }
    qsizetype indexOf(const EntryId& id) const; ///< -1 if it is not here
    /// Removes and returns all entries.
    QList<Entry> takeEntries() { return std::exchange(m_entries, {}); }
    /// Replaces all entries, unchecked: they must come from this section, so that they are of the right kind.
    void giveEntries(QList<Entry> entries) { m_entries = std::move(entries); }

    LocalizedText title; ///< empty: documents use the kind's standard title in their language
    bool visible = true;
    QStringList unparsed;
    QJsonObject extra;

    bool operator==(const Section&) const = default;

private:
    SectionId m_id;
    SectionKind m_kind;
    QList<Entry> m_entries;
};

} // namespace duovita
