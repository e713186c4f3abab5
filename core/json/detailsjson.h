#pragma once

#include "core/domain/details.h"
#include "core/domain/personalfact.h"
#include "core/json/jsonreading.h"

namespace duovita {

/// Writes the fields of an entry's details next to its other members.
void writeDetails(QJsonObject& object, const Details& details);
Details readDetails(JsonReader& reader, DetailsKind kind);

QJsonObject toJson(const Contact& contact);
Contact readContact(JsonReader& reader);
QJsonObject toJson(const PersonalFact& fact);
PersonalFact readPersonalFact(JsonReader& reader);
QJsonObject toJson(const Link& link);
Link readLink(JsonReader& reader);

} // namespace duovita
