#include "core/import/draftbuilder.h"

#include "core/import/contactparsing.h"
#include "core/import/entrybuilding.h"

#include <QRegularExpression>

namespace duovita {

namespace {

struct FoundSection {
    SectionKind kind;
    QString title;
    QList<TextBlock> blocks;
    int line;
};

struct Document {
    QList<TextBlock> header;
    QList<FoundSection> sections;
};

/// A heading by its rank, or a line that is nothing but a known heading.
std::optional<SectionKind> sectionOf(const TextBlock& block, const Vocabulary& vocabulary, bool anySection)
{
    const QString text = block.plain();
    if (block.lines.size() == 1 && block.kind != TextBlock::Kind::Item) {
        if (const auto kind = vocabulary.findSection(text))
            return kind;
    }
    const bool heading = block.kind == TextBlock::Kind::Heading && (block.level >= 2 || anySection) && block.level <= 2;
    return heading ? std::optional(SectionKind::Custom) : std::nullopt;
}

Document divide(const QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    Document document;
    for (const TextBlock& block : blocks) {
        const bool any = !document.sections.isEmpty();
        if (const auto kind = sectionOf(block, vocabulary, any))
            document.sections += FoundSection{*kind, block.plain().trimmed(), {}, block.number()};
        else if (any)
            document.sections.last().blocks += block;
        else
            document.header += block;
    }
    return document;
}

struct FoundName {
    QString latin;
    QString chinese;
};

std::optional<FoundName> nameIn(const QString& text)
{
    static const QRegularExpression latin(
        QStringLiteral("^(\\p{Lu}[\\p{L}.'’-]*(?:\\s+\\p{Lu}[\\p{L}.'’-]*){1,3})(?:\\s*[(（/"
                       "|]?\\s*(\\p{Han}{2,4}(?:·\\p{Han}+)?)\\s*[)）]?)?$"));
    static const QRegularExpression chinese(
        QStringLiteral("^(\\p{Han}{2,4}(?:·\\p{Han}+)?)(?:\\s*[(（/"
                       "|]?\\s*(\\p{Lu}[\\p{L}.'’-]*(?:\\s+\\p{Lu}[\\p{L}.'’-]*){1,3})\\s*[)）]?)?$"));
    if (const auto match = latin.match(text); match.hasMatch())
        return FoundName{match.captured(1), match.captured(2)};
    if (const auto match = chinese.match(text); match.hasMatch())
        return FoundName{match.captured(2), match.captured(1)};
    return std::nullopt;
}

/// What reads as shouting in a record: JIN FANG becomes Jin Fang.
QString inTitleCase(const QString& name)
{
    if (name != name.toUpper())
        return name;
    QString result = name.toLower();
    for (qsizetype i = 0; i < result.size(); ++i) {
        if (i == 0 || !result[i - 1].isLetter())
            result[i] = result[i].toUpper();
    }
    return result;
}

LocalizedText nameFrom(const FoundName& found)
{
    LocalizedText name;
    name.setText(Language::English, inTitleCase(found.latin));
    name.setText(Language::Chinese, found.chinese);
    return name;
}

QString allText(const QList<TextBlock>& blocks)
{
    QString text;
    for (const TextBlock& block : blocks)
        text += block.plain() + u'\n';
    return text;
}

/// Fills one draft.
class Filling {
public:
    Filling(const QString& file, const ImportOptions& options, const Vocabulary& vocabulary)
        : m_file(file), m_options(options), m_vocabulary(vocabulary)
    {
        m_draft.file = file;
    }

    Result<ImportDraft> run(const QList<TextBlock>& blocks, const QList<std::pair<QString, QString>>& frontMatter)
    {
        Document document = divide(blocks, m_vocabulary);
        if (blocks.isEmpty())
            return Error{ErrorCode::NoContent, {m_file}, {m_file}};
        chooseLanguage(blocks);
        takeName(document.header);
        if (m_draft.person.name.isEmpty())
            return Error{ErrorCode::NameMissing, {m_file}, {m_file}};
        for (const auto& [key, value] : frontMatter)
            m_draft.person.extra[key] = value;
        const OwnName ownName(m_draft.person.name, m_draft.person.writtenNames);
        const ParsingContext context{m_vocabulary, ownName, m_draft.language};
        takeHeader(document.header, context);
        for (const FoundSection& section : document.sections)
            takeSection(section, context);
        placeFootnotes();
        return m_draft;
    }

private:
    void note(ImportNote::Kind kind, const QStringList& parameters, int line = 0)
    {
        m_draft.notes += ImportNote{kind, parameters, {m_file, line}};
    }

