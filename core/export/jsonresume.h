#pragma once

#include "core/domain/person.h"

#include <QJsonObject>

namespace duovita {

/// What a CV shows of a record as a JSON Resume (jsonresume.org, schema 1.0.0) in one language. Kinds that the schema
/// has no list for (patents, talks, teaching, sections of one's own) stand in further lists of the same shape, which it
/// allows. Private contacts and notes stay out.
QJsonObject toJsonResume(const Person& person, const Cv& cv, Language language);

} // namespace duovita
