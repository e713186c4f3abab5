#include "core/content/highlightcontent.h"

#include <algorithm>
#include <array>

namespace duovita {

namespace {

/// Counts the items of nested lists.
class ListNumbers {
public:
    /// The label of the next item.
    QString next(HighlightStyle style, int level, int depth)
    {
        const auto at = m_counts.begin() + level;
        std::fill(at + 1, m_counts.end(), 0);
        switch (style) {
        case HighlightStyle::Bullet:
            *at = 0;
            return bulletSign(level + depth);
        case HighlightStyle::Numbered:
            return QStringLiteral("%1.").arg(++*at);
        case HighlightStyle::Paragraph:
            break;
        }
        return {};
    }

private:
    std::array<int, Highlight::deepestLevel + 1> m_counts{};
};

} // namespace

QString bulletSign(int level)
{
    return level == 0 ? QStringLiteral("•") : QStringLiteral("–");
}

QStringList listSignsOf(const QList<Highlight>& highlights)
{
    ListNumbers numbers;
    QStringList signs;
    for (const Highlight& highlight : highlights)
        signs += numbers.next(highlight.style, std::clamp(highlight.level, 0, Highlight::deepestLevel), 0);
    return signs;
}

void addHighlights(EntryBuilder& entry, const QList<const Highlight*>& highlights, int depth)
{
    ListNumbers numbers;
    for (const Highlight* highlight : highlights) {
        ContentSource source = entry.source();
        source.highlight = highlight->id;
        QList<ContentLine> lines = LineBuilder(entry.context(), source).richLines(highlight->text, Field::Highlights);
        if (lines.isEmpty())
            continue;
        const int level = std::clamp(highlight->level, 0, Highlight::deepestLevel);
        entry.addItem(highlight->style, level + depth, numbers.next(highlight->style, level, depth), lines.takeFirst());
        const int below = highlight->style == HighlightStyle::Paragraph ? level : level + 1;
        for (ContentLine& line : lines)
            entry.addItem(HighlightStyle::Paragraph, below + depth, {}, std::move(line));
    }
}

} // namespace duovita
