#pragma once

#include "core/content/cvcontent.h"
#include "core/domain/result.h"
#include "core/export/shard.h"

#include <QHash>
#include <QSet>
#include <QStringList>

namespace duovita {

/// Which documents to export, and how they should look. Everything that is not set follows the CV.
struct ExportRequest {
    QString format = QStringLiteral("pdf"); ///< the name of an ExportFormat, or pdf, png, json
    QString cv;                             ///< its id or name; empty: the first
    QHash<PersonId, CvId> cvs;              ///< for many people: those who use another CV
    QSet<PersonId> withAllCvs;              ///< for many people: those of whom each CV is exported
    std::optional<Language> language;
    bool bothLanguages = false;
    QString templateName;
    QString designFile;
    QStringList settings; ///< changes to the design: "body.size=10"
    std::optional<Paper> paper;
    std::optional<ReferenceStyle> references;
    std::optional<MissingTexts> missing;
    std::optional<int> pages;   ///< also a condition: a document with more pages does not meet the request
    std::optional<int> margins; ///< millimetres
    std::optional<int> dpi;     ///< for PNG pages; standardDpi if not set
    bool withData = false;      ///< attach the public record to the PDF
    bool archive = false;       ///< PDF/A-1
    QString password;
    QString output;            ///< a folder or a file's path; empty: the current folder
    bool intoFolder = false;   ///< the output is a folder, whether it exists or not
    std::optional<Shard> part; ///< for many people: only this part of them
    bool again = false;        ///< for many people: write unchanged files again
    bool keepsList = true;     ///< for many people: keep a manifest in the folder (outputmanifest.h)
    int jobs = 0;              ///< documents made at a time; 0: as many as there are processors
};

/// Whether the format has pages, which need a template and fonts.
bool hasPages(const ExportRequest& request);
/// Whether the format's documents follow a template; others have no look, or a fixed one.
bool hasDesign(const ExportRequest& request);

/// The requested CV with the request's template, paper and pages applied. CvNotFound, CvAmbiguous, or an error in the
/// design.
Result<Cv> requestedCv(const ExportRequest& request, const Person& person);
/// The same for all CVs of the person that are requested.
Result<QList<Cv>> requestedCvs(const ExportRequest& request, const Person& person);
/// The requested languages, or else the CV's own.
QList<Language> requestedLanguages(const ExportRequest& request, const Cv& cv);
/// The documents to make from a CV, each as the list of its languages.
QList<QList<Language>> requestedDocuments(const ExportRequest& request, const Cv& cv);
/// The texts that the requested documents lack in their languages (core/export/gaps.h).
QList<MissingText> textsLackingIn(const ExportRequest& request, const Person& person);
/// The requested folder, or the current one.
QString requestedFolder(const ExportRequest& request);

/// Everything that affects the written files, as text. The password is not included: files written with a password are
/// never compared.
QString contentOf(const ExportRequest& request);

} // namespace duovita
