#pragma once

#include "core/domain/error.h"

#include <QList>

namespace duovita {

// Warnings about stores that could be opened nevertheless: opening returns only an error or a store, and mostly happens
// where no user can be told. Thread-safe.

void noteAboutStore(const Error& notice);
/// The warnings noted since the last call, without duplicates.
QList<Error> takeStoreNotices();

} // namespace duovita
