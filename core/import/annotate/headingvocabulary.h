#pragma once

#include "core/domain/personalfact.h"
#include "core/domain/sectionkind.h"
#include "core/import/annotate/wordset.h"

#include <QHash>
#include <QJsonObject>
#include <QSet>
#include <QStringList>

namespace duovita {

/// The words that the import knows, from resources/import/vocabulary.json and glossary.json.
class Vocabulary {
public:
    /// The built-in vocabulary, loaded once.
    static const Vocabulary& standard();

    /// The kind of section that a heading names; nothing if it is unknown. Ignores case, numbering and bracketed text.
    std::optional<SectionKind> findSection(const QString& heading) const;
    /// The same for a line that is certainly a heading, by any word in it: "Selected Academic Appointments".
    std::optional<SectionKind> guessSection(const QString& heading) const;
    /// Whether a heading only groups entries of a section of that kind: "Journals" and "Under review" among
    /// publications.
    std::optional<SectionKind> groupWithin(SectionKind section, const QString& heading) const;
    /// isDocumentTitle(): how a document names itself or its header: "Curriculum Vitae", "基本信息". isGreeting(): the
    /// beginning of a letter, "dear", "各位好". isClosing(): its end, "best regards". In lower case.
    bool isGreeting(const QString& text) const;
    bool isClosing(const QString& text) const { return m_closings.contains(text); }
    bool isDocumentTitle(const QString& text) const;

    /// The field that a label names ("title", "range", "location" …); empty if the label is unknown.
    QString headerField(const QString& label) const { return m_headerLabels.value(foldedLabel(label)); }
    QString entryField(const QString& label) const { return m_entryLabels.value(foldedLabel(label)); }

    /// Further personal data that forms ask for: "性别", "民族", "date of birth".
    bool isPersonalLabel(const QString& text) const { return m_personalLabels.contains(folded(text)); }

    /// The kind of personal fact that a label names: "性别", "date of birth".
    std::optional<PersonalFactKind> personalFact(const QString& label) const;

    /// Whether a text is a position: by its words, or in Chinese by its ending: "译审员", "焊工班长".
    bool isRole(const QString& text) const;
    /// Whether it contains a word that is not part of a person's name: "Sample Robotics", "LinkedIn Profile".
    bool saysNoName(const QString& text) const { return isIn(m_notNames, text); }
    /// Words around a name in titles and file names, in lower case: "cv", "homepage", "的", "简历".
    const QStringList& nameFrames() const { return m_nameFrames; }
    /// Whether a Chinese text begins with a surname: "张三".
    bool beginsWithSurname(const QString& text) const;
    bool isDegree(const QString& text) const { return isIn(m_degrees, text); }
    /// By one of its words, or by a name in the glossary: "Example University", "MIT".
    bool isSchool(const QString& text) const;
    bool isVenue(const QString& text) const { return isIn(m_venues, text); }
    /// A usual label of a link: "pdf", "代码", "GitHub Repository".
    bool isLinkWord(const QString& text) const;
    /// The kind of contact, as named in a record, that a glyph of an icon font precedes; empty for most glyphs.
    QString iconMeaning(QChar icon) const { return m_icons.value(icon); }
    /// The title of a table column: "时间", "Degree".
    bool isColumnLabel(const QString& text) const { return m_columnLabels.contains(folded(text)); }
    /// Whether a text says nothing by itself: a heading of the document's header ("联系方式", "Contact"), or a label
    /// whose value is elsewhere ("技术博客：").
    bool isBareLabel(const QString& text) const;
    /// The status word in a text, as written; empty if there is none.
    QString statusIn(const QString& text) const;
    bool isCountry(const QString& text) const;
    /// A two-letter abbreviation of a state or province: "IL".
    bool isRegion(const QString& text) const;
    /// The full name of one, which is weaker evidence: "Michigan".
    bool isState(const QString& text) const { return m_states.contains(folded(text)); }
    /// "Example GmbH", "示例科技有限公司".
    bool isCompany(const QString& text) const;
    /// A city in the glossary, alone or after its province: "杭州", "浙江省杭州市".
    bool isCity(const QString& text) const;
    /// The position of the last name of an organization in the glossary; -1 if there is none.
    qsizetype organizationIn(const QString& text) const;

private:
    Vocabulary();
    void readLabels(const QJsonObject& words, const char* key, QHash<QString, QString>& labels);
    /// "示例律师事务所（上海）" is an employer although it contains the word for lawyers.
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
    QHash<QString, SectionKind> m_mistyped; ///< headings of some length, each with one letter left out
    QHash<SectionKind, QStringList> m_groups;
    QList<std::pair<SectionKind, WordSet>> m_headingWords; // the first match decides
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
    QString m_surnames; // one-character surnames
    WordSet m_degrees;
    WordSet m_schools;
    WordSet m_venues;
    QStringList m_statuses;
    QSet<QString> m_countries;
    QSet<QString> m_places;
    WordSet m_organizations;
};

} // namespace duovita
