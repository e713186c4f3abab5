#pragma once

#include "core/domain/person.h"
#include "core/domain/result.h"

#include <array>

namespace duovita {

/// What a CV leaves as, besides PDF.
enum class ExportFormat { Docx, Html, Markdown, SitePage, Text, Bibtex, JsonResume, RenderCv, CslJson, VCard };

struct ExportFormatInfo {
    ExportFormat format;
    const char* name;      ///< on the command line, and of the window's action
    const char* extension; ///< of its files
    const char* label;     ///< in menus; translated in the context "duovita"
    bool holdsLanguages;   ///< one file has them all
    /// The file that has the CV in these languages: one, unless it holds them all. Empty if there is nothing to write.
    Result<QByteArray> (*make)(const Person& person, const Cv& cv, const QList<Language>& languages);
};
/// All of them, in the order of menus: the command line, its help and manual, and the window come from here.
inline constexpr std::size_t exportFormatCount = 10;
extern const std::array<ExportFormatInfo, exportFormatCount> exportFormatTable;
const ExportFormatInfo& infoOf(ExportFormat format);
std::optional<ExportFormat> findExportFormat(const QString& name);

struct ExportFile {
    QList<Language> languages; ///< that it holds
    QByteArray bytes;
};

/// A CV's files in a format: one a language, or one for all where the format holds several. Nothing private is in them.
/// What a CV leaves out for want of a language (Cv::missingTexts) is not in those that hold the whole CV; lists of
/// works and contacts are for programs, and complete. A file is empty if there is nothing to write
/// in it.
Result<QList<ExportFile>> exportFiles(const Person& person, const Cv& cv, const QList<Language>& languages,
                                      ExportFormat format);

} // namespace duovita
