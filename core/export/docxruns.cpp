#include "core/export/docxruns.h"

#include "core/export/docxlook.h"
#include "core/terms/surnames.h"

namespace duovita {

namespace {

bool isCalled(const char* style, const char* name)
{
    return QLatin1StringView(style) == QLatin1StringView(name);
}

/// Whether the run is the name in the other language, which the template sets smaller.
bool isAside(const char* style, const ContentRun& run, const CvContent& content, const Template& design)
{
    return isCalled(style, "Title") && run.language != content.language && !content.otherName.isEmpty() &&
           design.personName.otherSize < 1;
}

/// Invalid if the style sets the colour, or if a link keeps its own.
QColor colorOf(const char* style, const ContentRun& run, bool atRight, const Template& design)
{
    if (atRight)
        return run.source.field == Field::Location ? design.placeColor : design.dateColor;
    if (isCalled(style, "Contact"))
        return run.source.field == Field::None ? design.contactLabelColor : design.contactColor;
    if (isCalled(style, "EntryLine") && run.url.isEmpty())
        return design.secondLineColor;
    return {};
}

DocxRun lookOf(const char* style, const ContentRun& run, bool atRight, const CvContent& content, const Template& design)
{
    if (!isAside(style, run, content, design))
        return {run, colorOf(style, run, atRight, design)};
    const Template::Name& name = design.personName;
    return {run, design.mutedColor, name.size * name.otherSize, name.otherWeight >= docxBoldWeight};
}

/// The part of a name or title that the template sets in a colour of its own.
struct ColouredPart {
    qsizetype start = 0;
    qsizetype size = 0;
    QColor color;
};

qsizetype firstCharacter(const QString& text)
{
    return text.isEmpty() ? 0 : text[0].isHighSurrogate() ? 2 : 1;
}

ColouredPart colouredPart(const char* style, const QString& text, const CvContent& content, const Template& design)
{
    const bool han = containsHan(text);
    if (isCalled(style, "Heading1") && design.section.accentedLetters > 0)
        return {0, han ? firstCharacter(text) : design.section.accentedLetters, design.accentColor};
    if (!isCalled(style, "Title"))
        return {};
    if (han)
        return {0, design.personName.accented && isSurnameAhead(text) ? firstCharacter(text) : 0, design.accentColor};
    if (design.personName.firstWeight == 0)
        return {};
    const GivenNameRange given = givenNameIn(text, content.isSurnameFirst);
    return {given.start, given.length, design.mutedColor};
}

} // namespace

QString docxColor(const QColor& color)
{
    return color.name().mid(1).toUpper();
}

QList<DocxRun> docxRuns(const char* style, const ContentLine& line, bool atRight, const CvContent& content,
                        const Template& design)
{
    QList<DocxRun> runs;
    for (const ContentRun& run : line)
        runs += lookOf(style, run, atRight, content, design);
    if (runs.isEmpty() || atRight)
        return runs;
    const DocxRun first = runs.takeFirst();
    const ColouredPart part = colouredPart(style, first.run.text, content, design);
    const auto add = [&](qsizetype start, qsizetype size, const QColor& color) {
        DocxRun split = first;
        split.color = color;
        split.run.text = first.run.text.mid(start, size);
        if (!split.run.text.isEmpty())
            runs.prepend(split);
    };
    add(part.start + part.size, -1, first.color);
    add(part.start, part.size, part.color);
    add(0, part.start, first.color);
    return runs;
}

} // namespace duovita
