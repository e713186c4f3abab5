#include "core/import/draftbuilder.h"

#include "core/domain/bareaddresses.h"
#include "core/domain/jsonkey.h"
#include "core/import/annotate/bilingualtext.h"
#include "core/import/annotate/datetext.h"
#include "core/import/fields/authorlegends.h"
#include "core/import/fields/documenthead.h"
#include "core/import/fields/entrybuilding.h"
#include "core/import/fields/headpatterns.h"
#include "core/import/fields/introductions.h"
#include "core/import/fields/jobsettling.h"
#include "core/import/fields/personalfacts.h"
#include "core/import/fields/personnaming.h"
#include "core/import/fields/schoolofform.h"
#include "core/import/fields/schoolsettling.h"
#include "core/import/fields/writtenwords.h"
#include "core/import/readers/compatibility.h"
#include "core/import/structure/documentdivision.h"
#include "core/import/structure/endlesslines.h"
#include "core/import/structure/sectionremarks.h"
#include "core/import/structure/tablelabels.h"
#include "core/import/validate/lostlines.h"
#include "core/import/validate/lostnumbers.h"
#include "core/import/validate/recordtexts.h"
#include "core/json/personjson.h"

#include <QJsonValue>
#include <QRegularExpression>
#include <QSet>

namespace duovita {

namespace {

QString allText(const QList<TextBlock>& blocks)
{
    QString text;
    for (const TextBlock& block : blocks)
        text += block.plain() + u'\n';
    return text;
}

/// Whether the document names its sections in both languages: then its fields are likely to be bilingual as well.
bool isBilingual(const DividedDocument& document)
{
    const auto both =
        std::count_if(document.sections.begin(), document.sections.end(),
                      [](const FoundSection& section) { return readBilingual(section.title).has_value(); });
    return both >= 2;
}

/// The language of the document's section titles: it is the document's own, whatever the language of the papers it
/// lists. Nothing if both are used or hardly any section has a title.
std::optional<Language> languageOfTitles(const DividedDocument& document)
{
    constexpr qsizetype fewest = 3;
    qsizetype chinese = 0;
    qsizetype english = 0;
    for (const FoundSection& section : document.sections) {
        if (readBilingual(section.title))
            return std::nullopt;
        if (!section.title.isEmpty())
            ++(containsHan(section.title) ? chinese : english);
    }
    if (chinese >= fewest && english == 0)
        return Language::Chinese;
    return english >= fewest && chinese == 0 ? std::optional(Language::English) : std::nullopt;
}

/// Assembles one draft.
class DraftAssembler {
public:
    DraftAssembler(const QString& file, const ImportOptions& options, const Vocabulary& vocabulary)
        : m_file(file), m_options(options), m_vocabulary(vocabulary)
    {
        m_draft.file = file;
    }

    Result<ImportDraft> run(const QList<TextBlock>& blocks, const FrontMatter& frontMatter)
    {
        if (blocks.isEmpty())
            return Error{ErrorCode::NoContent, {m_file}, {m_file}};
        DividedDocument document = divideDocument(blocks, m_vocabulary);
        chooseLanguage(blocks, document);
        const DocumentHead head = readHead(document, blocks);
        take(namePerson(head, NameEvidence{document, frontMatter, m_file}, m_options, m_draft.language));
        if (m_draft.person.name.isEmpty() && !m_options.mayBeNameless)
            return Error{ErrorCode::NameMissing, {m_file}, {m_file}};
        for (const auto& [name, value] : frontMatter) {
            const QString key = jsonKey(name);
            const QJsonValue held = m_draft.person.extra.value(key);
            if (held.isUndefined())
                m_draft.person.extra[key] = value;
            else if (held != value)
                keepUnparsed(key + QStringLiteral(": ") + value, 0);
        }
        const OwnName ownName(m_draft.person.name, m_draft.person.nameVariants);
        const ParsingContext context{m_vocabulary, ownName, m_draft.language, isBilingual(document)};
        takeHead(head, document.header, context);
        takePageArtifacts(document.pageArtifacts);
        placeSchools(document.sections, context);
        takePersonalFacts(m_draft.person, m_vocabulary); // a form's school and degree belong to education
        if (!document.sections.isEmpty()) {
            for (const TextBlock& line : takeSignature(document.sections.last().blocks, ownName))
                keepUnparsed(line.plain().trimmed(), line.number());
        }
        for (FoundSection& section : document.sections) {
            TableLabels(m_vocabulary, m_draft.language).markTitles(section.blocks);
            takeSection(section, context);
        }
        placeFootnotes();
        explainOtherMarks();
        m_draft.person.words.insert(writtenWords(blocks, m_draft.person, m_draft.language, context.bilingual));
        keepExtraApart(m_draft.person);
        keepLostNumbers(blocks);
        m_draft.isNameMissing = m_draft.person.name.isEmpty() && !isCv();
        if (m_draft.person.name.isEmpty() && !m_draft.isNameMissing)
            take(nameAfterFile(m_file));
        return m_draft;
    }

