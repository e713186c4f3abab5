#pragma once

#include "core/domain/person.h"
#include "core/domain/result.h"

#include <array>

namespace duovita {

/// The formats besides PDF in which a CV can be exported.
enum class ExportFormat { Docx, Html, Markdown, SitePage, Text, Bibtex, JsonResume, RenderCv, CslJson, VCard };

struct ExportFormatInfo {
    ExportFormat format;
    const char* name;      ///< on the command line and in the name of the window's action
    const char* extension; ///< file name extension
    const char* label;     ///< in menus; translated in the context "duovita"
    bool holdsLanguages;   ///< one file contains all languages
    /// Makes the file with the CV in these languages; a single language unless holdsLanguages. Empty if there is
    /// nothing to write.
    Result<QByteArray> (*make)(const Person& person, const Cv& cv, const QList<Language>& languages);
};
/// All formats in the order of menus. The command line, its help, the manual and the window use this table.
inline constexpr std::size_t exportFormatCount = 10;
extern const std::array<ExportFormatInfo, exportFormatCount> exportFormatTable;
const ExportFormatInfo& infoOf(ExportFormat format);
std::optional<ExportFormat> findExportFormat(const QString& name);

struct ExportFile {
    QList<Language> languages; ///< the languages in the file
    QByteArray bytes;
};

/// A CV's files in a format: one per language, or a single one if the format holds several languages. They contain
/// nothing private. Texts that a CV leaves out because they lack a language (Cv::missingTexts) are not in documents of
/// the whole CV; lists of works and of contacts are meant for programs and are complete. `bytes` is empty if there is
/// nothing to write.
Result<QList<ExportFile>> exportFiles(const Person& person, const Cv& cv, const QList<Language>& languages,
                                      ExportFormat format);

} // namespace duovita
