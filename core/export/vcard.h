#pragma once

#include "core/domain/person.h"

namespace duovita {

/// Name, headline, photo and public contacts as a vCard 3.0 (RFC 2426) in UTF-8, in one language. All telephones and
/// address books read this version.
QByteArray toVCard(const Person& person, Language language);

} // namespace duovita
