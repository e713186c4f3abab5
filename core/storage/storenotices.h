#pragma once

#include "core/domain/error.h"

#include <QList>

namespace duovita {

// What is to be said of a store that was opened all the same: whoever opens one hands on an error or a store, and most
// are opened where nobody can be told. Any thread.

void noteAboutStore(const Error& notice);
/// What was noted since this was last asked, each thing once.
QList<Error> takeStoreNotices();

} // namespace duovita
