#include "core/content/citationbuilder.h"

#include "core/content/addresses.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

using Style = InlineStyle;

/// The sign of a mark. The authors of a work are often the same in every language, and so are the words that mark them:
/// usual ones are translated.
QString signOf(const QString& mark, Language language)
{
    for (const AuthorMarkInfo& row : authorMarkTable) {
        if (mark == row.mark)
            return row.sign;
    }
    static const QList<LocalizedText> usual{
        LocalizedText::of(QStringLiteral("first author"), QStringLiteral("第一作者")),
        LocalizedText::of(QStringLiteral("co-first author"), QStringLiteral("共同第一作者")),
        LocalizedText::of(QStringLiteral("corresponding author"), QStringLiteral("通讯作者")),
    };
    const auto known = std::find_if(usual.begin(), usual.end(), [&](const LocalizedText& words) {
        return std::any_of(allLanguages.begin(), allLanguages.end(), [&](Language written) {
            return written != language && mark.compare(words.text(written), Qt::CaseInsensitive) == 0;
        });
    });
    return known == usual.end() ? mark : known->text(language);
}

} // namespace

bool isOwner(const Author& author, const Person& person)
{
    if (author.self || author.person)
        return author.self || author.person == person.id;
    const auto is = [&](const QString& name) {
        return !name.isEmpty() && name.compare(author.name.trimmed(), Qt::CaseInsensitive) == 0;
    };
    return std::any_of(allLanguages.begin(), allLanguages.end(), [&](Language l) { return is(person.name.text(l)); }) ||
           std::any_of(person.nameVariants.begin(), person.nameVariants.end(), is);
}

bool saysWords(const QString& text, const QString& part)
{
    for (qsizetype at = text.indexOf(part, 0, Qt::CaseInsensitive); at >= 0 && !part.isEmpty();
         at = text.indexOf(part, at + 1, Qt::CaseInsensitive)) {
        const qsizetype end = at + part.size();
        const bool opens = at == 0 || !text[at - 1].isLetterOrNumber() || isHan(text[at - 1].unicode());
        const bool closes = end == text.size() || !text[end].isLetterOrNumber() || isHan(text[end].unicode());
        if (opens && closes)
            return true;
    }
    return false;
}

LocalizedText venueAsCited(const LocalizedText& venue)
{
    static const QRegularExpression publisher(QStringLiteral("^(.*\\S)\\s*[,，]\\s*([A-Z][A-Za-z&. -]+)$"));
    LocalizedText cited = venue;
    for (const Language language : allLanguages) {
        const QRegularExpressionMatch match = publisher.match(venue.text(language).trimmed());
        if (match.hasMatch() && saysWords(match.captured(1), match.captured(2).trimmed()))
            cited.setText(language, match.captured(1), venue.changed(language));
    }
    return cited;
}

CitationBuilder::CitationBuilder(const EntryBuilder& entry, const LocalizedText& title)
    : m_entry(entry), m_line(entry.line()),
      m_marks(languageOfFact(title.textOrFallback(entry.language()), entry.language()))
{
    // Latin names and titles take the punctuation of a Latin document in every document.
    if (!title.isEmpty() && !containsHan(title.textOrFallback(entry.language())))
        m_marks = letterLanguage(m_marks);
}

bool CitationBuilder::endsSentence() const
{
    static const QString closers = QStringLiteral("\"'”’»》）)]");
    QString text = m_line.isEmpty() ? QString() : m_line.line().last().text;
    while (!text.isEmpty() && closers.contains(text.back()))
        text.chop(1);
    return !text.isEmpty() && QStringView(u".?!。？！…").contains(text.back());
}

void CitationBuilder::stop()
{
    const QString space = infoOf(m_marks).spacesBetweenWords ? QStringLiteral(" ") : QString();
    m_line.separator(endsSentence() ? space : m_entry.context().style.label(DocumentWord::Stop, m_marks), m_marks);
}

LineBuilder& CitationBuilder::comma()
{
    return m_line.hasUnusedSeparator() ? m_line : m_line.separator(DocumentWord::ItemSeparator, m_marks);
}

void CitationBuilder::addPeople(const LocalizedAuthors& authors, Field field)
{
    const QList<Author>& people = authors.textOrFallback(m_entry.language());
    const bool han = std::any_of(people.begin(), people.end(), [](const Author& a) { return containsHan(a.name); });
    const Language marks = han ? m_marks : letterLanguage(m_marks);
    const QString comma = m_entry.context().style.label(DocumentWord::NameSeparator, marks);
    for (qsizetype i = 0; i < people.size(); ++i) {
        if (i > 0)
            m_line.separator(separatorBefore(people, i, comma), marks);
        addAuthor(people[i], people[i].name, field);
    }
}

void CitationBuilder::addAuthor(const Author& author, const QString& name, Field field)
{
    m_line.name(name, field, isOwner(author, m_entry.context().person) ? Style::Bold : Style::Plain);
    for (const QString& mark : author.marks)
        m_line.fact(signOf(mark, m_entry.language()), field, Style::Superscript);
}

void CitationBuilder::addBracketed(const LocalizedText& text, Field field)
{
    const QString words = text.textOrFallback(m_entry.language()).trimmed();
    if (words.isEmpty())
        return;
    const bool bare = m_line.isEmpty() || words.startsWith(u'(') || words.startsWith(u'（');
    m_line
        .separator(bare ? QStringLiteral(" ") : m_entry.context().style.label(DocumentWord::OpenBracket, m_marks),
                   m_marks)
        .text(text, field);
    if (!bare)
        m_line.own(DocumentWord::CloseBracket, m_marks);
}

void CitationBuilder::addIdentifier(const QString& name, const QString& id, Field field, const QString& site)
{
    if (id.isEmpty())
        return;
    const QString shown = id.startsWith(site, Qt::CaseInsensitive) ? id.mid(site.size()) : shownAddress(id);
    if (!shown.startsWith(name, Qt::CaseInsensitive) && (linkable(id).isEmpty() || shown != shownAddress(id)))
        m_line.own(name + u':', letterLanguage(m_marks));
    m_line.fact(shown, field, Style::Plain, identifierAddress(site, id));
    stop();
}

ContentLine CitationBuilder::take()
{
    m_entry.addLinks(m_line);
    return m_line.take();
}

} // namespace duovita
