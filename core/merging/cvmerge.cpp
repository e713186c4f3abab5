#include "core/merging/cvmerge.h"

#include "core/merging/entrymerge.h"
#include "core/merging/idlistmerge.h"
#include "core/merging/textmerge.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace duovita {

namespace {

/// Merges sets of ids: whatever either side added or removed is applied, so there are no conflicts.
template <typename T>
QList<T> mergeSets(ConflictChoosing& choosing, const QList<T>& base, const QList<T>& mine, const QList<T>& theirs)
{
    if (const QList<T>* settled = choosing.unopposed(base, mine, theirs))
        return *settled;
    QList<T> merged;
    for (const T& item : withInserted(mine, theirs)) {
        const bool gone = base.contains(item) && !(mine.contains(item) && theirs.contains(item));
        if (!gone)
            merged += item;
    }
    return merged;
}

QStringList codesOf(const QList<Language>& languages)
{
    QStringList codes;
    for (const Language language : languages)
        codes += codeOf(language);
    return codes;
}

QString nameOfPaper(Paper paper)
{
    switch (paper) {
    case Paper::A4:
        return QStringLiteral("A4");
    case Paper::Letter:
        return QStringLiteral("Letter");
    case Paper::A5:
        break;
    }
    return QStringLiteral("A5");
}

QString nameOfReferences(ReferenceStyle style)
{
    return style == ReferenceStyle::Gbt7714 ? QStringLiteral("GB/T 7714—2015") : QStringLiteral("–");
}

/// The value as in a template's file; empty if the template's own value applies.
QString textOf(const QJsonValue& value)
{
    if (value.isUndefined())
        return QStringLiteral("–");
    const QByteArray json = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(json.mid(1, json.size() - 2));
}

class CvMerge {
public:
    CvMerge(ConflictChoosing& choosing, const Cv& base, const Cv& mine, const Cv& theirs)
        : m_choosing(choosing), m_base(base), m_mine(mine), m_theirs(theirs), m_merged(mine)
    {
        m_place.cv = mine.id;
    }

    Cv merge()
    {
        one(RecordPart::CvName, &Cv::name, [](const QString& name) { return conflictValue(name); });
        one(RecordPart::CvLanguages, &Cv::languages,
            [](const QList<Language>& languages) { return conflictValue(codesOf(languages)); });
        mergeDesign();
        one(RecordPart::CvPaper, &Cv::paper, [](Paper paper) { return conflictValue(nameOfPaper(paper)); });
        const auto number = [](const std::optional<int>& value) { return conflictValue(value); };
        one(RecordPart::CvPages, &Cv::targetPages, number);
        one(RecordPart::CvMargins, &Cv::margins, number);
        one(RecordPart::CvReferences, &Cv::references,
            [](ReferenceStyle style) { return conflictValue(nameOfReferences(style)); });
        one(RecordPart::CvMissingTexts, &Cv::missingTexts, [](MissingTexts missing) { return conflictValue(missing); });
        one(RecordPart::CvOrder, &Cv::sectionOrder, [](const QList<SectionId>& ids) {
            QStringList texts;
            for (const SectionId& id : ids)
                texts += id.toString();
            return conflictValue(texts);
        });
        text(Field::Headline, &Cv::headline);
        text(Field::Summary, &Cv::summary);
        set(&Cv::hiddenSections);
        set(&Cv::hiddenEntries);
        set(&Cv::hiddenHighlights);
        set(&Cv::pageStartSections);
        set(&Cv::pageStartEntries);
        set(&Cv::keptSections);
        set(&Cv::keptEntries);
        set(&Cv::includeTags);
        set(&Cv::excludeTags);
        flag(&Cv::excludeUntagged);
        return m_merged;
    }

private:
    template <typename T, typename Say>
    void one(RecordPart part, T Cv::*member, Say say)
    {
        const T& mine = m_mine.*member;
        const T& theirs = m_theirs.*member;
        if (const T* settled = m_choosing.unopposed(m_base.*member, mine, theirs)) {
            m_merged.*member = *settled;
            return;
        }
        const auto choice = m_choosing.choose({at(m_place, part), say(m_base.*member), say(mine), say(theirs)});
        m_merged.*member = choice == ConflictChoice::Theirs ? theirs : mine;
    }

