#pragma once

#include "core/export/pdfexporter.h"

namespace duovita {

/// What a program that takes CVs apart gets out of a document: its text as it is read, and what of the record is found
/// again in it.
struct ParserReading {
    struct Fact {
        enum class Kind : unsigned char { Name, EmailAndPhone, Sections, Entries, Dates, Links } kind;
        int found = 0;
        int all = 0;
        QStringList lost = {}; ///< what was not found, as the document has it

        bool isWhole() const { return found == all; }
        bool operator==(const Fact&) const = default;
    };
    /// Lines of two columns that stand beside each other, though they are about different things: who reads across the
    /// page mixes them.
    struct Beside {
        int page; ///< from 0
        QString left;
        QString right;

        bool operator==(const Beside&) const = default;
    };

    QStringList lines;     ///< of the PDF, in the order of reading
    QList<Fact> facts;     ///< of which the document has any
    QList<Beside> besides; ///< a pair a line
};

/// Makes the document and reads it again as an import would. Takes a moment: not for the interface's thread.
Result<ParserReading> readAsParser(PdfExporter& exporter, const Person& person, const Cv& cv, Language language);

/// The pairs of lines on the pages.
QList<ParserReading::Beside> linesBeside(const PagedLayout& layout);

} // namespace duovita
