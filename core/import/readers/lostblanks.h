#pragma once

#include <QString>

namespace duovita {

/// Where a text sets spaces between ideographs and Latin words or numbers.
struct LatinBlanks {
    bool before = false; ///< "基于 Triton"
    bool behind = false; ///< "Triton 和"
};

/// What holds for most such words of a text; neither if there are too few to tell.
LatinBlanks latinBlanksOf(const QString& text);

/// Nobody types "基于 Triton和 NVSHMEM实现": if a text has spaces before its Latin words and none after them, a PDF has
/// lost them. Restores them except in dates and addresses, and stores their number in `count`; otherwise the text is
/// unchanged. Line breaks stay where they are.
QString withLostBlanks(const QString& text, int& count);

/// Whether a space belongs between two lines of one text: "超过" / "40 PB".
bool meetInBlank(QChar last, QChar next, LatinBlanks blanks);

} // namespace duovita