    void chooseLanguage(const QList<TextBlock>& blocks)
    {
        m_draft.language = m_options.language.value_or(guessLanguage(allText(blocks)).value_or(Language::English));
        if (!m_options.language)
            note(ImportNote::Kind::LanguageGuessed, {codeOf(m_draft.language)});
    }

    void takeName(QList<TextBlock>& header)
    {
        constexpr qsizetype namesStandFirst = 3;
        for (qsizetype i = 0; i < qMin(namesStandFirst, header.size()); ++i) {
            const std::optional<FoundName> found = nameIn(header[i].plain().trimmed());
            if (!found || header[i].lines.size() != 1)
                continue;
            m_draft.person.name = nameFrom(*found);
            header.removeAt(i);
            break;
        }
        if (!m_options.personName)
            return;
        // The name given with the file joins what the document says.
        const FoundName given =
            nameIn(*m_options.personName)
                .value_or(containsHan(*m_options.personName) ? FoundName{{}, *m_options.personName}
                                                             : FoundName{*m_options.personName, {}});
        LocalizedText& name = m_draft.person.name;
        if (name.isEmpty())
            note(ImportNote::Kind::PersonNamedByUser, {*m_options.personName});
        if (name.text(Language::English).isEmpty())
            name.setText(Language::English, given.latin);
        if (name.text(Language::Chinese).isEmpty())
            name.setText(Language::Chinese, given.chinese);
    }

    void takeHeader(const QList<TextBlock>& header, const ParsingContext& context)
    {
        QList<TextBlock> summary;
        for (const TextBlock& block : header) {
            TextBlock rest = block;
            rest.lines.clear();
            for (const TextLine& line : block.lines) {
                if (!takeContactLine(line))
                    rest.lines += line;
            }
            if (!rest.lines.isEmpty())
                summary += rest;
        }
        takeLinkedMail(header);
        if (!summary.isEmpty())
            takeSection(FoundSection{SectionKind::Summary, {}, summary, summary.front().number()}, context);
    }

    /// True if the line was nothing but contacts; what else it says is kept.
    bool takeContactLine(const TextLine& line)
    {
        QString rest;
        const QList<Contact> contacts = takeContacts(line.spans, &rest);
        constexpr qsizetype prose = 60; // an address inside a sentence stays in it
        if (rest.size() > prose)
            return false;
        const bool furniture = contacts.isEmpty() && isUpdateLine(rest);
        if (contacts.isEmpty() && !furniture)
            return false;
        m_draft.person.contacts += contacts;
        if (!rest.isEmpty()) {
            m_draft.person.unparsed += rest;
            note(ImportNote::Kind::NotPlaced, {rest}, line.number);
        }
        return true;
    }

    static bool isUpdateLine(const QString& text)
    {
        static const QRegularExpression update(QStringLiteral("\\b(?:update|updated|last update|as of)\\b|更新"),
                                               QRegularExpression::CaseInsensitiveOption);
        constexpr qsizetype shortLine = 50;
        return text.size() < shortLine && update.match(text).hasMatch();
    }

    /// "Feel free to [contact me](mailto:…)": the address is a contact too.
    void takeLinkedMail(const QList<TextBlock>& header)
    {
        for (const TextBlock& block : header) {
            for (const TextLine& line : block.lines) {
                for (const InlineSpan& span : line.spans) {
                    const QString scheme = QStringLiteral("mailto:");
                    if (!span.url.startsWith(scheme))
                        continue;
                    const Contact mail{
                        ContactKind::Email, LocalizedText::shared(span.url.mid(scheme.size())), {}, true};
                    if (!m_draft.person.contacts.contains(mail))
                        m_draft.person.contacts += mail;
                }
            }
        }
    }

