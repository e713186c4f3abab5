#pragma once

#include "core/checks/recordchecks.h"
#include "core/typeset/pagedlayout.h"

namespace duovita {

// What a document lacks, in a sentence that names the place.

QString describe(const MissingText& missing, const Person& person);
/// "The Chinese CV has 3 texts in English: Summary, Acme Ltd (Position), …": how many texts a document lacks and where
/// the first of them are, one line for each language that lacks some; empty without gaps.
QStringList summaryOf(const QList<MissingText>& gaps, const Person& person);
/// The same without the places: "The Chinese CV has 3 texts in English."
QStringList countsOf(const QList<MissingText>& gaps);
/// The entries that are left out, then every text that is shown in the other language or left out by itself.
QStringList detailsOf(const QList<MissingText>& gaps, const Person& person);
/// "2 texts, 1 whole entry: Work Experience · Acme": what is left out because it has no translation; empty if nothing
/// is.
QString leftOutCounts(const QList<MissingText>& gaps, const Person& person);
/// The same in a sentence.
QString leftOutWords(const QList<MissingText>& gaps, const Person& person);
QString describe(const LayoutFinding& finding, const Person& person);
/// For exports: the characters that the document leaves out because no font has them; empty if there are none.
QString leftOutOf(const PagedLayout& layout);
/// Only the problem; placeOf() tells where it is.
QString describe(const Problem& problem);

/// "Missing in 中文": the heading for a list of problems of this kind.
QString headingFor(const Problem& problem);
QString wordFor(Remedy remedy);

} // namespace duovita
