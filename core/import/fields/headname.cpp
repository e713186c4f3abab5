#include "core/import/fields/headname.h"

#include "core/import/annotate/namereading.h"
#include "core/import/annotate/places.h"
#include "core/import/fields/headfields.h"
#include "core/import/fields/introductions.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

class NameTaking {
public:
    NameTaking(QList<TextBlock>& blocks, const Vocabulary& vocabulary) : m_blocks(blocks), m_vocabulary(vocabulary) {}

    HeadName take()
    {
        // "san zhang" above his address is stronger evidence than "Sampleton" below.
        if (!takeLabelledName() && !takeLoneName(Lone::LikeMail) && !takeFirstName() && !takeNameLikeMail() &&
            !readIntroduction())
            takeLoneName(Lone::Any);
        return std::move(m_found);
    }

private:
    enum class Lone : bool { LikeMail, Any };

    bool takeLabelledName()
    {
        static const QRegularExpression labelled(
            QStringLiteral("(?:^|(?<=[|｜]|\\s{2}))\\s*(\\p{L}[\\p{L}\\s]{0,12}?)\\s*[:：]\\s*"
                           "([^|｜,，\\s\\x{3000}](?:[^|｜,，\\s\\x{3000}]|[ \\x{A0}](?!\\s))*)"));
        for (TextBlock& block : m_blocks) {
            for (TextLine& line : block.lines) {
                const QString text = line.plain();
                const auto match = labelled.match(text);
                if (!match.hasMatch() || m_vocabulary.headerField(match.captured(1)) != QStringLiteral("name"))
                    continue;
                const auto name = nameBehindLabel(match.captured(2).trimmed());
                if (!name)
                    continue;
                m_found.name = name->name;
                if (!name->rest.isEmpty())
                    m_found.unplaced.emplaceBack(name->rest, line.number);
                m_found.sure = true;
                if (leadsElsewhere(line))
                    cut(line, match.capturedStart(), match.capturedLength());
                else
                    line.spans = {
                        InlineSpan{QString(text).remove(match.capturedStart(), match.capturedLength()).trimmed()}};
                return true;
            }
        }
        return false;
    }

    /// A line of the header that may contain a name, with its number among the lines that are not empty.
    struct Place {
        qsizetype block = 0;
        qsizetype line = 0;
        int number = 0;
    };

    QList<Place> firstLines() const
    {
        constexpr int namesStandFirst = 5;
        QList<Place> places;
        for (qsizetype block = 0; block < m_blocks.size(); ++block) {
            const QList<TextLine>& lines = m_blocks[block].lines;
            for (qsizetype line = 0; line < lines.size() && places.size() < namesStandFirst; ++line) {
                if (!lines[line].isEmpty() && !m_vocabulary.isDocumentTitle(lines[line].plain()))
                    places += Place{block, line, static_cast<int>(places.size()) + 1};
            }
        }
        return places;
    }

    bool takeFirstName()
    {
        const QStringList accounts = accountsIn(m_blocks);
        std::optional<Place> first;
        for (const Place& place : firstLines()) {
            // The first line may look like a position and still be a name; a later heading that does is a position.
            const TextBlock& block = m_blocks[place.block];
            const bool heading = place.number == 1 && block.kind == TextBlock::Kind::Heading;
            TextLine line = block.lines[place.line];
            NameTaking trial(m_blocks, m_vocabulary);
            if (!trial.takeNameOf(line, heading))
                continue;
            const bool backed = isOfAccount(trial.m_found.name, accounts);
            if (backed || !first) {
                first = place;
                m_found = trial.m_found;
                m_found.sure = backed || place.number == 1;
                m_taken = line;
            }
            if (backed)
                break;
        }
        if (first)
            m_blocks[first->block].lines[first->line] = m_taken;
        return first.has_value();
    }

    /// "Hi, I'm Rafi Penhallow", "Curriculum Vitae of Dr Jane Doe".
    bool takeNameLikeMail()
    {
        const QString mail = firstMail(m_blocks);
        for (TextBlock& block : m_blocks) {
            for (TextLine& line : block.lines) {
                if (const auto found = nameLikeMail(line.plain(), mail)) {
                    m_found.name = found->name;
                    m_found.sure = true;
                    line.spans = {InlineSpan{found->rest}};
                    return true;
                }
            }
        }
        return false;
    }

