#pragma once

#include "core/content/cvcontent.h"
#include "core/domain/result.h"
#include "core/export/shard.h"

#include <QHash>
#include <QStringList>

namespace duovita {

/// Which documents are wanted of people, and how they look. What is not given is as the CV has it.
struct ExportRequest {
    QString format = QStringLiteral("pdf"); ///< the name of an ExportFormat, or pdf, png, json
    QString cv;                             ///< its id or name; empty: the first
    QHash<PersonId, CvId> cvs;              ///< of many people, whose is another than that
    std::optional<Language> language;
    bool bothLanguages = false;
    QString templateName;
    QString designFile;
    QStringList settings; ///< of the design: "body.size=10"
    std::optional<Paper> paper;
    std::optional<ReferenceStyle> references;
    std::optional<MissingTexts> missing;
    std::optional<int> pages;   ///< also a condition: a document with more is not as asked
    std::optional<int> margins; ///< millimetres
    std::optional<int> dpi;     ///< of pictures of pages; standardDpi if not given
    bool withData = false;      ///< PDF with the public record in it
    bool archive = false;       ///< PDF/A-1
    QString password;
    QString output;            ///< a folder, or the path of a file; empty: the current folder
    bool intoFolder = false;   ///< the output is a folder, be it there yet or not
    std::optional<Shard> part; ///< of many people: only those in it
    bool again = false;        ///< of many people: also what has not changed
    bool keepsList = true;     ///< of many people: the folder keeps a list of what was made (outputmanifest.h)
    int jobs = 0;              ///< documents at a time; 0: as many as there are cores
};

/// Whether the format has pages, which depend on a template and on fonts.
bool hasPages(const ExportRequest& request);
/// Whether its documents look as a template says; the others have no look, or one of their own.
bool hasDesign(const ExportRequest& request);

/// The CV that is asked for, with the template, paper and pages that are. CvNotFound, CvAmbiguous, or what is wrong
/// with the design.
Result<Cv> requestedCv(const ExportRequest& request, const Person& person);
/// The languages that are asked for, or else the CV's own.
QList<Language> requestedLanguages(const ExportRequest& request, const Cv& cv);
/// The documents that are asked for of a CV, each by the languages that it holds.
QList<QList<Language>> requestedDocuments(const ExportRequest& request, const Cv& cv);
/// What the documents that are asked for lack of their languages' texts (core/export/gaps.h).
QList<MissingText> textsLackingIn(const ExportRequest& request, const Person& person);
/// The folder that is asked for, or the current one.
QString requestedFolder(const ExportRequest& request);

/// All that changes what is written, in words. The password is none of it: nothing is known of what was written under
/// one.
QString contentOf(const ExportRequest& request);

} // namespace duovita
