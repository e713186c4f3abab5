#pragma once

#include "core/domain/person.h"

#include <QJsonArray>
#include <QJsonObject>

namespace duovita {

/// Reads a record's texts for formats with a single language: in that language, or in the other one if it is missing.
class OneLanguage {
public:
    explicit OneLanguage(Language language) : m_language(language) {}

    Language language() const { return m_language; }
    QString operator()(const LocalizedText& text) const { return text.textOrFallback(m_language); }
    const QList<Author>& operator()(const LocalizedAuthors& people) const { return people.textOrFallback(m_language); }
    QString operator()(const LocalizedRichText& text) const { return text.textOrFallback(m_language).markdown(); }

private:
    Language m_language;
};

/// Inserts the text unless it is empty.
void insertText(QJsonObject& object, const char* key, const QString& text);
/// Restores members that an import kept because the record has no field for them.
void insertKept(QJsonObject& object, const QJsonObject& extra);

/// A contact's name in the lists of accounts of other formats, such as "GitHub"; for other kinds its label.
QString networkOf(const Contact& contact, Language language);
bool isNetwork(ContactKind kind);

} // namespace duovita