    /// Merges key by key, because two people may change different aspects of a design.
    void mergeDesign()
    {
        Design& merged = m_merged.design;
        if (const QString* settled = m_choosing.unopposed(m_base.design.templateName, m_mine.design.templateName,
                                                          m_theirs.design.templateName)) {
            merged.templateName = *settled;
        } else {
            const auto choice = m_choosing.choose(
                {at(m_place, RecordPart::CvTemplate), conflictValue(m_base.design.templateName),
                 conflictValue(m_mine.design.templateName), conflictValue(m_theirs.design.templateName)});
            merged.templateName = (choice == ConflictChoice::Theirs ? m_theirs : m_mine).design.templateName;
        }
        QMap<QString, QJsonValue> keys = m_base.design.changes;
        keys.insert(m_mine.design.changes);
        keys.insert(m_theirs.design.changes);
        for (const QString& key : keys.keys())
            mergeDesignKey(key);
    }

    void mergeDesignKey(const QString& key)
    {
        const auto in = [&key](const Cv& cv) {
            return cv.design.changes.value(key, QJsonValue(QJsonValue::Undefined));
        };
        const QJsonValue mine = in(m_mine);
        const QJsonValue theirs = in(m_theirs);
        QJsonValue merged = mine;
        if (const QJsonValue* settled = m_choosing.unopposed(in(m_base), mine, theirs)) {
            merged = *settled;
        } else {
            ConflictPlace place = at(m_place, RecordPart::CvDesign);
            place.detail = key;
            const auto choice = m_choosing.choose(
                {place, conflictValue(textOf(in(m_base))), conflictValue(textOf(mine)), conflictValue(textOf(theirs))});
            merged = choice == ConflictChoice::Theirs ? theirs : mine;
        }
        if (merged.isUndefined())
            m_merged.design.changes.remove(key);
        else
            m_merged.design.changes[key] = merged;
    }

    template <typename Text>
    void text(Field field, Localized<Text> Cv::*member)
    {
        TextMerge<Text> texts(m_choosing, at(m_place, field));
        m_merged.*member = texts.merge(m_base.*member, m_mine.*member, m_theirs.*member);
    }

    template <typename List>
    void set(List Cv::*member)
    {
        m_merged.*member = mergeSets(m_choosing, m_base.*member, m_mine.*member, m_theirs.*member);
    }

    /// With only two values, two sides that both changed it made the same change.
    void flag(bool Cv::*member)
    {
        m_merged.*member = *m_choosing.unopposed(m_base.*member, m_mine.*member, m_theirs.*member);
    }

    ConflictChoosing& m_choosing;
    const Cv& m_base;
    const Cv& m_mine;
    const Cv& m_theirs;
    Cv m_merged;
    ConflictPlace m_place;
};

QList<Cv> withAdded(QList<Cv> cvs, const QList<Cv>& others)
{
    for (const Cv& other : others) {
        if (std::none_of(cvs.begin(), cvs.end(), [&](const Cv& cv) { return cv.id == other.id; }))
            cvs += other;
    }
    return cvs;
}

} // namespace

QList<Cv> mergeCvs(ConflictChoosing& choosing, const Person& base, const Person& mine, const Person& theirs)
{
    const auto placeOf = [](const CvId& id) {
        ConflictPlace place;
        place.cv = id;
        return place;
    };
    const auto merge = [&](const Cv& b, const Cv& m, const Cv& t) {
        return QList<Cv>{CvMerge(choosing, b, m, t).merge()};
    };
    ConflictPlace order = at(ConflictPlace{}, RecordPart::Order);
    order.detail = QStringLiteral("cvs");
    const QList<Cv> merged =
        IdListMerge<Cv>(choosing, base.cvs, mine.cvs, theirs.cvs).merge(order, placeOf, merge, [](const Cv& cv) {
            return cv.name;
        });
    // Each side may have deleted the CVs that the other kept, but a person needs at least one.
    return merged.isEmpty() ? withAdded(mine.cvs, theirs.cvs) : merged;
}

} // namespace duovita
