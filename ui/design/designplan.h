#pragma once

#include "core/design/designkeys.h"

namespace duovita {

/// What stands in a row of the design pane.
struct PlannedRow {
    const DesignKey* key;
    const DesignKey* chinese; ///< null, or the key of the same for Chinese, which stands beside it
    bool seldom;              ///< behind "More" of its group
};

/// The groups of the design pane, in their order.
QList<DesignKey::Group> plannedGroups();
// What the objects are named: a group's heading, "design.group.color", and the part of a key's control that takes the
// focus, "design.colors.accent".
QString headingOf(DesignKey::Group group);
QString controlOf(const DesignKey& key);

/// A group's rows in their order: what is set most stands first, what hangs on another setting stands below it. Each
/// key that has a label is in one of the rows.
QList<PlannedRow> plannedRows(DesignKey::Group group);

/// What becomes of a row that can do nothing. It is hidden; but where what it hangs on stands in the same group and is
/// one setting among others, not the layout of the whole page, it stays, greyed, so that nothing moves under the hand
/// that sets the other.
enum class Idle { Hidden, Greyed };
Idle idleOf(const DesignKey& key, const DesignKey& inTheWay);

} // namespace duovita
