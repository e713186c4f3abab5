#pragma once

#include "core/domain/person.h"
#include "core/domain/result.h"
#include "core/import/importdraft.h"

#include <QJsonArray>
#include <QJsonObject>

namespace duovita {

/// Takes the members of a JSON object one by one; the rest remains for `extra`.
class ResumeFields {
public:
    ResumeFields(QJsonObject object, Language language) : m_object(std::move(object)), m_language(language) {}

    Language language() const { return m_language; }

    /// A text, or a number as text; empty if it is neither. Empty values (null, "", [], {}) are removed as well.
    QString text(const char* key);
    LocalizedText localized(const char* key) { return localizedOf(text(key)); }
    QStringList texts(const char* key);
    QList<QJsonObject> objects(const char* key);
    QJsonObject object(const char* key);
    /// A date in any form that other readers accept; anything else stays in the object.
    std::optional<PartialDate> date(const char* key);
    DateRange range(const char* startKey, const char* endKey);
    /// A text that contains a whole period: "Summer 2016 – present".
    std::optional<DateRange> period(const char* key);

    LocalizedText localizedOf(const QString& text) const;
    Highlight paragraphOf(const QString& text) const;
    Highlight bulletOf(const QString& text) const;

    /// Puts a text back into the object.
    void leave(const char* key, const QString& text) { m_object.insert(QLatin1StringView(key), text); }
    /// The remaining members that are not empty.
    QJsonObject rest() const;

private:
    QJsonValue valueOf(const char* key) const { return m_object.value(QLatin1StringView(key)); }

    QJsonObject m_object;
    Language m_language;
};

/// The kind of contact for an account on a network: "GitHub", "LinkedIn"; Other if there is none.
ContactKind kindOfNetwork(const QString& network);

/// Adds a contact shared by both languages, unless it has no value. A label is needed only if it says more than the
/// kind.
void addContact(Person& person, ContactKind kind, const QString& value, const QString& label = {});

/// Reads the photo that a document refers to by its address. If that fails, adds a note, and the address stays in
/// `rest`.
std::optional<Photo> takePhoto(ResumeFields& fields, const char* key, const ImportOptions& options,
                               QList<ImportNote>& notes);

/// The draft with the user's name for the person if its document has none; NameMissing if there is no name at all.
Result<ImportDraft> named(ImportDraft draft, const ImportOptions& options);

/// Guesses the language of a text by its letters.
Language languageOfText(const QString& text);

} // namespace duovita
