#include "core/matching/entrymerging.h"

#include "core/domain/jsonkey.h"
#include "core/matching/entrypairing.h"
#include "core/matching/evidence.h"

#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace duovita {

void keep(QStringList& list, const QString& text)
{
    if (!text.isEmpty() && !list.contains(text))
        list += text;
}

namespace {

/// The numbers in a text, in order.
QStringList numbersOf(const QString& text)
{
    static const QRegularExpression number(QStringLiteral("\\d+(?:\\.\\d+)?"));
    QStringList numbers;
    for (auto it = number.globalMatch(text); it.hasNext();)
        numbers += it.next().captured();
    return numbers;
}

/// If one document has "GPA 3.8/4.0, rank 4/118" as a point and the other has the same as grade, the point becomes the
/// grade in its language. Points that a person has paired, or with more than plain text, are not changed.
void takeScores(LocalizedText& score, QList<Highlight>& points, const QSet<HighlightId>& decided)
{
    points.removeIf([&](const Highlight& point) {
        for (const Language language : allLanguages) {
            const QString text = point.text.text(language).plainText();
            const bool plain = point.text.text(language) == RichText::fromPlain(text);
            const bool alone = std::all_of(allLanguages.begin(), allLanguages.end(), [&](Language other) {
                return (other == language) != point.text.text(other).isEmpty();
            });
            if (!alone || !plain || decided.contains(point.id) || !point.tags.isEmpty() || !point.visible)
                continue;
            if (!score.text(language).isEmpty())
                return squeezed(score.text(language)) == squeezed(text);
            const QStringList numbers = numbersOf(score.textOrFallback(language));
            if (numbers.size() > 1 && numbers == numbersOf(text)) {
                score.setCounterpart(language, text);
                return true;
            }
        }
        return false;
    });
}

} // namespace

void EntryMerger::merge(const Entry& other, const std::optional<QList<HighlightPair>>& highlights)
{
    const auto hasScore = [](const Entry& entry) {
        const auto* school = std::get_if<EducationDetails>(&entry.details);
        return school && !school->score.isEmpty();
    };
    const bool scored = hasScore(m_entry);
    if (m_entry.details.index() == other.details.index())
        mergeDetails(other.details);
    else
        mergeWorks(other);
    QList<Highlight> points = other.highlights;
    if (auto* school = std::get_if<EducationDetails>(&m_entry.details); school && scored != hasScore(other)) {
        QSet<HighlightId> decided;
        for (const HighlightPair& pair : highlights.value_or(QList<HighlightPair>()))
            decided << pair.record << pair.other;
        takeScores(school->score, scored ? points : m_entry.highlights, decided);
    }
    mergeHighlights(points, highlights);
    mergeLinks(other.links);
    for (const QString& tag : other.tags)
        keep(m_entry.tags, tag);
    for (const QString& text : other.unparsed)
        keep(m_entry.unparsed, text);
    for (const QString& text : other.asTyped)
        keep(m_entry.unparsed, text);
    if (m_entry.note.isEmpty())
        m_entry.note = other.note;
    else if (m_entry.note != other.note)
        keep(m_entry.unparsed, other.note);
    mergeExtra(other.extra);
}

namespace {

bool haveSameText(const LocalizedText& a, const LocalizedText& b)
{
    return squeezed(a.anyText()) == squeezed(b.anyText());
}

/// Whether no language has two different texts.
bool fitTogether(const LocalizedText& a, const LocalizedText& b)
{
    return std::all_of(allLanguages.begin(), allLanguages.end(), [&](Language language) {
        const QString one = squeezed(a.text(language));
        const QString other = squeezed(b.text(language));
        return one.isEmpty() || other.isEmpty() || one == other;
    });
}

qsizetype countTo(const QList<Link>& links, const QString& url)
{
    return std::count_if(links.begin(), links.end(), [&](const Link& link) { return link.url == url; });
}

} // namespace

/// If each document has one label for an address, the labels are merged by language. Several labels for one address
/// cannot be matched.
void EntryMerger::mergeLinks(const QList<Link>& other)
{
    const QList<Link> held = m_entry.links;
    for (const Link& link : other) {
        const auto isThis = [&](const Link& own) { return own.url == link.url && haveSameText(own.label, link.label); };
        if (std::any_of(m_entry.links.begin(), m_entry.links.end(), isThis))
            continue;
        const auto own = std::find_if(m_entry.links.begin(), m_entry.links.end(), [&](const Link& candidate) {
            return candidate.url == link.url && fitTogether(candidate.label, link.label);
        });
        if (own != m_entry.links.end() && countTo(held, link.url) == 1 && countTo(other, link.url) == 1)
            mergeText(own->label, link.label, nameOf(Field::Links));
        else
            m_entry.links += link;
    }
}

void EntryMerger::mergeExtra(const QJsonObject& other)
{
    for (auto it = other.begin(); it != other.end(); ++it) {
        const QString key = jsonKey(it.key());
        if (!m_entry.extra.contains(key)) {
            m_entry.extra.insert(key, it.value());
        } else if (m_entry.extra.value(key) != it.value()) {
            const QJsonObject differing{{key, it.value()}};
            keep(m_entry.unparsed, QString::fromUtf8(QJsonDocument(differing).toJson(QJsonDocument::Compact)));
        }
    }
}

void EntryMerger::mergeHighlights(const QList<Highlight>& other, const std::optional<QList<HighlightPair>>& decided)
{
    QList<Highlight> merged;
    const auto pairs =
        decided ? pairHighlights(m_entry.highlights, other, *decided) : pairHighlights(m_entry.highlights, other);
    for (const auto& [own, given] : pairs) {
        if (own < 0) {
            merged += other[given];
            continue;
        }
        merged += m_entry.highlights[own];
        if (given < 0)
            continue;
        for (const QString& tag : other[given].tags)
            keep(merged.last().tags, tag);
        LocalizedRichText& text = merged.last().text;
        for (const Language language : allLanguages) {
            const RichText& side = other[given].text.text(language);
            const RichText first = text.text(language);
            const QString plain = side.plainText();
            const bool isSame = m_written.contains(plain) ? side == first : saysTheSame(first.plainText(), plain);
            if (first.isEmpty()) {
                text.setCounterpart(language, side);
            } else if (!side.isEmpty() && !isSame) {
                const MergeFinding settled =
                    settle(MergeFinding::Kind::TextsDiffer, {nameOf(Field::Highlights), first.plainText(), plain});
                if (settled.takesOther)
                    text.setText(language, side, text.changed(language));
                keepOther(settled, first.markdown(), side.markdown());
            }
        }
    }
    m_entry.highlights = merged;
}

} // namespace duovita
