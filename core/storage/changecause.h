#pragma once

#include <QString>

#include <array>
#include <optional>

namespace duovita {

/// Why a record was written.
enum class ChangeCause : unsigned char {
    Edit,
    Import,  ///< a new record, or texts returned by a translator
    Merge,   ///< an imported document or somebody else's changes were merged into the record
    Undo,    ///< undo or redo
    Restore, ///< an earlier version or state was restored
};

inline constexpr std::array changeCauseNames{"edit", "import", "merge", "undo", "restore"};

/// The name used in the store and on the command line.
inline QString nameOf(ChangeCause cause)
{
    return QString::fromLatin1(changeCauseNames[static_cast<std::size_t>(cause)]);
}

/// Nothing for changes made before the store recorded causes.
inline std::optional<ChangeCause> findChangeCause(const QString& name)
{
    for (std::size_t i = 0; i < changeCauseNames.size(); ++i) {
        if (name == QLatin1StringView(changeCauseNames[i]))
            return static_cast<ChangeCause>(i);
    }
    return std::nullopt;
}

} // namespace duovita
