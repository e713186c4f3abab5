#pragma once

#include "core/checks/recordchecks.h"
#include "core/typeset/pagedlayout.h"

namespace duovita {

// What is wrong with a document, in a sentence that names the place.

QString describe(const MissingText& missing, const Person& person);
/// How many texts a document lacks and the first of them, a line for each language that lacks some; none for no gaps.
QStringList summaryOf(const QList<MissingText>& gaps, const Person& person);
QString describe(const LayoutFinding& finding, const Person& person);
/// For who exports: which characters the document goes without, as no font has them; empty if there are none.
QString leftOutOf(const PagedLayout& layout);
/// The problem alone; placeOf() says where it is.
QString describe(const Problem& problem);

/// "Missing in 中文": what problems of one kind are listed under.
QString headingFor(const Problem& problem);
QString wordFor(Remedy remedy);

} // namespace duovita