    /// "I am San Zhang, a student of …": the sentence stays.
    bool readIntroduction()
    {
        for (const TextBlock& block : std::as_const(m_blocks)) {
            const auto name = nameInIntroduction(block.plain());
            if (!name || m_vocabulary.saysNoName(name->textOrFallback(Language::English)))
                continue;
            m_found.name = *name;
            m_found.sure = true;
            return true;
        }
        return false;
    }

    /// Removes a line's first piece and the separator after it; later links stay.
    static void cutFirstPiece(TextLine& line, const QString& piece)
    {
        static const QRegularExpression mark(QStringLiteral("^\\s*[|｜•·;；,，/]?\\s*"));
        QString& text = line.spans.front().text;
        const qsizetype at = text.indexOf(piece);
        if (at < 0)
            return; // across several spans: the name also stays in the line
        text = text.left(at) + text.mid(at + piece.size()).remove(mark);
    }

    static bool leadsElsewhere(const TextLine& line)
    {
        return std::any_of(line.spans.begin(), line.spans.end(),
                           [](const InlineSpan& span) { return !span.url.isEmpty(); });
    }

    /// Removes a range of a line and the separator after it; links stay.
    static void cut(TextLine& line, qsizetype start, qsizetype length)
    {
        static const QRegularExpression mark(QStringLiteral("^\\s*[|｜•·;；,，/]?\\s*"));
        qsizetype at = 0; // of the span, in the original line
        for (InlineSpan& span : line.spans) {
            const qsizetype size = span.text.size();
            const qsizetype from = qBound<qsizetype>(0, start - at, size);
            const qsizetype to = qBound<qsizetype>(0, start + length - at, size);
            const bool ends = to > from && to < size;
            span.text = span.text.left(from) + (ends ? span.text.mid(to).remove(mark) : span.text.mid(to));
            at += size;
        }
        erase_if(line.spans, [](const InlineSpan& span) { return span.text.isEmpty(); });
    }

    /// A name that no other rule finds: a single word as the document's heading ("TANG") or before contacts ("ZhangSan
    /// | 138… | …"), or lower-case words that also occur in the mail address ("jane. doe").
    bool takeLoneName(Lone which)
    {
        const bool any = which == Lone::Any;
        const QString mail = firstMail(m_blocks);
        for (TextBlock& block : m_blocks) {
            for (TextLine& line : block.lines) {
                if (line.isEmpty() || m_vocabulary.isDocumentTitle(line.plain()))
                    continue;
                const bool heading = block.kind == TextBlock::Kind::Heading;
                QStringList pieces = headPieces(line.plain().trimmed());
                const QString first = pieces.isEmpty() ? QString() : pieces.takeFirst().trimmed();
                const auto name = loneName(first, mail, any && heading, any && isLineOfContacts(line));
                static const QRegularExpression page(QStringLiteral("^(?:readme|about|home|index|bio|vita)$"),
                                                     QRegularExpression::CaseInsensitiveOption);
                const bool other = m_vocabulary.isRole(first) || m_vocabulary.guessSection(first) ||
                                   m_vocabulary.saysNoName(first) || page.match(first).hasMatch();
                if (!name || other)
                    return false; // only in the first place
                m_found.name = *name;
                cutFirstPiece(line, first);
                return true;
            }
        }
        return false;
    }

