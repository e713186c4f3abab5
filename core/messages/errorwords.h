#pragma once

#include "core/domain/error.h"
#include "core/import/importdraft.h"
#include "core/services/personmatching.h"

namespace duovita {

/// An error in the interface's language: "file:line: what is wrong. What to do."
QString describe(const Error& error);

/// A note of an import's report, in the interface's language.
QString describe(const ImportNote& note);
/// "same mail address, same works"
QString describe(const QList<SamePersonReason>& reasons);
/// The source that a draft's name was guessed or taken from; empty if the document states the name.
QString guessedNameOf(const ImportDraft& draft);

} // namespace duovita
