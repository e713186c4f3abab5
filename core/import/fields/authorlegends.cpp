#include "core/import/fields/authorlegends.h"

#include "core/domain/authormarks.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

std::optional<AuthorMarkInfo> meaningOf(const QString& phrase)
{
    static const QRegularExpression equal(
        QStringLiteral(
            "^(?:co-?first(?: authors?)?|(?:joint|shared) first authors?|(?:authors? )?contributed equally|"
            "equal(?:ly)?(?: contribut(?:ion|ions|ors?|ing(?: authors?)?|ed))?|equal authorship|共同第?一作者?|"
            "共一|同等贡献|共同贡献|贡献相同|贡献相等)$"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression corresponding(QStringLiteral("^(?:corresponding(?: authors?)?|通[讯信](?:作者)?)$"),
                                                  QRegularExpression::CaseInsensitiveOption);
    if (equal.match(phrase).hasMatch())
        return authorMarkTable[0];
    if (corresponding.match(phrase).hasMatch())
        return authorMarkTable[1];
    return std::nullopt;
}

/// A sign with its explanation in a legend.
struct Explanation {
    QString sign;
    QString phrase;
    AuthorMarkInfo facts;
};

/// All explanations in a legend; empty if any part of it is not understood.
QList<Explanation> explanationsIn(const QString& legend)
{
    static const QRegularExpression outside(QStringLiteral("^[\\s(（]+|[\\s)）.。]+$"));
    static const QRegularExpression part(QStringLiteral(
        "\\G\\s*([*∗†‡#✉])\\s*(?:[=:：]|denotes?\\b|indicates?\\b|means?\\b|表示|为)?\\s*([^*∗†‡#✉,，;；、.。]"
        "+?)\\s*(?:[,，;；、]|(?=[*∗†‡#✉])|$)"));
    constexpr qsizetype longest = 200;
    if (legend.size() > longest)
        return {};
    const QString text = legend.simplified().remove(outside);
    QList<Explanation> found;
    qsizetype end = 0;
    for (auto it = part.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        const std::optional<AuthorMarkInfo> meaning = meaningOf(match.captured(2));
        if (!meaning)
            return {};
        found += Explanation{match.captured(1), match.captured(2), *meaning};
        end = match.capturedEnd();
    }
    return end == text.size() ? found : QList<Explanation>();
}

bool explains(const QList<Explanation>& explanations, const QString& sign)
{
    return std::any_of(explanations.begin(), explanations.end(),
                       [&](const Explanation& explanation) { return explanation.sign == sign; });
}

/// Calls `change` for the authors of each work.
template <typename Change>
void changeAuthors(Section& section, Change change)
{
    for (qsizetype i = 0; i < section.entries().size(); ++i) {
        Entry entry = section.entries()[i];
        forEachField(entry.details, [&](Field, auto& value) {
            if constexpr (std::is_same_v<std::decay_t<decltype(value)>, LocalizedAuthors>) {
                for (const Language language : allLanguages) {
                    QList<Author> authors = value.text(language);
                    for (Author& author : authors)
                        change(author);
                    value.setText(language, authors);
                }
            }
        });
        static_cast<void>(section.replace(i, entry)); // its kind stays
    }
}

} // namespace

bool explainMarks(Section& section, const QString& legend, Language documents, OwnWords& words)
{
    const Language language = containsHan(legend) ? Language::Chinese : documents;
    const QList<Explanation> explanations = explanationsIn(legend);
    if (explanations.isEmpty())
        return false;
    QStringList used;
    changeAuthors(section, [&](const Author& author) { used += author.marks; });
    for (const Explanation& one : explanations) {
        const QString held = words.value(one.facts.meaning).text(language);
        const bool differs = !held.isEmpty() && held.compare(one.phrase, Qt::CaseInsensitive) != 0;
        // Documents print a standard sign for this mark, which must not mean something else here.
        const QString printed(one.facts.sign);
        if (!used.contains(one.sign) || differs || (used.contains(printed) && !explains(explanations, printed)))
            return false;
    }
    for (const Explanation& one : explanations)
        setOwnWord(words, one.facts.meaning, language, one.phrase);
    changeAuthors(section, [&](Author& author) {
        for (QString& mark : author.marks) {
            const auto one = std::find_if(explanations.begin(), explanations.end(),
                                          [&](const Explanation& explanation) { return explanation.sign == mark; });
            if (one != explanations.end())
                mark = one->facts.mark;
        }
        author.marks.removeDuplicates();
    });
    return true;
}

void keepLegendWithWork(Entry& entry, Language language)
{
    auto* details = std::get_if<PublicationDetails>(&entry.details);
    static const QRegularExpression brackets(QStringLiteral("^\\s*[(（]\\s*|\\s*[)）]\\s*[.。]?\\s*$"));
    for (qsizetype i = 0; details && details->status.isEmpty() && i < entry.unparsed.size(); ++i) {
        if (!explanationsIn(entry.unparsed[i]).isEmpty())
            details->status = LocalizedText::of(language, entry.unparsed.takeAt(i).remove(brackets));
    }
}

} // namespace duovita
