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

/// "方缙 Jin Fang": the names in all languages.
QString displayName(const LocalizedText& name);

/// Everything stored about one person, in all languages.
struct Person {
    PersonId id;
    LocalizedText name;
    QStringList nameVariants; ///< further forms in author lists: "J. Fang"
    LocalizedText headline;
    std::optional<Photo> photo;
    QList<Contact> contacts;
    QList<PersonalFact> personalFacts; ///< as the person ordered them
    OwnWords words;                    ///< replacements for words that documents add
    QList<Section> sections;
    QList<Cv> cvs{Cv::fullCv()}; ///< never empty; the first is the default
    QStringList tags;
    QString notes; ///< private: in no export
    QStringList unparsed;
    QStringList dismissedProblems; ///< keys of findings (core/checks) that the owner has dismissed
    QJsonObject extra;

    bool operator==(const Person&) const = default;

    /// The position of an entry; nothing if it is not in this record.
    struct EntryPlace {
        qsizetype section;
        qsizetype entry;
    };
    std::optional<EntryPlace> findEntry(const EntryId& entry) const;
    const Entry* entry(const EntryId& wanted) const;   ///< null if it is not here; valid until the record changes
    qsizetype indexOf(const SectionId& section) const; ///< -1 if it is not here
};

} // namespace duovita
