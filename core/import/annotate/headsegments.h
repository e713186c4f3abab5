#pragma once

#include "core/import/annotate/places.h"
#include "core/import/fields/publicationparsing.h"

namespace duovita {

/// A separate part of a head line, delimited by style, a column gap or a space between ideographs.
struct Segment {
    QString text;
    bool bold = false;
    bool italic = false;
    int line = 0;
};

/// The lines above an entry's points, without their dates.
struct Head {
    QList<Segment> segments;
    DateRange range;
    bool dated = false;
};

/// Whether a year at the end of a head line counts as a date, besides a date range or a month.
enum class LoneYear : unsigned char { IsText, IsDate };
Head readHead(const QList<TextLine>& lines, LoneYear years);

/// Splits segments at separators: "Designer — Example GmbH", "数据科学家 | 样例科技". BarsAndDots leaves dashes alone,
/// since a title may contain them.
enum class Marks : unsigned char { All, BarsAndDots };
QList<Segment> partedAtMarks(const QList<Segment>& segments, Marks marks = Marks::All);

/// Splits a place from a name: "Example Labs (Lowell, MA)", "示例酒店（武汉）". The town in the name of a Chinese
/// school stays.
QList<Segment> withPlacesApart(const QList<Segment>& segments, const Vocabulary& vocabulary);

bool isDepartment(const QString& text);
/// "GPA 3.9/4.0", "平均学分绩 92".
bool isScore(const QString& text);
/// "导师：…": a label with a value.
bool isLabelled(const QString& text);
/// "公司：…", "Degree: …": the field that the label names (see Vocabulary::entryField()) and its value.
struct LabelledField {
    QString field;
    QString value;
};
std::optional<LabelledField> readLabelled(const QString& text, const Vocabulary& vocabulary);
/// The range in a field "range", if the field contains nothing but dates.
std::optional<DateRange> rangeOf(const LabelledField& labelled);
/// Appends to the text on the document's side; a text in both languages is split between the sides.
void addTo(LocalizedText& field, const QString& text, const ParsingContext& context);

} // namespace duovita