    NamedPerson name(const QList<TextBlock>& blocks)
    {
        DividedDocument document = divideDocument(blocks, m_vocabulary);
        chooseLanguage(blocks, document);
        const DocumentHead head = readHead(document, blocks);
        return namePerson(head, NameEvidence{document, {}, m_file}, m_options, m_draft.language);
    }

private:
    void note(ImportNote::Kind kind, const QStringList& parameters, int line = 0)
    {
        m_draft.notes += ImportNote{kind, parameters, {m_file, line}};
    }

    void keepUnparsed(const QString& text, int line)
    {
        m_draft.person.unparsed += text;
        note(ImportNote::Kind::NotPlaced, {text}, line);
    }

    void chooseLanguage(const QList<TextBlock>& blocks, const DividedDocument& document)
    {
        const std::optional<Language> guessed = languageOfTitles(document);
        m_draft.language = m_options.language.value_or(
            guessed ? *guessed : guessLanguage(allText(blocks)).value_or(Language::English));
        if (!m_options.language)
            note(ImportNote::Kind::LanguageGuessed, {codeOf(m_draft.language)});
    }

    /// The header; if it names nobody, with the name that the rest of the text gives.
    DocumentHead readHead(DividedDocument& document, const QList<TextBlock>& blocks) const
    {
        DocumentHead head = readDocumentHead(document.header, m_draft.language, m_vocabulary);
        if (!head.name.isEmpty())
            return head;
        LocalizedText name = takeNameAboveSections(document, m_vocabulary);
        if (name.isEmpty())
            name = takeLateName(document, blocks);
        if (name.isEmpty())
            name = nameIntroducedIn(document.sections, m_vocabulary);
        head = readDocumentHead(document.header, m_draft.language, m_vocabulary);
        head.name = name;
        head.isNameSure = !name.isEmpty();
        return head;
    }

    void take(const NamedPerson& named)
    {
        m_draft.person.name = named.name;
        m_draft.isNameGuessed = named.guessed;
        for (const QString& text : named.unplaced)
            keepUnparsed(text, 0);
        m_draft.notes += named.notes;
    }

    /// Whether the draft contains what CVs contain; a letter or a program's description does not.
    bool isCv() const
    {
        static const QSet<SectionKind> kinds{SectionKind::Education, SectionKind::Work,     SectionKind::Research,
                                             SectionKind::Award,     SectionKind::Skill,    SectionKind::Publication,
                                             SectionKind::Teaching,  SectionKind::Language, SectionKind::Certificate};
        return std::any_of(m_draft.person.sections.begin(), m_draft.person.sections.end(), [](const Section& section) {
            return kinds.contains(section.kind()) && !section.entries().isEmpty();
        });
    }

    /// If a school is named only among the personal fields, and the document has no education section, makes one.
    void placeSchools(const QList<FoundSection>& sections, const ParsingContext& context)
    {
        const bool hasEducation = std::any_of(sections.begin(), sections.end(), [](const FoundSection& section) {
            return section.kind == SectionKind::Education;
        });
        FoundSection education{SectionKind::Education, {}, {}, m_schools.isEmpty() ? 0 : m_schools.front().second};
        if (!hasEducation && m_schools.isEmpty()) {
            TextBlock form;
            for (const QString& field : takeEducationFields(m_draft.person.contacts))
                form.lines += TextLine{{InlineSpan{field}}, education.line};
            if (!form.lines.isEmpty())
                education.blocks += form;
        }
        for (const auto& [text, line] : std::as_const(m_schools)) {
            if (hasEducation) {
                keepUnparsed(text, line);
                continue;
            }
            TextBlock block;
            block.lines += TextLine{{InlineSpan{QString(text).replace(u'/', QStringLiteral("  "))}}, line};
            education.blocks += block;
        }
        if (!education.blocks.isEmpty())
            takeSection(education, context);
    }

