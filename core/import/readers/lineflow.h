#pragma once

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/linemarks.h"
#include "core/import/readers/rawlines.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

/// How the lines of a plain text follow each other: a sentence that was wrapped is one text again. It refers to the
/// lines, which stay as they are.
class LineFlow {
public:
    explicit LineFlow(const QList<RawLine>& lines);

    /// What goes on with a point is set further in than its mark.
    bool hangs() const { return m_hanging; }

    /// Points stand apart and lines of one do not: below a blank line begins something else.
    bool areItemsApart() const { return m_apart; }

    /// What a line comes after.
    struct Before {
        const TextBlock& block;             ///< the newest
        std::optional<SectionKind> section; ///< none before the first heading
        qsizetype indent;                   ///< of the block's first line
    };
    /// Whether a line without a mark goes on with what stands before it. With an item it does, unless it or the line
    /// after it has the dates of a new entry.
    bool continues(qsizetype line, const Before& before) const;

    /// "• Example Cup   second prize      2024.06 – 2024.11": what comes below is told of it.
    bool endsInDateCell(qsizetype line) const;

private:
    const QList<RawLine>& m_lines;
    qsizetype m_columns = 0; // of the widest line
    qsizetype m_width;       // in letters
    WrapWidths m_wraps;
    bool m_hanging;
    bool m_apart;
};

} // namespace duovita
