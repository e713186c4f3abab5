#pragma once

#include "core/domain/person.h"

#include <QJsonArray>

namespace duovita {

/// The publications in a CV as CSL-JSON (citationstyles.org, csl-data 1.0), in one language, for Zotero and pandoc.
QJsonArray toCslJson(const Person& person, const Cv& cv, Language language);

} // namespace duovita
