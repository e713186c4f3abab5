#pragma once

#include "core/export/pdfexporter.h"
#include "tests/support/sampleperson.h"

#include <QJsonValue>
#include <QMap>
#include <QPointF>
#include <QSet>
#include <QStandardPaths>

#include <algorithm>
#include <optional>

namespace duovita::test {

inline QString textOf(const LayoutLine& line)
{
    QString text;
    for (const GlyphRun& run : line.runs)
        text += run.text;
    return text;
}

/// The position where a text begins on a page; (-1, -1) if it is missing.
inline QPointF placeOf(const PagedLayout& layout, const QString& text, int* page = nullptr)
{
    for (qsizetype at = 0; at < layout.pages.size(); ++at) {
        for (const LayoutLine& line : layout.pages[at].lines) {
            for (const GlyphRun& run : line.runs) {
                if (!run.text.startsWith(text))
                    continue;
                if (page)
                    *page = static_cast<int>(at);
                return run.origin;
            }
        }
    }
    return {-1, -1};
}

inline constexpr double millimetre = 72 / 25.4; // points

/// The letters and digits of a layout, sorted, because their order depends on the line breaks.
inline QString lettersOf(const PagedLayout& layout)
{
    QString kept;
    for (const QChar c : layout.text())
        kept += c.isLetterOrNumber() ? QString(c) : QString();
    std::sort(kept.begin(), kept.end());
    return kept;
}

/// Whether each block of the structure tree has at least one line.
inline bool usesEachBlock(const PagedLayout& layout)
{
    QSet<int> used;
    for (const LayoutPage& page : layout.pages) {
        for (const LayoutLine& line : page.lines)
            used += line.block;
    }
    return used.size() == layout.blocks.size();
}

/// A section with that many entries of the same text.
inline Section longSection(SectionKind kind, int entries, const QString& text)
{
    Section section(kind);
    for (int i = 0; i < entries; ++i) {
        Entry entry = section.newEntry();
        const LocalizedText title = LocalizedText::shared(text + QString::number(i));
        if (auto* skill = std::get_if<SkillDetails>(&entry.details)) {
            skill->label = LocalizedText::shared(QStringLiteral("Label%1").arg(i));
            skill->items = title;
        } else if (auto* work = std::get_if<PublicationDetails>(&entry.details)) {
            work->title = title;
            work->year = *PartialDate::create(2024);
        } else if (auto* general = std::get_if<GeneralDetails>(&entry.details)) {
            general->title = title;
        }
        (void)section.append(entry);
    }
    return section;
}

/// Lays out people with the program's templates, as an export does.
struct LayoutFixture {
    LayoutFixture() { QStandardPaths::setTestModeEnabled(true); }

    static Person sample(const char* name) { return samplePerson(QString::fromLatin1(name)); }

    PagedLayout make(const Person& person, const QString& design, Language language, std::optional<int> pages = {})
    {
        Cv cv = person.cvs.front();
        cv.design.templateName = design;
        cv.targetPages = pages;
        auto document = exporter.make(person, cv, language);
        return document ? document->layout : PagedLayout{};
    }

    /// With changed design keys.
    PagedLayout make(Person person, const QString& design, Language language, const QMap<QString, QJsonValue>& changes)
    {
        person.cvs.front().design.changes = changes;
        return make(person, design, language);
    }

    PdfExporter exporter;
};

} // namespace duovita::test