    void takeHead(const DocumentHead& head, const QList<TextBlock>& header, const ParsingContext& context)
    {
        m_draft.person.headline = head.headline;
        takeNameInOtherScript(header);
        m_draft.person.contacts += head.contacts;
        for (const auto& [text, line] : head.unplaced) {
            if (!takeDocumentTitle(text))
                keepUnparsed(text, line);
        }
        m_schools = head.schools;
        if (!head.summary.isEmpty())
            takeSection(FoundSection{SectionKind::Summary, {}, head.summary, head.summary.front().number()}, context);
        QStringList texts = recordTexts(m_draft.person);
        for (const auto& school : std::as_const(m_schools))
            texts += school.first; // placed later
        for (const auto& [text, line] : lostLines(header, texts))
            keepUnparsed(text, line);
    }

    /// "# דנה מורן" above a document that names the person in Latin letters elsewhere: a form of the name, not a
    /// headline.
    void takeNameInOtherScript(const QList<TextBlock>& header)
    {
        static const QRegularExpression name(
            QStringLiteral("^(?:(?![\\p{Latin}\\p{Han}])\\p{L}[\\p{L}\\p{M}'’-]*)(?:\\s+(?![\\p{Latin}\\p{Han}])"
                           "\\p{L}[\\p{L}\\p{M}'’-]*){1,3}$"),
            QRegularExpression::UseUnicodePropertiesOption);
        const bool titled = !header.isEmpty() && header.front().kind == TextBlock::Kind::Heading;
        const QString title = titled ? header.front().plain().trimmed() : QString();
        LocalizedText& headline = m_draft.person.headline;
        if (!name.match(title).hasMatch() || headline.textOrFallback(m_draft.language) != title)
            return;
        headline = {};
        m_draft.person.nameVariants += title;
    }

    /// The document's own title: "个人简历".
    bool takeDocumentTitle(const QString& text)
    {
        static const QRegularExpression title(
            QStringLiteral(
                "^(?:curriculum vit(?:a|ae|æ)|vitae?|c\\.?v\\.?|r[ée]sum[ée]|(?:个人|求职)?(?:简历|履历)表?)$"),
            QRegularExpression::CaseInsensitiveOption);
        const QString compact = containsHan(text) ? QString(text).remove(u' ') : text;
        OwnWords& words = m_draft.person.words;
        if (!title.match(compact).hasMatch() || words.contains(DocumentWord::CurriculumVitae))
            return false;
        setOwnWord(words, DocumentWord::CurriculumVitae, containsHan(compact) ? Language::Chinese : m_draft.language,
                   compact);
        return true;
    }

    /// Moves what the author hid to a place that no document shows.
    void takePageArtifacts(const QList<TextBlock>& pageArtifacts)
    {
        QStringList comments;
        for (const TextBlock& block : pageArtifacts) {
            const QString text = block.plain().trimmed();
            if (block.comment)
                comments += text;
            else
                keepUnparsed(text, block.number());
        }
        m_draft.person.notes = comments.join(QStringLiteral("\n\n"));
        if (!comments.isEmpty())
            note(ImportNote::Kind::CommentsKept, {QString::number(comments.size())});
    }

