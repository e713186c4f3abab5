#pragma once

#include "core/domain/person.h"

namespace duovita {

/// What a CV leaves as, besides PDF.
enum class ExportFormat { Docx, Html, Markdown, SitePage, Text, Bibtex, JsonResume, RenderCv, CslJson, VCard };

struct ExportFormatFacts {
    ExportFormat format;
    const char* name;      ///< on the command line
    const char* extension; ///< of its files
    bool holdsLanguages;   ///< one file has them all
};
inline constexpr std::array exportFormatTable{
    ExportFormatFacts{ExportFormat::Docx, "docx", "docx", false},
    ExportFormatFacts{ExportFormat::Html, "html", "html", true},
    ExportFormatFacts{ExportFormat::Markdown, "md", "md", false},
    ExportFormatFacts{ExportFormat::SitePage, "page", "page.md", false},
    ExportFormatFacts{ExportFormat::Text, "txt", "txt", false},
    ExportFormatFacts{ExportFormat::Bibtex, "bib", "bib", false},
    ExportFormatFacts{ExportFormat::JsonResume, "jsonresume", "resume.json", false},
    ExportFormatFacts{ExportFormat::RenderCv, "rendercv", "yaml", false},
    ExportFormatFacts{ExportFormat::CslJson, "csljson", "csl.json", false},
    ExportFormatFacts{ExportFormat::VCard, "vcf", "vcf", false},
};
const ExportFormatFacts& factsOf(ExportFormat format);
std::optional<ExportFormat> findExportFormat(const QString& name);

struct ExportFile {
    QList<Language> languages; ///< that it holds
    QByteArray bytes;
};

/// A CV's files in a format: one a language, or one for all where the format holds several. Nothing private is in them.
/// What a CV leaves out for want of a language (Cv::missingTexts) is not in those that hold the whole CV; lists of
/// works and contacts are for programs, and complete.
Result<QList<ExportFile>> exportFiles(const Person& person, const Cv& cv, const QList<Language>& languages,
                                      ExportFormat format);

} // namespace duovita
