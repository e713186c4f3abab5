#include "core/services/exportrequest.h"

#include "core/design/designkeys.h"
#include "core/export/formats.h"
#include "core/export/gaps.h"
#include "core/json/names.h"

#include <QDir>
#include <QFile>

#include <algorithm>

namespace duovita {

namespace {

/// The CVs that the words identify: by id, else by name, else by name ignoring case.
QList<Cv> cvsCalled(const Person& person, const QString& words)
{
    const auto those = [&](auto isMeant) {
        QList<Cv> found;
        std::copy_if(person.cvs.begin(), person.cvs.end(), std::back_inserter(found), isMeant);
        return found;
    };
    QList<Cv> found = those([&](const Cv& cv) { return cv.id.toString() == words; });
    if (found.isEmpty())
        found = those([&](const Cv& cv) { return cv.name == words; });
    if (found.isEmpty())
        found = those([&](const Cv& cv) { return cv.name.compare(words, Qt::CaseInsensitive) == 0; });
    return found;
}

/// Applies the template, then the file's values, then each setting.
Result<void> chooseDesign(const ExportRequest& request, Design& design)
{
    if (!request.templateName.isEmpty())
        design.templateName = request.templateName;
    if (!request.designFile.isEmpty()) {
        const Result<Design> given = readDesignFile(request.designFile);
        if (!given)
            return given.error();
        if (!given->templateName.isEmpty())
            design.templateName = given->templateName;
        for (auto it = given->changes.begin(); it != given->changes.end(); ++it)
            design.changes[it.key()] = it.value();
    }
    for (const QString& setting : request.settings) {
        if (const Result<void> set = applySetting(setting, design); !set)
            return set;
    }
    return {};
}

Error noSuchCv(const Person& person, const QString& words, const QList<Cv>& found)
{
    QStringList names;
    for (const Cv& cv : found.isEmpty() ? person.cvs : found)
        names += found.isEmpty() ? cv.name : cv.id.toString();
    return {found.isEmpty() ? ErrorCode::CvNotFound : ErrorCode::CvAmbiguous,
            {displayName(person.name), words, names.join(QStringLiteral(", "))}};
}

} // namespace

bool hasPages(const ExportRequest& request)
{
    return request.format == QStringLiteral("pdf") || request.format == QStringLiteral("png");
}

bool hasDesign(const ExportRequest& request)
{
    return hasPages(request) || findExportFormat(request.format) == ExportFormat::Docx;
}

namespace {

/// The CV with the request's template, paper and pages.
Result<Cv> asRequested(const ExportRequest& request, Cv cv)
{
    if (const Result<void> looks = chooseDesign(request, cv.design); !looks)
        return looks.error();
    cv.paper = request.paper.value_or(cv.paper);
    cv.references = request.references.value_or(cv.references);
    cv.missingTexts = request.missing.value_or(cv.missingTexts);
    if (request.pages)
        cv.targetPages = request.pages;
    if (request.margins)
        cv.margins = request.margins;
    return cv;
}

} // namespace

Result<Cv> requestedCv(const ExportRequest& request, const Person& person)
{
    const auto own = request.cvs.constFind(person.id);
    const QString called = own == request.cvs.constEnd() ? request.cv : own->toString();
    QList<Cv> found = called.isEmpty() ? QList<Cv>() : cvsCalled(person, called);
    if (called.isEmpty() || (found.isEmpty() && own != request.cvs.constEnd())) // the selected CV may have been deleted
                                                                                // since
        found = person.cvs.mid(0, 1);
    if (found.size() != 1)
        return noSuchCv(person, called, found);
    return asRequested(request, found.front());
}

Result<QList<Cv>> requestedCvs(const ExportRequest& request, const Person& person)
{
    QList<Cv> cvs;
    if (!request.withAllCvs.contains(person.id)) {
        Result<Cv> cv = requestedCv(request, person);
        return cv ? Result<QList<Cv>>({*cv}) : Result<QList<Cv>>(cv.error());
    }
    for (const Cv& each : person.cvs) {
        const Result<Cv> cv = asRequested(request, each);
        if (!cv)
            return cv.error();
        cvs += *cv;
    }
    return cvs;
}

QList<Language> requestedLanguages(const ExportRequest& request, const Cv& cv)
{
    if (request.bothLanguages)
        return {allLanguages.begin(), allLanguages.end()};
    return request.language ? QList<Language>{*request.language} : cv.languages;
}

QList<QList<Language>> requestedDocuments(const ExportRequest& request, const Cv& cv)
{
    const QList<Language> languages = requestedLanguages(request, cv);
    const auto format = findExportFormat(request.format);
    if (!languages.isEmpty() && format && infoOf(*format).holdsLanguages)
        return {languages};
    QList<QList<Language>> documents;
    for (const Language language : languages)
        documents += QList{language};
    return documents;
}

QList<MissingText> textsLackingIn(const ExportRequest& request, const Person& person)
{
    const Result<QList<Cv>> cvs = requestedCvs(request, person);
    const auto format = findExportFormat(request.format);
    QList<MissingText> gaps;
    if (!cvs || !(format || hasPages(request)))
        return gaps;
    for (const Cv& cv : *cvs) {
        const QList<Language> languages = requestedLanguages(request, cv);
        gaps += format ? gapsOf(person, cv, languages, *format) : gapsOfPages(person, cv, languages);
    }
    return gaps;
}

QString requestedFolder(const ExportRequest& request)
{
    return request.output.isEmpty() ? QDir::currentPath() : request.output;
}

QString contentOf(const ExportRequest& request)
{
    QStringList words{QStringLiteral("--format"), request.format};
    const auto add = [&words](const char* option, const QString& value) {
        if (!value.isEmpty())
            words << QString::fromLatin1(option) << value;
    };
    const auto number = [](const std::optional<int>& value) { return value ? QString::number(*value) : QString(); };
    add("--cv", request.cv);
    QStringList cvs;
    for (auto own = request.cvs.cbegin(); own != request.cvs.cend(); ++own)
        cvs += own.key().toString() + u'=' + own->toString();
    for (const PersonId& person : request.withAllCvs)
        cvs += person.toString() + QStringLiteral("=*");
    cvs.sort();
    add("--cv", cvs.join(u','));
    add("--language", request.bothLanguages ? QStringLiteral("both")
                      : request.language    ? codeOf(*request.language)
                                            : QString());
    add("--template", request.templateName);
    if (QFile design(request.designFile); !request.designFile.isEmpty() && design.open(QIODevice::ReadOnly))
        add("--design", QString::fromUtf8(design.readAll().simplified()));
    for (const QString& setting : request.settings)
        add("--set", setting);
    add("--paper", request.paper ? nameIn(paperNames, *request.paper) : QString());
    add("--pages", number(request.pages));
    add("--margins", number(request.margins));
    add("--references", request.references ? nameIn(referenceStyleNames, *request.references) : QString());
    add("--missing", request.missing ? nameIn(missingTextsNames, *request.missing) : QString());
    add("--dpi", number(request.dpi));
    if (request.withData)
        words += QStringLiteral("--with-data");
    if (request.archive)
        words += QStringLiteral("--archive");
    return words.join(u' ');
}

} // namespace duovita
