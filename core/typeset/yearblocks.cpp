#include "core/typeset/blocks.h"
#include "core/typeset/drawntext.h"

namespace duovita {

namespace {

/// Whether a run may separate two parts of a citation and belong to the second.
bool isSeparator(const ContentRun& run)
{
    const QString sign = run.text.trimmed();
    return sign.isEmpty() || (sign.size() == 1 && sign.front().isPunct() && sign != QStringLiteral("("));
}

/// Removes the year from a citation, with the sign before it, if it is in a run of its own: a month or day would be
/// lost in a column of years.
std::optional<ContentRun> takeYear(ContentLine& line, const QString& year)
{
    for (qsizetype i = 1; i < line.size(); ++i) {
        const Field field = line[i].source.field;
        if ((field != Field::Year && field != Field::Date) || line[i].text != year || !isSeparator(line[i - 1]))
            continue;
        ContentRun taken = line.takeAt(i);
        if (line[i - 1].source.field == Field::None && i > 1)
            line.removeAt(i - 1);
        return taken;
    }
    return std::nullopt;
}

} // namespace

/// Whether the years of works are in a column. In a narrow column, or if dates are on the spine, they stay in the text.
bool FlowBuilder::hasYearsAside(const ContentSection& section) const
{
    return m_design.works.years == Template::Years::Column && listsWorks(section.kind) && !m_isSide && !m_spine;
}

/// The left edge of works that have their years beside them.
double FlowBuilder::leftOfWorks() const
{
    return m_design.dates == Template::Dates::Left ? m_design.dateColumn : axis() + m_design.works.yearColumn;
}

/// Prepares a work for the column of years: removes its number, and removes its year from the text and returns it;
/// empty if the work has no year.
ContentLine FlowBuilder::takeYearAside(ContentEntry& entry) const
{
    if (entry.paragraphs.isEmpty() || entry.paragraphs.front().line.isEmpty())
        return {};
    ContentParagraph& work = entry.paragraphs.front();
    if (work.style == HighlightStyle::Numbered)
        work = {HighlightStyle::Paragraph, 0, {}, ContentLine(work.line)};
    if (!entry.year)
        return {};
    const QString year = QString::number(*entry.year);
    if (const std::optional<ContentRun> taken = takeYear(work.line, year))
        return {*taken};
    ContentSource source = work.line.front().source; // the year is part of the venue's name, or comes with a month
    source.field = Field::Year;
    return {ContentRun{year, InlineStyle::Plain, {}, m_language, source}};
}

/// Styles a year like a date in the column of dates. In a column of its own it is bold and in the accent colour,
/// because readers look for it.
StyledText FlowBuilder::yearText(const ContentLine& year) const
{
    constexpr int bold = 700;
    StyledText text = dateText(year);
    if (m_design.dates == Template::Dates::Left)
        return text;
    for (StyledText::Piece& piece : text.pieces) {
        piece.style.color = m_design.accentColor;
        piece.style.size = m_design.body.size;
        piece.style.weight = bold;
        piece.style.italic = false;
    }
    return text;
}

/// Adds the year beside a work whose first line is `first`. If the work before has the same year, this one is hidden
/// text, except at the top of a page, where it is drawn again.
void FlowBuilder::addYear(const ContentLine& year, qsizetype first)
{
    const bool isNew = m_shownYear != plainText(year);
    m_shownYear = plainText(year);
    const bool inDates = m_design.dates == Template::Dates::Left;
    const double left = inDates ? 0 : axis();
    const double width = m_area.left - left - (inDates ? gapOfDates() : 0);
    const Alignment alignment = inDates && m_design.timeline ? Alignment::Right : Alignment::Left;
    QList<GlyphRun> runs = set(yearText(year), width, alignment).value(0).runs;
    FlowLine& begin = m_flow.lines[first];
    if (runs.isEmpty() || begin.runs.isEmpty())
        return;
    const LayoutShape drawn = drawingOf(runs, QPointF(left, 0));
    for (GlyphRun& run : runs) {
        run.origin.rx() += left;
        run.isHidden = !isNew;
    }
    for (qsizetype i = first; i < m_flow.lines.size() && m_flow.lines[i].block == begin.block; ++i) {
        if (i > first || !isNew)
            m_flow.lines[i].topShapes += drawn;
    }
    const GlyphRun& text = begin.runs.front();
    begin.runs = runs + QList<GlyphRun>{spaceBetween(text, rightEdge(runs), text.origin.x())} + begin.runs;
}

} // namespace duovita
