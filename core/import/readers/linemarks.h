#pragma once

#include "core/import/readers/rawlines.h"

#include <QRegularExpression>

namespace duovita {

/// The mark of a list item at a line's beginning, with the spaces after it.
const QRegularExpression& bulletMark();
/// The number of a list item: "1.", "[2]", "3、".
const QRegularExpression& numberMark();
/// The number of an item in a nested list: "（1）", "①".
const QRegularExpression& innerNumberMark();
/// Whether a line begins with any of these and is not a legend.
bool isItem(const QString& line);

/// "1 / 2", "Page 1 of 2", "第 1 页 共 2 页": a page footer.
bool isPageMark(const QString& line);

/// "* equal contribution", "*共同第一作者": explains the asterisk of an author, so it is not a list item.
bool isAuthorLegend(const QString& line);

/// "2017 A show", "2017 展览"
bool beginsWithYear(const QString& text);
/// A year and nothing else.
bool isYear(const QString& text);
/// "Freelance Illustrator            2015", "Example Ltd — A platform ｜ 2015"
bool hasYearAtRightEdge(const QString& text);
/// "jane@example.org · …" does not continue a line.
bool startsWithAddress(const QString& text);

/// The width of a text, counting an ideograph as two letters.
qsizetype widthInLetters(const QString& text);
/// Whether a line contains a wide gap.
bool hasColumns(const QString& text);
/// The width at which the text is wrapped: several lines fill it up to a few letters; 0 if it is not wrapped.
qsizetype lineWidthOf(const QList<RawLine>& lines);
/// Whether more than a third of it are ideographs.
bool isMostlyHan(const QString& text);
/// The widths at which lines without columns are wrapped, counting an ideograph as two letters; 0 if they are not.
struct WrapWidths {
    qsizetype letters = 0;
    qsizetype ideographs = 0; ///< for lines of mostly ideographs, which are wider than two letters
};
WrapWidths wrapWidthsOf(const QList<RawLine>& lines);
/// Whether continuation lines of points are indented further than the mark, with few exceptions in this text.
bool hasHangingItems(const QList<RawLine>& lines);
/// Whether a blank line precedes each point and none is inside one, with few exceptions, in a text with some wrapped
/// points.
bool hasItemsApart(const QList<RawLine>& lines);

} // namespace duovita
