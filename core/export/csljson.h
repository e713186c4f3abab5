#pragma once

#include "core/domain/person.h"

#include <QJsonArray>

namespace duovita {

/// The publications that a CV shows as CSL-JSON (citationstyles.org, csl-data 1.0), in one language: what Zotero and
/// pandoc read.
QJsonArray toCslJson(const Person& person, const Cv& cv, Language language);

} // namespace duovita
