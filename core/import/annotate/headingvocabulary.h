#pragma once

#include "core/domain/personalfact.h"
#include "core/domain/sectionkind.h"
#include "core/import/annotate/wordset.h"

#include <QHash>
#include <QJsonObject>
#include <QSet>
#include <QStringList>

namespace duovita {

/// The words by which documents are understood, from resources/import/vocabulary.json and glossary.json.
class Vocabulary {
public:
    /// The program's own, read once.
    static const Vocabulary& standard();

    /// The kind of section that a heading names; nothing if it is no known one. Case, numbering and what stands in
    /// brackets do not matter.
    std::optional<SectionKind> findSection(const QString& heading) const;
    /// The same for what is surely a heading, by any word in it: "Selected Academic Appointments".
    std::optional<SectionKind> guessSection(const QString& heading) const;
    /// Whether a heading only groups what a section of that kind has: "Journals" and "Under review" of publications.
    std::optional<SectionKind> groupWithin(SectionKind section, const QString& heading) const;
    /// What a document calls itself or its head: "Curriculum Vitae", "基本信息".
    /// "dear", "各位好": what a letter begins with; "best regards": what ends it. In small letters.
    bool isGreeting(const QString& text) const;
    bool isClosing(const QString& text) const { return m_closings.contains(text); }
    bool isDocumentTitle(const QString& text) const;

    /// A field that a label names ("title", "range", "location" …); empty if it is no known label.
    QString headerField(const QString& label) const { return m_headerLabels.value(foldedLabel(label)); }
    QString entryField(const QString& label) const { return m_entryLabels.value(foldedLabel(label)); }

    /// What forms ask of a person besides: "性别", "民族", "date of birth".
    bool isPersonalLabel(const QString& text) const { return m_personalLabels.contains(folded(text)); }

    /// Which of the facts that a record has a field for the label names: "性别", "date of birth".
    std::optional<PersonalFactKind> personalFact(const QString& label) const;

    /// A position: by its words, or in Chinese by how it ends: "译审员", "焊工班长".
    bool isRole(const QString& text) const;
    /// Whether a word of it is none of a person's name: "Sample Robotics", "LinkedIn Profile".
    bool saysNoName(const QString& text) const { return isIn(m_notNames, text); }
    /// What stands around a name in titles and in names of files, in small letters: "cv", "homepage", "的", "简历".
    const QStringList& nameFrames() const { return m_nameFrames; }
    /// Whether a Chinese text begins as names do: "张三".
    bool beginsWithSurname(const QString& text) const;
    bool isDegree(const QString& text) const { return isIn(m_degrees, text); }
    /// By a word of it, or a name that the glossary knows: "Example University", "MIT".
    bool isSchool(const QString& text) const;
    bool isVenue(const QString& text) const { return isIn(m_venues, text); }
    /// What people call a link: "pdf", "代码", "GitHub Repository".
    bool isLinkWord(const QString& text) const;
    /// Which kind of contact the glyph of an icon font stands before, as a record names it; empty for most.
    QString iconMeaning(QChar icon) const { return m_icons.value(icon); }
    /// What stands above a column of a table: "时间", "Degree".
    bool isColumnLabel(const QString& text) const { return m_columnLabels.contains(folded(text)); }
    /// Whether it says nothing by itself: a heading of a document's head ("联系方式", "Contact"), or a label whose
    /// value stands elsewhere ("技术博客：").
    bool isBareLabel(const QString& text) const;
    /// The status word in a text, as written there; empty for none.
    QString statusIn(const QString& text) const;
    bool isCountry(const QString& text) const;
    /// A state or province by its two letters: "IL".
    bool isRegion(const QString& text) const;
    /// The same by its name, which says less: "Michigan".
    bool isState(const QString& text) const { return m_states.contains(folded(text)); }
    /// "Example GmbH", "示例科技有限公司".
    bool isCompany(const QString& text) const;
    /// A city that the glossary knows, alone or behind its province: "杭州", "浙江省杭州市".
    bool isCity(const QString& text) const;
    /// Where in a text the name of an organization stands that the glossary knows, the last one; -1 if there is none.
    qsizetype organizationIn(const QString& text) const;

private:
    Vocabulary();
    void readLabels(const QJsonObject& words, const char* key, QHash<QString, QString>& labels);
    /// "示例律师事务所（上海）" is a place of work although it speaks of lawyers.
    bool endsLikeOrganization(const QString& text) const;
    bool endsLikeRole(const QString& text) const;
    void readGlossary();
    static QString foldedLabel(const QString& label);
    static QString folded(const QString& text);
    static bool isIn(const WordSet& words, const QString& text);
    bool endsLikeCompany(const QString& text) const;

    std::optional<SectionKind> sectionOfSeveral(const QString& text) const;
    std::optional<SectionKind> mistypedSection(const QString& text) const;

    QHash<QString, SectionKind> m_headings;
    QHash<QString, SectionKind> m_mistyped; ///< those of some length, each without one of its letters
    QHash<SectionKind, QStringList> m_groups;
    QList<std::pair<SectionKind, WordSet>> m_headingWords; // the first that fits decides
    QSet<QString> m_documentTitles;
    QHash<QString, QString> m_headerLabels; // folded label -> field
    QHash<QString, QString> m_entryLabels;
    QHash<QString, QString> m_personalFacts; ///< names of kinds
    WordSet m_companyWords;
    QStringList m_hanCompanyWords;
    QSet<QString> m_companyEndings;
    QSet<QString> m_employers;   // whole names
    QSet<QString> m_schoolNames; // whole names
    QSet<QString> m_regions;
    QSet<QString> m_states;
    QStringList m_greetings;
    QSet<QString> m_closings;
    QSet<QString> m_linkWords;
    QHash<QChar, QString> m_icons;
    QSet<QString> m_columnLabels;
    QSet<QString> m_personalLabels;
    WordSet m_roles;
    QStringList m_roleEndings; // Chinese characters; but not those of m_notRoles
    QStringList m_notRoles;
    WordSet m_notNames;
    QStringList m_nameFrames;
    QString m_surnames; // of one character
    WordSet m_degrees;
    WordSet m_schools;
    WordSet m_venues;
    QStringList m_statuses;
    QSet<QString> m_countries;
    QSet<QString> m_places;
    WordSet m_organizations;
};

} // namespace duovita
