#pragma once

#include "core/design/designkeys.h"

namespace duovita {

struct Person; // core/domain/person.h

/// The key whose value has this one do nothing on any page of such a look: "sidebar.width" hangs on "layout". Null
/// where it acts.
const DesignKey* keyInTheWay(const DesignKey& key, const Template& look);

/// Whether the record has what the key is about: a photo, publications or patents.
bool concerns(const DesignKey& key, const Person& person);

} // namespace duovita
