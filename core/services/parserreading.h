#pragma once

#include "core/export/pdfexporter.h"

#include <algorithm>

namespace duovita {

/// What a program that parses CVs extracts from a document: its text in reading order, and how much of the record can
/// be found in it.
struct ParserReading {
    struct Fact {
        enum class Kind : unsigned char { Name, EmailAndPhone, Sections, Entries, Dates, Links } kind;
        int found = 0;
        int all = 0;
        QStringList lost = {}; ///< the values that were not found, as the document has them

        bool isWhole() const { return found == all; }
        bool operator==(const Fact&) const = default;
    };
    /// Lines of two columns that stand side by side although they belong to different things: a program that reads
    /// across the page mixes them.
    struct Beside {
        int page; ///< from 0
        QString left;
        QString right;

        bool operator==(const Beside&) const = default;
    };

    QStringList lines;     ///< the PDF's lines in reading order
    QList<Fact> facts;     ///< only kinds that occur in the document
    QList<Beside> besides; ///< one pair per line

    bool findsAll() const
    {
        return std::all_of(facts.begin(), facts.end(), [](const Fact& fact) { return fact.isWhole(); });
    }
    bool isFlawless() const { return findsAll() && besides.isEmpty(); }
};

/// Makes the document and reads it back like an import. Slow: call it from a background thread.
Result<ParserReading> readAsParser(PdfExporter& exporter, const Person& person, const Cv& cv, Language language);

/// The pairs of adjacent lines on the pages.
QList<ParserReading::Beside> linesBeside(const PagedLayout& layout);

} // namespace duovita
