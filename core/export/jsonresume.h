#pragma once

#include "core/domain/person.h"

#include <QJsonObject>

namespace duovita {

/// The part of a record that a CV shows, as a JSON Resume (jsonresume.org, schema 1.0.0) in one language. Kinds for
/// which the schema has no list (patents, talks, teaching, custom sections) go into additional lists of the same shape,
/// which the schema allows. Private contacts and notes are left out.
QJsonObject toJsonResume(const Person& person, const Cv& cv, Language language);

} // namespace duovita
