#pragma once

#include "core/domain/person.h"

#include <QJsonArray>
#include <QJsonObject>

namespace duovita {

/// A record's texts for formats that hold one language: that side, or the other where it is missing.
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

/// Inserts a text that is there.
void insertText(QJsonObject& object, const char* key, const QString& text);
/// Members that an import kept because the record has no place for them go back where they were.
void insertKept(QJsonObject& object, const QJsonObject& extra);

/// A contact's name in the lists of accounts of other formats: "GitHub"; the label of one of another kind.
QString networkOf(const Contact& contact, Language language);
bool isNetwork(ContactKind kind);

} // namespace duovita
