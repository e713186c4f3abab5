#pragma once

#include "core/translation/sheetmerging.h"

namespace duovita {

/// The words that a translation file contains about this person's texts.
SheetWords sheetWords(const Person& person);

/// Why a change is not applied by itself; empty if it is.
QString describe(const SheetChange& change);
/// "Education, Title: the text to be translated has changed": the place and why the change is not applied by itself.
QString placeAndReason(const SheetChange& change, const Person& person);

/// "Zhang San, English to Chinese": the name of a translation file, without its suffix. A mark keeps people with the
/// same name apart, as in the names of exported files.
QString sheetName(const TranslationSheet& sheet, const QString& mark = {});

} // namespace duovita
