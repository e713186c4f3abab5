#pragma once

#include "core/domain/person.h"
#include "core/domain/result.h"
#include "core/import/importdraft.h"

#include <QJsonArray>
#include <QJsonObject>

namespace duovita {

/// Takes the members of an object one after the other; what nobody took is left for `extra`.
class ResumeFields {
public:
    ResumeFields(QJsonObject object, Language language) : m_object(std::move(object)), m_language(language) {}

    Language language() const { return m_language; }

    /// A text, or a number as text; empty if there is neither. What says nothing (null, "", [], {}) is not left either.
    QString text(const char* key);
    LocalizedText localized(const char* key) { return localizedOf(text(key)); }
    QStringList texts(const char* key);
    QList<QJsonObject> objects(const char* key);
    QJsonObject object(const char* key);
    /// A date in any form that is read elsewhere; what is none stays where it is.
    std::optional<PartialDate> date(const char* key);
    DateRange range(const char* startKey, const char* endKey);
    /// A text that holds a whole period: "Summer 2016 – present".
    std::optional<DateRange> period(const char* key);

    LocalizedText localizedOf(const QString& text) const;
    Highlight paragraphOf(const QString& text) const;
    Highlight bulletOf(const QString& text) const;

    /// Puts a text back that was taken.
    void leave(const char* key, const QString& text) { m_object.insert(QLatin1StringView(key), text); }
    /// What is left and says something.
    QJsonObject rest() const;

private:
    QJsonValue valueOf(const char* key) const { return m_object.value(QLatin1StringView(key)); }

    QJsonObject m_object;
    Language m_language;
};

/// The kind of contact that an account on a network is: "GitHub", "LinkedIn"; Other for those that have none.
ContactKind kindOfNetwork(const QString& network);

/// Adds a contact that reads the same in both languages; none without a value. A label says what the kind does not.
void addContact(Person& person, ContactKind kind, const QString& value, const QString& label = {});

/// The photo that a document has by its address. One that cannot be had is noted, and stays in `rest`.
std::optional<Photo> takePhoto(ResumeFields& fields, const char* key, const ImportOptions& options,
                               QList<ImportNote>& notes);

/// The draft with the name that the user gave, if its document has none; NameMissing if nobody says whose it is.
Result<ImportDraft> named(ImportDraft draft, const ImportOptions& options);

/// The language of a text by its letters.
Language languageOfText(const QString& text);

} // namespace duovita
