#pragma once

#include "core/import/readers/rawlines.h"

#include <QRegularExpression>

namespace duovita {

/// The mark of a point at a line's beginning, with the blanks behind it.
const QRegularExpression& bulletMark();
/// The number of one: "1.", "[2]", "3、".
const QRegularExpression& numberMark();
/// The number of a list inside of a list: "（1）", "①".
const QRegularExpression& innerNumberMark();
/// Whether a line begins with any of these, and is no legend.
bool isItem(const QString& line);

/// "1 / 2", "Page 1 of 2", "第 1 页 共 2 页": what stands at the foot of a page.
bool isPageMark(const QString& line);

/// "* equal contribution", "*共同第一作者": says what the star beside an author means, and is no point.
bool isAuthorLegend(const QString& line);

/// "2017 A show", "2017 展览"
bool beginsWithYear(const QString& text);
/// A year and nothing else.
bool isYear(const QString& text);
/// "Freelance Illustrator            2015", "Example Ltd — A platform ｜ 2015"
bool hasYearAtRightEdge(const QString& text);
/// "jane@example.org · …" goes on with nothing.
bool startsWithAddress(const QString& text);

/// An ideograph is as wide as two letters.
qsizetype widthInLetters(const QString& text);
/// Whether a wide gap parts a line.
bool hasColumns(const QString& text);
/// How wide the text is set: what several lines fill up to a few letters; 0 if it is not wrapped.
qsizetype lineWidthOf(const QList<RawLine>& lines);
/// More than a third of it are ideographs.
bool isMostlyHan(const QString& text);
/// Where lines without columns are wrapped, an ideograph as two letters; 0 if they are not.
struct WrapWidths {
    qsizetype letters = 0;
    qsizetype ideographs = 0; ///< of lines that are mostly these: they are set wider than two letters
};
WrapWidths wrapWidthsOf(const QList<RawLine>& lines);
/// Whether what goes on with a point is set further in than its mark: so nearly always in this text.
bool hasHangingItems(const QList<RawLine>& lines);
/// Whether a blank line stands before each point and none within: so nearly always in this text, of which some are
/// wrapped.
bool hasItemsApart(const QList<RawLine>& lines);

} // namespace duovita
