#include "ui/history/entryrows.h"

#include "core/messages/kindwords.h"
#include "core/messages/punctuation.h"
#include "core/messages/recordwords.h"
#include "ui/widgets/daterangeedit.h"

#include <QCoreApplication>
#include <QHash>
#include <QLocale>
#include <QSet>

namespace duovita {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(duovita::HistoryRows)
};

class RowWriter {
public:
    QList<EntryRow> take() { return std::move(m_rows); }

    void add(Field field, const QString& text, const QString& part = {})
    {
        addNamed(nameOf(field) + part, wordFor(field), text);
    }

    void addNamed(const QString& key, const QString& label, const QString& text, const QString& source = {})
    {
        if (!text.isEmpty())
            m_rows += EntryRow{key, label, text, source};
    }

    template <typename Text>
    void addSides(Field field, const Localized<Text>& text, const QString& part = {})
    {
        if (text.isShared()) {
            const Text& side = text.anyText();
            return addNamed(nameOf(field) + part, wordFor(field), plain(side), sourceOf(side));
        }
        for (const Language language : allLanguages) {
            const Text& side = text.text(language);
            addNamed(nameOf(field) + part + codeOf(language), placeSteps({wordFor(field), endonymOf(language)}),
                     plain(side), sourceOf(side));
        }
    }

    void addValue(Field field, const LocalizedText& text) { addSides(field, text); }
    void addValue(Field field, const QString& text) { add(field, text); }
    void addValue(Field field, const DateRange& range) { add(field, textOf(range)); }
    void addValue(Field field, const std::optional<PartialDate>& date) { add(field, textOf(date)); }
    void addValue(Field field, int number) { add(field, number > 1 ? QString::number(number) : QString()); }
    void addValue(Field field, PublicationType type)
    {
        add(field, type == PublicationType::Unspecified ? QString() : wordFor(type));
    }
    void addValue(Field field, const QStringList& texts) { add(field, listed(texts)); }
    void addValue(Field field, const QList<PartialDate>& dates)
    {
        QStringList words;
        for (const PartialDate& date : dates)
            words += date.toText();
        addValue(field, words);
    }
    void addValue(Field field, const LocalizedAuthors& authors) { addSides(field, printedNames(authors)); }
    void addValue(Field field, const QList<Contact>& contacts)
    {
        QStringList values;
        for (const Contact& contact : contacts)
            values += contact.value.anyText();
        addValue(field, values);
    }
    void addFacts(const QList<PersonalFact>& facts)
    {
        QStringList values;
        for (const PersonalFact& fact : facts) {
            const QString label = fact.label.anyText();
            values += labelled(label.isEmpty() ? wordFor(fact.kind) : label, fact.value.anyText());
        }
        addValue(Field::PersonalFacts, values);
    }
    void addWords(const OwnWords& words)
    {
        for (auto word = words.begin(); word != words.end(); ++word) {
            for (const Language language : allLanguages)
                addNamed(nameOf(Field::Words) + QString::number(static_cast<int>(word.key())) + codeOf(language),
                         placeSteps({wordFor(Field::Words), wordFor(word.key()), endonymOf(language)}),
                         word->text(language));
        }
    }
    void addValue(Field, const QList<HeldPosition>& positions)
    {
        for (qsizetype i = 0; i < positions.size(); ++i) {
            const QString part = QString::number(i);
            addSides(Field::Position, positions[i].position, part);
            addSides(Field::Department, positions[i].department, part);
            addSides(Field::Location, positions[i].location, part);
            add(Field::Range, textOf(positions[i].range), part);
        }
    }

private:
    static QString plain(const QString& text) { return text; }
    static QString plain(const RichText& text) { return text.plainText(); }
    static QString sourceOf(const QString&) { return {}; }
    static QString sourceOf(const RichText& text) { return text.markdown(); }
    static QString textOf(const std::optional<PartialDate>& date) { return date ? date->toText() : QString(); }
    static QString textOf(const DateRange& range)
    {
        if (range.isEmpty())
            return {};
        const QString end = range.isPresent() ? DateRangeEdit::tr("present") : textOf(range.end());
        return textOf(range.start()) + QStringLiteral(" – ") + end;
    }

    QList<EntryRow> m_rows;
};

} // namespace

QList<EntryRow> rowsOf(const Entry& entry)
{
    RowWriter writer;
    forEachField(entry.details, [&](Field field, const auto& value) { writer.addValue(field, value); });
    for (const Highlight& highlight : entry.highlights)
        writer.addSides(Field::Highlights, highlight.text, highlight.id.toString());
    for (const Link& link : entry.links)
        writer.add(Field::Links, labelled(link.label.anyText(), link.url), link.url);
    writer.addValue(Field::Tags, entry.tags);
    writer.addValue(Field::Note, entry.note);
    for (auto typed = entry.asTyped.constBegin(); typed != entry.asTyped.constEnd(); ++typed)
        writer.addNamed(QStringLiteral("asTyped.") + typed.key(),
                        Words::tr("%1, as typed").arg(wordFor(fieldOfPath(typed.key()))), typed.value());
    return writer.take();
}

QList<EntryRow> rowsOfFacts(const Person& person)
{
    RowWriter writer;
    writer.addSides(Field::Name, person.name);
    writer.addValue(Field::NameVariants, person.nameVariants);
    writer.addSides(Field::Headline, person.headline);
    if (person.photo) // its size tells photos apart; the form shows the picture
        writer.add(Field::Photo, QLocale().formattedDataSize(person.photo->data.size()));
    writer.addValue(Field::Contacts, person.contacts);
    writer.addFacts(person.personalFacts);
    writer.addWords(person.words);
    writer.addValue(Field::Tags, person.tags);
    writer.add(Field::Notes, person.notes);
    for (const Cv& cv : person.cvs)
        writer.addNamed(cv.id.toString(), Words::tr("CV"), shownName(cv));
    return writer.take();
}

QList<EntryRow> rowsOfHead(const Section& section)
{
    RowWriter writer;
    writer.addSides(Field::Title, section.title);
    if (!section.visible)
        writer.addNamed(QStringLiteral("hidden"), Words::tr("In the CV"), Words::tr("hidden"));
    writer.addNamed(QStringLiteral("unparsed"), Words::tr("Unplaced text from an import"), listed(section.unparsed));
    return writer.take();
}

QList<ComparedRow> compareEntries(const Entry& then, const Entry& now)
{
    return compareRows(rowsOf(then), rowsOf(now));
}

QList<ComparedRow> compareRows(const QList<EntryRow>& old, const QList<EntryRow>& current)
{
    QHash<QString, EntryRow> currentRows;
    for (const EntryRow& row : current)
        currentRows.insert(row.key, row);
    QList<ComparedRow> compared;
    QSet<QString> seen;
    for (const EntryRow& row : old) {
        const EntryRow there = currentRows.value(row.key);
        const bool formatting = row.text == there.text && row.source != there.source;
        compared += ComparedRow{formatting ? Words::tr("%1 (formatting)").arg(row.label) : row.label, row.text,
                                there.text, formatting};
        seen += row.key;
    }
    for (const EntryRow& row : current) {
        if (!seen.contains(row.key))
            compared += ComparedRow{row.label, {}, row.text};
    }
    return compared;
}

} // namespace duovita
