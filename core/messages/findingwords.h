#pragma once

#include "core/checks/recordchecks.h"
#include "core/typeset/pagedlayout.h"

namespace duovita {

// What is wrong with a document, in a sentence that names the place.

QString describe(const MissingText& missing, const Person& person);
/// "The Chinese CV has 3 texts in English: Summary, Acme Ltd (Position), …": how many texts a document lacks and where
/// the first of them are, a line for each language that lacks some; none for no gaps.
QStringList summaryOf(const QList<MissingText>& gaps, const Person& person);
/// The same without the places: "The Chinese CV has 3 texts in English."
QStringList countsOf(const QList<MissingText>& gaps);
/// The entries that are left out, then every text that is shown in the other language or left out alone.
QStringList detailsOf(const QList<MissingText>& gaps, const Person& person);
/// "2 texts, 1 whole entry: Work Experience · Acme": what is left out for want of a translation; empty for nothing.
QString leftOutCounts(const QList<MissingText>& gaps, const Person& person);
/// The same in a sentence.
QString leftOutWords(const QList<MissingText>& gaps, const Person& person);
QString describe(const LayoutFinding& finding, const Person& person);
/// For who exports: which characters the document goes without, as no font has them; empty if there are none.
QString leftOutOf(const PagedLayout& layout);
/// The problem alone; placeOf() says where it is.
QString describe(const Problem& problem);

/// "Missing in 中文": what problems of one kind are listed under.
QString headingFor(const Problem& problem);
QString wordFor(Remedy remedy);

} // namespace duovita
