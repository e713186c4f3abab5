#pragma once

#include <QString>

#include <array>
#include <optional>

namespace duovita {

/// Why a record was written.
enum class ChangeCause : unsigned char {
    Edit,
    Import,  ///< a new record, or texts that came back from a translator
    Merge,   ///< an imported document, or what somebody else changed, joined to the record
    Undo,    ///< taking back, and doing again what was taken back
    Restore, ///< an earlier version or state put back
};

inline constexpr std::array changeCauseNames{"edit", "import", "merge", "undo", "restore"};

/// As the store and the command line write it.
inline QString nameOf(ChangeCause cause)
{
    return QString::fromLatin1(changeCauseNames[static_cast<std::size_t>(cause)]);
}

/// Nothing for a change that is older than the keeping of causes.
inline std::optional<ChangeCause> findChangeCause(const QString& name)
{
    for (std::size_t i = 0; i < changeCauseNames.size(); ++i) {
        if (name == QLatin1StringView(changeCauseNames[i]))
            return static_cast<ChangeCause>(i);
    }
    return std::nullopt;
}

} // namespace duovita
