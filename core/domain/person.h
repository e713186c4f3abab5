#pragma once

#include "core/domain/cv.h"
#include "core/domain/documentword.h"
#include "core/domain/personalfact.h"
#include "core/domain/section.h"

#include <QByteArray>

namespace duovita {

struct Photo {
    QByteArray data;   ///< the file as it was given: JPEG or PNG
    QString mediaType; ///< "image/jpeg", "image/png"
    LocalizedText alternative;

    bool operator==(const Photo&) const = default;
};

/// "方缙 Jin Fang": every name there is.
QString displayName(const LocalizedText& name);

/// Everything kept about one person, in all languages at once.
struct Person {
    PersonId id;
    LocalizedText name;
    QStringList nameVariants; ///< further forms in author lists: "J. Fang"
    LocalizedText headline;
    std::optional<Photo> photo;
    QList<Contact> contacts;
    QList<PersonalFact> personalFacts; ///< in their order
    OwnWords words;                    ///< in place of those that documents have
    QList<Section> sections;
    QList<Cv> cvs{Cv::fullCv()}; ///< never empty; the first is meant where none is named
    QStringList tags;
    QString notes; ///< for the owner's eyes: in no export
    QStringList unparsed;
    QStringList dismissedProblems; ///< keys of what a check found and the owner judged all right (core/checks)
    QJsonObject extra;

    bool operator==(const Person&) const = default;

    /// Where an entry stands; nothing if it is not in this record.
    struct EntryPlace {
        qsizetype section;
        qsizetype entry;
    };
    std::optional<EntryPlace> findEntry(const EntryId& entry) const;
    qsizetype indexOf(const SectionId& section) const; ///< -1 if it is not here
};

} // namespace duovita
