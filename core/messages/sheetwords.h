#pragma once

#include "core/translation/sheetmerging.h"

namespace duovita {

/// What a sheet for a translator says about this person's texts.
SheetWords sheetWords(const Person& person);

/// Why a change is not simply made; empty for one that is.
QString describe(const SheetChange& change);
/// "Education, Title: the text to be translated has changed": where it stands and why it is not simply made.
QString placeAndReason(const SheetChange& change, const Person& person);

/// "Zhang San, English to Chinese": what a sheet's file is called, without its ending. A mark keeps people of
/// one name apart, as in the names of exports.
QString sheetName(const TranslationSheet& sheet, const QString& mark = {});

} // namespace duovita
