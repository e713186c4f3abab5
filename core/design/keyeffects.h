#pragma once

#include "core/design/designkeys.h"

namespace duovita {

struct Person; // core/domain/person.h

/// The key whose value prevents this one from having any effect in such a look: for "sidebar.width", "layout". Null if
/// it has an effect.
const DesignKey* keyInTheWay(const DesignKey& key, const Template& look);

/// Whether the record contains what the key affects: a photo, publications or patents.
bool concerns(const DesignKey& key, const Person& person);

} // namespace duovita