    void takeSection(const FoundSection& found, const ParsingContext& context)
    {
        Section section(found.kind);
        QString title = found.title;
        // Glyphs of icon fonts mean nothing without the font.
        while (!title.isEmpty() && title.front().category() == QChar::Other_PrivateUse) {
            section.unparsed += QString(title.front());
            title = title.mid(1).trimmed();
        }
        // The number in front numbers the list and is not part of the title.
        static const QRegularExpression number(QStringLiteral(
            "^(?:[一二三四五六七八九十]{1,2}、|\\d{1,2}(?:\\.\\d{1,2})+[.)、]?\\s+|\\d{1,2}[.)、]\\s*)(?=\\S)"));
        title.remove(number);
        static const QRegularExpression framed(QStringLiteral("^\\s*[【『「〔]\\s*(.+?)\\s*[】』」〕]\\s*[:：]?\\s*$"));
        if (const auto match = framed.match(title); match.hasMatch())
            title = match.captured(1);
        if (const auto both = readBilingual(title))
            section.title = LocalizedText::of(both->english, both->chinese);
        else if (!title.isEmpty())
            section.title = LocalizedText::of(m_draft.language, title);
        QList<TextBlock> blocks = found.blocks;
        TableLabels(m_vocabulary, m_draft.language).label(blocks, found.kind);
        takeLooseAddresses(blocks, section);
        QList<TextBlock> aside = takeLegends(blocks, found.kind);
        aside += takeRemark(blocks);
        if (found.line > 0)
            m_draft.headings += found.line;
        QList<Entry> entries;
        QList<EntryId> ids; // one for each group
        const QList<EntryBlocks> groups = groupEntries(blocks, found.kind, context);
        for (const EntryBlocks& group : groups) {
            Entry entry = buildEntry(group, found.kind, context);
            keepLegendWithWork(entry, m_draft.language);
            const int line = group.head.isEmpty() ? found.line : group.head.front().number;
            m_draft.places.insert(entry.id, Place{m_file, line});
            for (const QString& text : entry.unparsed)
                note(ImportNote::Kind::NotPlaced, {text}, line);
            entries += entry;
            ids += entry.id;
        }
        if (found.kind == SectionKind::Work || found.kind == SectionKind::Education)
            followPatterns(entries, groups, context);
        if (found.kind == SectionKind::Work)
            settleJobs(entries, context);
        if (found.kind == SectionKind::Education)
            settleSchools(entries, groups);
        for (const Entry& entry : std::as_const(entries))
            static_cast<void>(section.append(entry));
        noteLines(groups, ids, entries);
        takeAside(aside, section);
        keepLostLines(found, section);
        for (const QString& address : found.addresses) {
            section.unparsed += address;
            note(ImportNote::Kind::NotPlaced, {address}, found.line);
        }
        m_draft.person.sections += section;
        m_sectionLines.emplaceBack(found.line, section.id());
    }

    /// `ids` correspond to the groups. A group without an entry only named the employer of the groups below it.
    void noteLines(const QList<EntryBlocks>& groups, const QList<EntryId>& ids, const QList<Entry>& entries)
    {
        QSet<EntryId> kept;
        for (const Entry& entry : entries)
            kept.insert(entry.id);
        for (qsizetype i = 0; i < groups.size(); ++i) {
            QList<TextLine> lines = groups[i].head;
            for (const TextBlock& block : groups[i].body)
                lines += block.lines;
            for (const TextLine& line : std::as_const(lines)) {
                if (line.number > 0 && kept.contains(ids[i]) && !m_draft.lines.contains(line.number, ids[i]))
                    m_draft.lines.insert(line.number, ids[i]);
            }
        }
    }

    /// Keeps dates that some rule has overlooked.
    void keepLostNumbers(const QList<TextBlock>& blocks)
    {
        QStringList further;
        for (const auto& legend : std::as_const(m_legends))
            further += legend.second;
        for (const Footnote& footnote : std::as_const(m_footnotes))
            further += footnote.address;
        QHash<EntryId, QStringList> ofEntries;
        for (const LostNumber& lost : lostNumbers(blocks, m_draft, further)) {
            if (m_draft.places.contains(lost.entry))
                ofEntries[lost.entry] += lost.text;
            else
                keepBesideEntries(lost);
            note(ImportNote::Kind::NotPlaced, {lost.text}, lost.line);
        }
        if (ofEntries.isEmpty())
            return;
        for (Section& section : m_draft.person.sections) {
            for (qsizetype i = 0; i < section.entries().size(); ++i) {
                Entry entry = section.entries()[i];
                entry.unparsed += ofEntries.value(entry.id);
                static_cast<void>(section.replace(i, entry)); // its kind stays
            }
        }
    }

    void keepBesideEntries(const LostNumber& lost)
    {
        SectionId section;
        for (const auto& [line, id] : std::as_const(m_sectionLines)) {
            if (line > 0 && line <= lost.line)
                section = id;
        }
        const qsizetype at = m_draft.person.indexOf(section);
        (at < 0 ? m_draft.person.unparsed : m_draft.person.sections[at].unparsed) += lost.text;
    }

