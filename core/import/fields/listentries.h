#pragma once

#include "core/domain/details.h"
#include "core/import/fields/publicationparsing.h"

namespace duovita {

// Entries of list-like sections, each of a line or two.

Entry buildAward(const QList<TextLine>& lines, const ParsingContext& context);
/// "Label: items".
Entry buildSkill(const QList<TextLine>& lines, const ParsingContext& context);
Entry buildLanguage(const QList<TextLine>& lines, const ParsingContext& context);
Entry buildReference(const QList<TextLine>& lines, const ParsingContext& context);
/// Talks, certificates, teaching, service and everything without a kind of its own: a plain line becomes the title, in
/// talks and certificates without the occasion or issuer; a line with links keeps them in a point.
Entry buildGeneral(const QList<TextLine>& lines, SectionKind kind, const ParsingContext& context);

/// The lines as one, joined by two spaces.
QString plainOfLines(const QList<TextLine>& lines);
/// Removes the years of a line, wherever they are: "… 2018, 2019", "（2022）", "2019 年 …", "…, 2021, EUR 150,000".
QString takeYears(const QString& text, QList<PartialDate>& dates);

} // namespace duovita
