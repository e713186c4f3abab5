#pragma once

#include "core/domain/language.h"
#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

/// Prefixes each cell of a table with its column title, so that a row reads as lines of labelled fields.
class TableLabels {
public:
    TableLabels(const Vocabulary& vocabulary, Language language) : m_vocabulary(vocabulary), m_language(language) {}

    /// Finds column titles that are not in a table's first row.
    void markTitles(QList<TextBlock>& blocks) const;
    /// Labels the rows among a section's blocks; known titles are removed.
    void label(QList<TextBlock>& blocks, SectionKind kind) const;

private:
    void labelPairs(QList<TextBlock>& blocks) const;
    void joinCells(TextBlock& block, const QStringList& titles) const;
    QStringList titlesOf(const TextBlock& block, DetailsKind details) const;
    bool isKnownTitle(const QString& title) const;
    static void pointsOfLabels(QList<TextBlock>& blocks);
    static void partDoubledTables(QList<TextBlock>& blocks);
    bool saysTitle(const QStringList& titles, qsizetype column) const;
    void citeCells(TextBlock& block, const QStringList& titles) const;
    /// `single`: no cell of the table has several lines.
    void labelCells(TextBlock& block, const QStringList& titles, bool single) const;

    const Vocabulary& m_vocabulary;
    Language m_language;
};

} // namespace duovita