    void takeSection(const FoundSection& found, const ParsingContext& context)
    {
        Section section(found.kind);
        QString title = found.title;
        // The glyph of an icon font means nothing without that font.
        while (!title.isEmpty() && title.front().category() == QChar::Other_PrivateUse) {
            section.unparsed += QString(title.front());
            title = title.mid(1).trimmed();
        }
        if (!title.isEmpty())
            section.title = LocalizedText::of(m_draft.language, title);
        QList<TextBlock> blocks = found.blocks;
        takeLooseAddresses(blocks, section);
        for (const EntryBlocks& group : groupEntries(blocks, found.kind, context)) {
            Entry entry = buildEntry(group, found.kind, context);
            const int line = group.head.isEmpty() ? found.line : group.head.front().number;
            m_draft.places.insert(entry.id, Place{m_file, line});
            for (const QString& text : entry.unparsed)
                note(ImportNote::Kind::NotPlaced, {text}, line);
            static_cast<void>(section.append(entry));
        }
        m_draft.person.sections += section;
    }

    /// Addresses on lines of their own at a section's end (footnotes of a PDF) belong to no entry.
    void takeLooseAddresses(QList<TextBlock>& blocks, Section& section)
    {
        static const QRegularExpression address(QStringLiteral("^(?:https?://|www\\.)\\S+$"));
        QList<Footnote> found;
        while (!blocks.isEmpty() && blocks.last().kind == TextBlock::Kind::Line &&
               address.match(blocks.last().plain().trimmed()).hasMatch()) {
            const TextBlock last = blocks.takeLast();
            found.prepend({section.id(), last.plain().trimmed(), last.number()});
        }
        m_footnotes += found;
    }

    /// The footnotes belong to the words "(链接)" or "[link]" in the order of both, if there are as many of these; else
    /// nobody can tell, and they are kept as they are.
    void placeFootnotes()
    {
        static const QRegularExpression marker(QStringLiteral("(?<=[(（\\[])(链接|link|code|代码)(?=[)）\\]](?!\\())"),
                                               QRegularExpression::CaseInsensitiveOption);
        int markers = 0;
        const auto eachMarked = [&](auto use) {
            for (Section& section : m_draft.person.sections) {
                for (qsizetype i = 0; i < section.entries().size(); ++i) {
                    Entry entry = section.entries()[i];
                    for (Highlight& highlight : entry.highlights)
                        use(highlight);
                    static_cast<void>(section.replace(i, entry)); // its kind stays
                }
            }
        };
        const auto sourceOf = [&](const Highlight& highlight) {
            return highlight.text.text(m_draft.language).markdown();
        };
        eachMarked([&](const Highlight& highlight) { markers += static_cast<int>(sourceOf(highlight).count(marker)); });
        if (markers == 0 || markers != m_footnotes.size()) {
            keepFootnotes();
            return;
        }
        qsizetype next = 0;
        eachMarked([&](Highlight& highlight) {
            QString source = sourceOf(highlight);
            for (auto match = marker.match(source); match.hasMatch();
                 match = marker.match(source, match.capturedStart() + 1)) {
                const QString link = QStringLiteral("[%1](%2)").arg(match.captured(1), m_footnotes[next++].address);
                source.replace(match.capturedStart(), match.capturedLength(), link);
                highlight.text.setText(m_draft.language, RichText::fromMarkdown(source));
            }
        });
    }

    void keepFootnotes()
    {
        for (const Footnote& footnote : m_footnotes) {
            for (Section& section : m_draft.person.sections) {
                if (section.id() == footnote.section)
                    section.unparsed += footnote.address;
            }
            note(ImportNote::Kind::NotPlaced, {footnote.address}, footnote.line);
        }
    }

    struct Footnote {
        SectionId section;
        QString address;
        int line;
    };

    QString m_file;
    const ImportOptions& m_options;
    const Vocabulary& m_vocabulary;
    ImportDraft m_draft;
    QList<Footnote> m_footnotes; // in the document's order
};

} // namespace

Result<ImportDraft> DraftBuilder::build(const QList<TextBlock>& blocks,
                                        const QList<std::pair<QString, QString>>& frontMatter)
{
    const Vocabulary vocabulary;
    return Filling(m_file, m_options, vocabulary).run(blocks, frontMatter);
}

} // namespace duovita
