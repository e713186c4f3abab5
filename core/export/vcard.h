#pragma once

#include "core/domain/person.h"

namespace duovita {

/// Name, headline, photo and public contacts as a vCard 3.0 (RFC 2426) in UTF-8, in one language: the version that
/// telephones and address books all read.
QByteArray toVCard(const Person& person, Language language);

} // namespace duovita
