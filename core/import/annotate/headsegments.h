#pragma once

#include "core/import/annotate/places.h"
#include "core/import/fields/publicationparsing.h"

namespace duovita {

/// A stretch of a head line that stands for itself: parted by style, a column's gap or a space between ideographs.
struct Segment {
    QString text;
    bool bold = false;
    bool italic = false;
    int line = 0;
};

/// What stands above an entry's points, its dates taken out.
struct Head {
    QList<Segment> segments;
    DateRange range;
    bool dated = false;
};

/// What else the lines of a head may hold beside a range of dates or a month: a year at a line's end.
enum class LoneYear : unsigned char { IsText, IsDate };
Head readHead(const QList<TextLine>& lines, LoneYear years);

/// Parts segments where a mark does: "Designer — Example GmbH", "数据科学家 | 样例科技". A title may have dashes of its
/// own.
enum class Marks : unsigned char { All, BarsAndDots };
QList<Segment> partedAtMarks(const QList<Segment>& segments, Marks marks = Marks::All);

/// Parts where it is from its name: "Example Labs (Lowell, MA)", "示例酒店（武汉）"; the town of a Chinese school is in
/// its name.
QList<Segment> withPlacesApart(const QList<Segment>& segments, const Vocabulary& vocabulary);

bool isDepartment(const QString& text);
/// "GPA 3.9/4.0", "平均学分绩 92".
bool isScore(const QString& text);
/// "导师：…": a label and what it names.
bool isLabelled(const QString& text);
/// "公司：…", "Degree: …": the field that the label names (of Vocabulary::entryField) and what is written there.
struct LabelledField {
    QString field;
    QString value;
};
std::optional<LabelledField> readLabelled(const QString& text, const Vocabulary& vocabulary);
/// The range that a field "range" holds, if it is nothing but dates.
std::optional<DateRange> rangeOf(const LabelledField& labelled);
/// Adds to a text on the document's side; one in both languages side by side goes to both.
void addTo(LocalizedText& field, const QString& text, const ParsingContext& context);

} // namespace duovita
