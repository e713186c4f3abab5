#pragma once

#include "core/domain/details.h"
#include "core/import/fields/publicationparsing.h"

namespace duovita {

// Entries of sections that are lists, each of a line or two.

Entry buildAward(const QList<TextLine>& lines, const ParsingContext& context);
/// "Label: items".
Entry buildSkill(const QList<TextLine>& lines, const ParsingContext& context);
Entry buildLanguage(const QList<TextLine>& lines, const ParsingContext& context);
Entry buildReference(const QList<TextLine>& lines, const ParsingContext& context);
/// Talks, certificates, teaching, service and whatever has no kind of its own: a plain line becomes the title, in talks
/// and certificates with the occasion or the issuer apart; one with links keeps them as a point of the entry.
Entry buildGeneral(const QList<TextLine>& lines, SectionKind kind, const ParsingContext& context);

/// The lines as one, their ends two blanks apart.
QString plainOfLines(const QList<TextLine>& lines);
/// Takes out the years of a line, wherever they stand: "… 2018, 2019", "（2022）", "2019 年 …", "…, 2021, EUR 150,000".
QString takeYears(const QString& text, QList<PartialDate>& dates);

} // namespace duovita
