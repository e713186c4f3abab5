#include "core/typeset/lastpage.h"

#include <QSet>

#include <algorithm>

namespace duovita {

namespace {

constexpr qsizetype few = 3;

/// Whether the CV asked for a new page before the section or entry of this block.
bool isWanted(const LayoutBlock& block, const QList<CvContent>& contents)
{
    const auto startsEntry = [&](const ContentEntry& entry) {
        return entry.pages.startsPage && block.entry == entry.id;
    };
    const auto startsSection = [&](const ContentSection& section) {
        return (section.pages.startsPage && block.section == section.id) ||
               std::any_of(section.entries.begin(), section.entries.end(), startsEntry);
    };
    return std::any_of(contents.begin(), contents.end(), [&](const CvContent& content) {
        return std::any_of(content.sections.begin(), content.sections.end(), startsSection);
    });
}

/// The source of a line's text, without a list item's label.
ContentSource sourceOf(const LayoutLine& line)
{
    const qsizetype first = qMin<qsizetype>(line.labelRuns, line.runs.size() - 1);
    return first < 0 ? ContentSource() : line.runs[first].source;
}

} // namespace

std::optional<LayoutFinding> shortLastPage(const PagedLayout& layout, const QList<CvContent>& contents)
{
    if (layout.pages.size() < 2)
        return std::nullopt;
    QSet<qint64> baselines; // columns side by side count once
    const LayoutLine* first = nullptr;
    for (const LayoutLine& line : layout.pages.last().lines) {
        if (line.runs.isEmpty() || layout.blocks[line.block].role == BlockRole::Artifact)
            continue;
        baselines += qRound64(line.runs.front().origin.y());
        if (!first)
            first = &line;
    }
    if (!first || baselines.size() > few || isWanted(layout.blocks[first->block], contents))
        return std::nullopt;
    return LayoutFinding{LayoutFinding::Kind::ShortLastPage, QString::number(baselines.size()), sourceOf(*first),
                         static_cast<int>(layout.pages.size()) - 1};
}

} // namespace duovita
