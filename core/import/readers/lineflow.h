#pragma once

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/linemarks.h"
#include "core/import/readers/rawlines.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

/// Decides which lines of a plain text continue the line before, so that wrapped sentences become one text. Keeps a
/// reference to the lines and does not change them.
class LineFlow {
public:
    explicit LineFlow(const QList<RawLine>& lines);

    /// Continuation lines of a point are indented further than its mark.
    bool hangs() const { return m_hanging; }

    /// Blank lines separate points and never occur inside them, so a blank line starts something new.
    bool areItemsApart() const { return m_apart; }

    /// The context before a line.
    struct Before {
        const TextBlock& block;             ///< the latest block
        std::optional<SectionKind> section; ///< empty before the first heading
        qsizetype indent;                   ///< of the block's first line
    };
    /// Whether a line without a mark continues the text before it. After an item it does, unless it or the next line
    /// has the dates of a new entry.
    bool continues(qsizetype line, const Before& before) const;

    /// "• Example Cup second prize 2024.06 – 2024.11": the lines below describe it.
    bool endsInDateCell(qsizetype line) const;

private:
    const QList<RawLine>& m_lines;
    qsizetype m_columns = 0; // of the widest line
    qsizetype m_width;       // width of the text in letters
    WrapWidths m_wraps;
    bool m_hanging;
    bool m_apart;
};

} // namespace duovita
