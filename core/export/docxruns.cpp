#include "core/export/docxruns.h"

namespace duovita {

namespace {

bool isCalled(const char* style, const char* name)
{
    return QLatin1StringView(style) == QLatin1StringView(name);
}

/// Invalid if the style sets the colour, or if a link keeps its own.
QColor colorOf(const char* style, const ContentRun& run, bool atRight, Language language, const Template& design)
{
    if (atRight)
        return run.source.field == Field::Location ? design.placeColor : design.dateColor;
    if (isCalled(style, "Contact"))
        return run.source.field == Field::None ? design.contactLabelColor : design.contactColor;
    if (isCalled(style, "EntryLine") && run.url.isEmpty())
        return design.secondLineColor;
    if (isCalled(style, "Title") && run.language != language && design.personName.otherSize < 1)
        return design.mutedColor;
    return {};
}

struct Beginning {
    qsizetype size = 0;
    QColor color;
};

qsizetype firstCharacter(const QString& text)
{
    return !text.isEmpty() && text.front().isHighSurrogate() ? 2 : 1;
}

/// The start of a name or title that the template accents.
Beginning beginningOf(const char* style, const QString& text, const Template& design)
{
    const bool han = containsHan(text);
    if (isCalled(style, "Heading1") && design.section.accentedLetters > 0)
        return {han ? firstCharacter(text) : design.section.accentedLetters, design.accentColor};
    if (!isCalled(style, "Title"))
        return {};
    if (han)
        return {design.personName.accented ? firstCharacter(text) : 0, design.accentColor};
    if (design.personName.firstWeight > 0)
        return {std::max<qsizetype>(0, text.lastIndexOf(u' ')), design.mutedColor};
    return {};
}

} // namespace

QString docxColor(const QColor& color)
{
    return color.name().mid(1).toUpper();
}

QList<DocxRun> docxRuns(const char* style, const ContentLine& line, bool atRight, Language language,
                        const Template& design)
{
    QList<DocxRun> runs;
    for (const ContentRun& run : line)
        runs += DocxRun{run, colorOf(style, run, atRight, language, design)};
    if (runs.isEmpty() || atRight)
        return runs;
    DocxRun& first = runs.front();
    const Beginning beginning = beginningOf(style, first.run.text, design);
    if (beginning.size <= 0)
        return runs;
    DocxRun begins{first.run, beginning.color};
    begins.run.text.truncate(beginning.size);
    first.run.text.remove(0, beginning.size);
    if (first.run.text.isEmpty())
        runs.removeFirst();
    runs.prepend(begins);
    return runs;
}

} // namespace duovita
