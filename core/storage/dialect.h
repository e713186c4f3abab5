#pragma once

#include <QString>
#include <QStringList>

namespace duovita {

/// What differs between databases, in one place: everything else in this folder is SQL that all of them understand.
/// This is SQLite's.
class Dialect {
public:
    QString driver() const;
    /// Connection options: a short wait for a lock somebody else holds.
    QString options() const;
    QString readOnlyOptions() const;
    /// For a look that must not change a byte. `still` says that nobody can be writing, so that no lock is needed.
    QString readOnlyName(const QString& path, bool still) const;

    /// What every connection starts with.
    QStringList connectionSetup() const;

    QString beginReading() const;
    /// Takes the right to write at once, so that no transaction fails half-way because another one writes.
    QString beginWriting() const;

    QString applicationId() const;
    QString setApplicationId() const;
    QString schemaVersion() const;
    QString setSchemaVersion(int version) const;
    QString tableCount() const;
    QString quickCheck() const;
    QString wholeCheck() const;
    /// Copies the whole store to the file that is bound.
    QString backup() const;
    /// Makes the store that is bound readable beside this one, under the name attached().
    QString attach() const;
    QString attached() const;
    /// In the order they were made in: each refers only to those before it.
    QString tables() const;

    /// "`column` contains the bound pattern"; the pattern is made by containing().
    QString contains(const QString& column) const;
    QString containing(const QString& text) const;

    static constexpr int ourApplicationId = 0x44756F56; ///< "DuoV", in SQLite's file header
};

} // namespace duovita