    /// Handles remarks beside a section's entries.
    void takeAside(const QList<TextBlock>& aside, Section& section)
    {
        for (const TextBlock& block : aside) {
            const QString text = block.plain().trimmed();
            constexpr qsizetype most = 20; // more than any document has
            if (m_legends.size() < most && explainMarks(section, text, m_draft.language, m_draft.person.words)) {
                m_legends.emplaceBack(section.id(), text);
                continue;
            }
            section.unparsed += text;
            note(ImportNote::Kind::NotPlaced, {text}, block.number());
        }
    }

    /// A legend below one of several lists may apply to all.
    void explainOtherMarks()
    {
        for (Section& section : m_draft.person.sections) {
            const auto isOwn = [&](const auto& legend) { return legend.first == section.id(); };
            const bool listed = section.kind() == SectionKind::Publication || section.kind() == SectionKind::Patent;
            if (!listed || std::any_of(m_legends.begin(), m_legends.end(), isOwn))
                continue;
            for (const auto& legend : std::as_const(m_legends)) {
                if (explainMarks(section, legend.second, m_draft.language, m_draft.person.words))
                    break;
            }
        }
    }

    void keepLostLines(const FoundSection& found, Section& section)
    {
        QStringList texts = recordTexts(section);
        for (const auto& [where, text] : std::as_const(m_legends)) {
            if (where == section.id())
                texts += text;
        }
        for (const auto& [text, line] : lostLines(found.blocks, texts)) {
            const QString address = withoutMarksBehind(text);
            const bool footnote = std::any_of(m_footnotes.begin(), m_footnotes.end(),
                                              [&](const Footnote& note) { return note.address == address; });
            if (footnote)
                continue;
            section.unparsed += text;
            note(ImportNote::Kind::NotPlaced, {text}, line);
        }
    }

    /// Addresses on their own lines at the end of a section (footnotes of a PDF) belong to no entry.
    void takeLooseAddresses(QList<TextBlock>& blocks, Section& section)
    {
        static const QRegularExpression address(QStringLiteral("^(?:https?://|www\\.)\\S+$"));
        QList<Footnote> found;
        while (!blocks.isEmpty() && blocks.last().kind == TextBlock::Kind::Line &&
               address.match(blocks.last().plain().trimmed()).hasMatch()) {
            const TextBlock last = blocks.takeLast();
            found.prepend({section.id(), withoutMarksBehind(last.plain().trimmed()), last.number()});
        }
        m_footnotes += found;
    }

    /// Assigns the footnotes to the words "(链接)" or "[link]" in order, if there are equally many; otherwise the
    /// assignment is unknown, and they are kept as they are.
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
    QList<std::pair<SectionId, QString>> m_legends;  // legends that were turned into marks and words
    QList<std::pair<int, SectionId>> m_sectionLines; // line numbers of headings, 0 if there is none
    QList<Footnote> m_footnotes;                     // in the document's order
    QList<std::pair<QString, int>> m_schools;        // from the header, with their lines
};

} // namespace

NamedPerson DraftBuilder::nameIn(const QList<TextBlock>& blocks) const
{
    QStringList changed;
    QList<TextBlock> read = blocks;
    takeEndlessLines(read);
    return DraftAssembler(m_file, m_options, Vocabulary::standard()).name(withoutCompatibility(read, changed));
}

Result<ImportDraft> DraftBuilder::build(const QList<TextBlock>& blocks, const FrontMatter& frontMatter)
{
    const Vocabulary& vocabulary = Vocabulary::standard();
    QStringList changed;
    QList<TextBlock> read = blocks;
    const QList<TextLine> endless = takeEndlessLines(read);
    Result<ImportDraft> draft =
        DraftAssembler(m_file, m_options, vocabulary).run(withoutCompatibility(read, changed), frontMatter);
    for (const TextLine& line : draft ? endless : QList<TextLine>()) {
        const QString text = line.plain();
        draft->person.unparsed += text;
        draft->notes +=
            ImportNote{ImportNote::Kind::LineTooLong, {QString::number(text.size())}, {m_file, line.number}};
    }
    if (draft && !changed.isEmpty())
        draft->notes += ImportNote{ImportNote::Kind::Normalized, {changed.join(QStringLiteral(", "))}, {m_file}};
    return draft;
}

} // namespace duovita
