#include "core/import/readers/sidebarbehind.h"

#include "core/import/annotate/nameforms.h"
#include "core/import/annotate/namereading.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

/// "Jane Doe", "JANE DOE-ROE": a line with nothing else.
bool isName(const QString& text, const Vocabulary& vocabulary)
{
    static const QRegularExpression form(QStringLiteral("^\\p{Lu}[\\p{L}.'’-]+(?: \\p{Lu}[\\p{L}.'’-]*){1,3}$"),
                                         QRegularExpression::UseUnicodePropertiesOption);
    return form.match(text).hasMatch() && mayBeName(LocalizedText::of(Language::English, text), vocabulary);
}

} // namespace

void putSidebarBehind(QList<RawLine>& lines, const Vocabulary& vocabulary)
{
    constexpr qsizetype longestSidebar = 80; // lines
    const auto isHeading = [&](const RawLine& line) {
        return vocabulary.isDocumentTitle(line.text) || vocabulary.findSection(line.text);
    };
    if (lines.isEmpty() || !isHeading(lines.front()))
        return;
    QList<TextBlock> before;
    for (qsizetype i = 0; i < qMin(longestSidebar, lines.size() - 1); ++i) {
        const bool opens = lines[i].afterBlank && isName(lines[i].text, vocabulary);
        const bool headingBelow =
            opens && std::any_of(lines.begin() + i + 1, lines.begin() + qMin(i + 8, lines.size()), isHeading);
        if (headingBelow && isOfAccount(LocalizedText::of(Language::English, lines[i].text), accountsIn(before))) {
            lines.front().afterBlank = true;
            std::rotate(lines.begin(), lines.begin() + i, lines.end());
            return;
        }
        TextBlock block;
        block.lines += TextLine{{InlineSpan{lines[i].text}}, lines[i].number};
        before += block;
    }
}

} // namespace duovita
