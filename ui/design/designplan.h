#pragma once

#include "core/content/cvcontent.h"
#include "core/design/designkeys.h"

namespace duovita {

/// A row of the design pane.
struct PlannedRow {
    const DesignKey* key;
    const DesignKey* chinese; ///< null, or the same setting's key for Chinese, shown beside it
    bool seldom;              ///< shown only after "More" is clicked
};

/// The groups of the design pane, in display order.
QList<DesignKey::Group> plannedGroups();
// Object names: of a group's heading ("design.group.color"), and of the part of a key's control that takes the focus
// ("design.colors.accent").
QString headingOf(DesignKey::Group group);
QString controlOf(const DesignKey& key);

/// The object name of the setting to begin with for text from that place in a document.
QString controlFor(const ContentSource& source);

/// A group's rows in display order: the most used settings first, dependent ones below those they depend on. Covers
/// every key that has a label.
QList<PlannedRow> plannedRows(DesignKey::Group group);

/// What to do with a row that has no effect. It is disabled, so that rows do not move while the user changes settings,
/// if the setting that causes it is in the same group and does not determine the layout of the whole page. Otherwise it
/// is hidden.
enum class Idle { Hidden, Greyed };
Idle idleOf(const DesignKey& key, const DesignKey& inTheWay);

} // namespace duovita
