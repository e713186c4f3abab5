#include "ui/widgets/typedemphasis.h"

#include "core/domain/language.h"

namespace duovita {

namespace {

/// Whether a run of asterisks may open Markdown emphasis between two characters. Not within a word ("2*3*4"), although
/// CommonMark allows it, nor after a name ("张三*，李四*", "Li, S.*, Wang, W.*"), where asterisks are literal. Chinese
/// has no spaces, so that two or more asterisks may open after a Han character.
bool canOpenBetween(QChar before, QChar after, int count)
{
    if (before.isSpace())
        return true;
    if (before == u'\\' || after.isPunct() || after.isSymbol())
        return false;
    return isHan(before.unicode()) ? count > 1 : !before.isLetterOrNumber();
}

} // namespace

int asterisksBefore(const QString& text, qsizetype end)
{
    qsizetype start = end;
    while (start > 0 && text[start - 1] == u'*')
        --start;
    return static_cast<int>(end - start);
}

qsizetype openingAsterisks(const QString& text, qsizetype end, int count)
{
    const qsizetype inside = end - count;
    if (inside < 1 || text[inside - 1].isSpace())
        return -1;
    for (qsizetype at = inside; at > 0;) {
        at = text.lastIndexOf(u'*', at - 1);
        if (at < 0)
            return -1;
        const int run = asterisksBefore(text, at + 1);
        const qsizetype start = at + 1 - run;
        if (run == count && at + 1 < inside && !text[at + 1].isSpace() &&
            (start == 0 || canOpenBetween(text[start - 1], text[at + 1], count)))
            return start;
        at = start;
    }
    return -1;
}

} // namespace duovita
