#pragma once

#include <QString>

namespace duovita {

/// Where a text sets blanks between ideographs and the Latin words and numbers among them.
struct LatinBlanks {
    bool before = false; ///< "基于 Triton"
    bool behind = false; ///< "Triton 和"
};

/// What most of these words of a text have; neither if there are too few to tell.
LatinBlanks latinBlanksOf(const QString& text);

/// Nobody types "基于 Triton和 NVSHMEM实现": where a text has a blank in front of its Latin words and none behind them,
/// a PDF has lost it. Sets it, but in dates and addresses, and says how many in `count`; else the text as it is. No
/// line begins or ends elsewhere.
QString withLostBlanks(const QString& text, int& count);

/// Whether a blank stands between two lines that are one text: "超过" / "40 PB".
bool meetInBlank(QChar last, QChar next, LatinBlanks blanks);

} // namespace duovita
