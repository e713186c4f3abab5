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

    /// A text, or a number as text; empty if there is neither.
    QString text(const char* key);
    LocalizedText localized(const char* key) { return localizedOf(text(key)); }
    QStringList texts(const char* key);
    QList<QJsonObject> objects(const char* key);
    QJsonObject object(const char* key);
    /// A date in any form that is read elsewhere; what is none stays where it is.
    std::optional<PartialDate> date(const char* key);
    DateRange range(const char* startKey, const char* endKey);

    LocalizedText localizedOf(const QString& text) const;
    Highlight paragraphOf(const QString& text) const;
    Highlight bulletOf(const QString& text) const;

    /// What is left.
    QJsonObject rest() const { return m_object; }

private:
    QJsonObject m_object;
    Language m_language;
};

/// The kind of contact that an account on a network is: "GitHub", "LinkedIn"; Other for those that have none.
ContactKind kindOfNetwork(const QString& network);

/// Adds a contact that reads the same in both languages; none without a value. A label says what the kind does not.
void addContact(Person& person, ContactKind kind, const QString& value, const QString& label = {});

/// The draft with the name that the user gave, if its document has none; NameMissing if nobody says whose it is.
Result<ImportDraft> named(ImportDraft draft, const ImportOptions& options);

/// The language of a text by its letters.
Language languageOfText(const QString& text);

} // namespace duovita
