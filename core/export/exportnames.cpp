#include "core/export/exportnames.h"

#include "core/content/documentlabels.h"
#include "core/export/filewriting.h"
#include "core/export/latinnames.h"

#include <QSet>

#include <algorithm>

namespace duovita {

namespace {

constexpr qsizetype markLength = 8; // the first group of an id, which a list of people shows first

/// Names that differ only in case or normalization are the same file on some systems.
QString folded(const QString& name)
{
    return name.normalized(QString::NormalizationForm_C).toCaseFolded();
}

QString sameFile(const QString& name)
{
    return folded(safeFileName(name));
}

bool isLatin(Language language)
{
    return QLatin1StringView(infoOf(language).script) == QLatin1StringView("Latn");
}

QString nameIn(const LocalizedText& name, Language language)
{
    const QString& text = name.textOrFallback(language);
    return isLatin(language) ? latinPersonName(text) : text;
}

/// Whether a file of a document in the language may have this name. With Latin letters, it must contain no other
/// letters and no full-width signs, which many mailboxes and forms reject.
bool fits(const QString& text, Language language)
{
    const auto isFullWidth = [](char32_t code) {
        return (code >= 0x3000 && code <= 0x303F) || (code >= 0xFF00 && code <= 0xFFEF);
    };
    const QList<uint> codes = text.toUcs4();
    return !text.isEmpty() && (!isLatin(language) || std::all_of(codes.begin(), codes.end(), [&](char32_t code) {
        const QChar::Script script = QChar::script(code);
        return script <= QChar::Script_Latin && !isFullWidth(code); // Latin, or letters of no particular script
    }));
}

/// What the CV is called in the language; empty if that does not fit. In Latin letters, a name of known words is
/// translated.
QString calledIn(const QString& name, Language language)
{
    const QString half = cvNameIn(name, language);
    const QString called = half == name && isLatin(language) ? latinCvName(name) : half;
    return fits(called, language) ? called : QString();
}

/// Whether a name should not end with the word: short ones without capitals join others ("and", "for", "with").
bool isJoining(QStringView word)
{
    constexpr qsizetype longest = 4;
    return word.size() <= longest &&
           std::all_of(word.begin(), word.end(), [](QChar letter) { return letter.isLower(); });
}

/// The first clause of a headline, or as many of its words as make a readable name.
QString beginningOf(const QString& headline)
{
    static const QRegularExpression clauseEnd(QStringLiteral("\\s*[,:;|/\\\\\u00b7\uff0c\u3001\uff1a\uff1b]"));
    constexpr qsizetype longest = 40;
    const QString clause = headline.left(headline.indexOf(clauseEnd));
    if (clause.size() <= longest)
        return clause;
    QStringList words = clause.left(longest + 1).split(u' ');
    if (words.size() == 1)
        return clause;
    words.removeLast();
    while (words.size() > 1 && isJoining(words.last()))
        words.removeLast();
    return words.join(u' ');
}

/// The distinguishing name of a CV: its own name, or else the start of its headline; empty if neither is in the
/// language's script.
QString nameIn(const Cv& cv, Language language)
{
    if (const QString name = calledIn(cv.name, language); !name.isEmpty())
        return name;
    const QString begin = beginningOf(cv.headline.text(language).simplified());
    return fits(begin, language) ? begin : QString();
}

QString partOf(const Person& person, const Cv& cv, Language language)
{
    const QString name = cv.id == person.cvs.front().id ? QString() : nameIn(cv, language);
    if (!name.isEmpty())
        return QStringLiteral(" – ") + name;
    return u' ' + (isLatin(language) ? QStringLiteral("CV") : label(DocumentWord::CurriculumVitae, language));
}

/// The names of the person and the CV. If they are too long, the person's name is cut, but not the mark, and then the
/// end of the rest.
QString documentName(const Person& person, const Cv& cv, Language language, const QString& mark)
{
    QString name = nameIn(person.name, language);
    if (!mark.isEmpty())
        name = safeFileName(name, longestSafeName - mark.size() - 1) + u' ' + mark;
    return safeFileName(name + partOf(person, cv, language));
}

/// The number that distinguishes a CV's file from those of the person's earlier CVs, if it would have the same name: "
/// 2".
QString numberOf(const Person& person, const Cv& cv, Language language, const QString& mark)
{
    QSet<QString> taken;
    for (const Cv& each : person.cvs) {
        // Compare names after they were cut, because cutting can make two names equal.
        const QString name = folded(documentName(person, each.id == cv.id ? cv : each, language, mark));
        QString number;
        for (int n = 2; taken.contains(name + number); ++n)
            number = QStringLiteral(" %1").arg(n);
        if (each.id == cv.id)
            return number;
        taken += name + number;
    }
    return {};
}

} // namespace

Language namingLanguage(const Cv& cv, std::optional<Language> language)
{
    return language.value_or(cv.languages.value(0, firstLanguage));
}

QString exportName(const Person& person, const Cv& cv, std::optional<Language> language, const QString& extension,
                   const QString& mark)
{
    const Language naming = namingLanguage(cv, language);
    // Added after the part that may be cut.
    QString tail = numberOf(person, cv, naming, mark);
    if (language)
        tail += QStringLiteral(" (%1)").arg(codeOf(*language));
    return documentName(person, cv, naming, mark) + tail + u'.' + extension;
}

void SharedNames::add(const PersonId& person, const LocalizedText& name)
{
    QSet<QString> names;
    for (const Language language : allLanguages)
        names += sameFile(nameIn(name, language));
    for (const QString& shared : names)
        m_people[shared] += person;
}

QString SharedNames::markOf(const PersonId& person, const LocalizedText& name, Language naming) const
{
    const QList<PersonId> people = m_people.value(sameFile(nameIn(name, naming)));
    const QString id = person.toString();
    QString mark;
    for (const PersonId& other : people) {
        if (other == person)
            continue;
        const bool alike = other.toString().startsWith(QStringView(id).left(markLength));
        mark = alike || mark.size() > markLength ? id : id.left(markLength);
    }
    return mark;
}

} // namespace duovita