    bool takeNameOf(TextLine& line, bool heading)
    {
        QString icon;
        const QString text = withoutIcon(line.plain().trimmed(), &icon);
        // "张 三，男（1990年1月）": the personal facts after it prove a name, whatever the surname.
        static const QRegularExpression withFacts(
            QStringLiteral("^(\\p{Han}{1,2}) ?(\\p{Han}{1,2})(?=\\s*[,，、/|｜]\\s*[男女](?!\\p{Han}))"));
        if (const auto match = withFacts.match(line.plain().trimmed()); match.hasMatch()) {
            m_found.name = LocalizedText::of(Language::Chinese, match.captured(1) + match.captured(2));
            cut(line, line.plain().indexOf(match.captured()), match.capturedLength());
            return true;
        }
        QStringList rest = headPieces(text);
        auto name = nameAround(text);
        if (!name)
            name = nameBeforeRole(text);
        if (const auto inverted = heading && !name ? readFamilyFirst(text, m_vocabulary) : std::nullopt)
            name = NameAround{*inverted, {}};
        QString piece; // of several pieces, the one that is the name
        if (name)
            rest = {};
        else if (!rest.isEmpty() && !m_vocabulary.isDocumentTitle(rest.front())) {
            // "男 / 张三 / 138…": the name follows personal facts.
            const qsizetype at = rest.size() > 1 && isPersonalFact(rest.front()) ? 1 : 0;
            piece = rest.takeAt(at).trimmed();
            const bool other = isPersonalFact(piece) || (!rest.isEmpty() && isPlace(piece, m_vocabulary));
            name = other ? std::nullopt : nameAround(piece); // "Springfield / 22 / …" is not
        }
        // "**ZHANG, San.** [ORCID …](…)": emphasized text before a link.
        if (const InlineSpan& first = line.spans.front(); !name && line.spans.size() > 1 &&
                                                          first.style.testFlag(InlineStyle::Bold) &&
                                                          m_vocabulary.headerField(first.text.trimmed()).isEmpty()) {
            name = nameAround(first.text.trimmed());
            if (name && !m_vocabulary.isRole(first.text) && !m_vocabulary.saysNoName(first.text)) {
                m_found.name = name->name;
                line.spans.removeFirst();
                return true;
            }
            name = std::nullopt;
        }
        // "产品经理的简历", "简历 | 基本信息"
        const QString han = name ? name->name.text(Language::Chinese) : QString();
        if (!han.isEmpty() && han != text &&
            (m_vocabulary.isRole(han) || m_vocabulary.isDocumentTitle(han) || m_vocabulary.guessSection(han)))
            return false;
        // "Machine Learning Engineer" also looks like a name, as does "Sample Robotics" anywhere.
        const QString words = name ? name->name.textOrFallback(Language::English) : QString();
        if (!name || (!heading && m_vocabulary.isRole(words)) || m_vocabulary.saysNoName(words))
            return false;
        m_found.name = name->name;
        static const QRegularExpression whose(QStringLiteral("\\s+(?:via|by|of|for|from)$")); // "Resume of"
        static const QRegularExpression comma(QStringLiteral("[,，、/]"));
        if (const QStringList fields = name->rest.split(comma);
            fields.front() == QStringLiteral("男") || fields.front() == QStringLiteral("女"))
            rest = fields;
        else if (m_vocabulary.isDocumentTitle(name->rest.section(u':', 0, 0).remove(whose)) ||
                 isWrittenOtherwise(name->rest, name->name))
            m_found.unplaced.emplaceBack(name->rest, line.number);
        else if (!name->rest.isEmpty())
            m_found.headline = name->rest;
        const qsizetype at = piece.isEmpty() ? -1 : line.plain().indexOf(piece);
        if (at >= 0 && name->rest.isEmpty() && leadsElsewhere(line))
            cut(line, 0, at + piece.size());
        else
            line.spans = {InlineSpan{rest.join(QStringLiteral("  "))}};
        return true;
    }

    /// "季文 律师"
    std::optional<NameAround> nameBeforeRole(const QString& text) const
    {
        static const QRegularExpression titled(QStringLiteral("^(\\p{Han}{2,4})\\s+(\\p{Han}{2,8})$"));
        const auto match = titled.match(text);
        if (!match.hasMatch() || !m_vocabulary.isRole(match.captured(2)) || m_vocabulary.isRole(match.captured(1)))
            return std::nullopt;
        return NameAround{LocalizedText::of(Language::Chinese, match.captured(1)), match.captured(2)};
    }

    QList<TextBlock>& m_blocks;
    const Vocabulary& m_vocabulary;
    HeadName m_found;
    TextLine m_taken; // the rest of the name's line
};

} // namespace

HeadName takeHeadName(QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    return NameTaking(blocks, vocabulary).take();
}

} // namespace duovita
