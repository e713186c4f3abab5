#pragma once

#include "core/domain/sectionkind.h"

#include <QHash>
#include <QSet>
#include <QStringList>

namespace duovita {

/// The words by which documents are understood, from resources/import/vocabulary.json and glossary.json.
class Vocabulary {
public:
    Vocabulary();

    /// The kind of section that a heading names; nothing if it is no known one. Case, numbering and what stands in
    /// brackets do not matter.
    std::optional<SectionKind> findSection(const QString& heading) const;

    bool isRole(const QString& text) const { return containsWord(text, m_roles); }
    bool isDegree(const QString& text) const { return containsWord(text, m_degrees); }
    bool isSchool(const QString& text) const { return containsWord(text, m_schools); }
    bool isVenue(const QString& text) const { return containsWord(text, m_venues); }
    /// The status word in a text, as written there; empty for none.
    QString statusIn(const QString& text) const;
    bool isCountry(const QString& text) const;
    /// A city that the glossary knows.
    bool isCity(const QString& text) const { return m_places.contains(text.trimmed().toLower()); }
    /// Where in a text the name of an organization stands that the glossary knows, the last one; -1 if there is none.
    qsizetype organizationIn(const QString& text) const;

private:
    void readGlossary();
    static bool containsWord(const QString& text, const QStringList& words);

    QHash<QString, SectionKind> m_headings;
    QStringList m_roles;
    QStringList m_degrees;
    QStringList m_schools;
    QStringList m_venues;
    QStringList m_statuses;
    QSet<QString> m_countries;
    QSet<QString> m_places;
    QStringList m_organizations;
};

} // namespace duovita
