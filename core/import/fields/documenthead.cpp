#include "core/import/fields/documenthead.h"

#include "core/import/annotate/bilingualtext.h"
#include "core/import/annotate/contactparsing.h"
#include "core/import/annotate/nameforms.h"
#include "core/import/annotate/namereading.h"
#include "core/import/annotate/places.h"
#include "core/import/fields/headfields.h"
#include "core/import/fields/headlabels.h"
#include "core/import/fields/headname.h"

#include <QRegularExpression>

namespace duovita {

namespace {

class HeadReader {
public:
    HeadReader(QList<TextBlock> blocks, Language language, const Vocabulary& vocabulary)
        : m_blocks(std::move(blocks)), m_language(language), m_vocabulary(vocabulary)
    {
    }

    DocumentHead read()
    {
        labelFields(m_blocks, m_vocabulary);
        HeadName name = takeHeadName(m_blocks, m_vocabulary);
        m_head.name = name.name;
        m_head.isNameSure = name.sure;
        m_head.unplaced = std::move(name.unplaced);
        if (!name.headline.isEmpty())
            addHeadline(name.headline);
        const QSet<qsizetype> profilePoints = pointsOfProfile(m_blocks);
        for (qsizetype i = 0; i < m_blocks.size(); ++i) {
            const TextBlock& block = m_blocks[i];
            if (takeTopics(block))
                continue;
            TextBlock rest = block;
            rest.lines.clear();
            for (const TextLine& line : block.lines) {
                if (profilePoints.contains(i) || !takeLine(line))
                    rest.lines += line;
            }
            if (!rest.lines.isEmpty())
                m_head.summary += rest;
        }
        for (const TextBlock& block : m_head.summary)
            takeLinkedMail(block);
        for (const TextBlock& block : m_head.summary)
            takeWrittenMail(block);
        m_head.contacts = withoutRepetition(m_head.contacts);
        return m_head;
    }

private:
    /// In the language of its text: an English CV may contain a position in Chinese.
    void addHeadline(const QString& text)
    {
        const Language side = containsHan(text) ? Language::Chinese : m_language;
        const QString old = m_head.headline.text(side);
        m_head.headline.setText(side, old.isEmpty() ? text : QString(old + QStringLiteral(", ") + text));
    }

    void keep(const QString& text, int line) { m_head.unplaced.emplaceBack(text, line); }

    /// "# Sample Robotics · Example Learning" as a heading: the person's fields of work.
    bool takeTopics(const TextBlock& block)
    {
        static const QRegularExpression digit(QStringLiteral("[\\d:：@]"));
        const QString text = block.plain().simplified();
        const QStringList topics = headFields(block.plain().trimmed());
        const bool words = std::all_of(topics.begin(), topics.end(), [&](const QString& topic) {
            return isWords(topic) && !isPlace(topic, m_vocabulary) && !m_vocabulary.isDocumentTitle(topic);
        });
        if (block.kind != TextBlock::Kind::Heading || block.lines.size() != 1 || topics.size() < 2 || !words ||
            !m_head.headline.isEmpty() || digit.match(text).hasMatch() ||
            std::any_of(block.lines.front().spans.begin(), block.lines.front().spans.end(),
                        [](const InlineSpan& span) { return !span.url.isEmpty(); }))
            return false;
        addHeadline(text);
        return true;
    }

    /// Handles a line of the header that is not prose.
    bool takeLine(const TextLine& line)
    {
        if (line.isEmpty())
            return true;
        if (m_vocabulary.isDocumentTitle(line.plain())) {
            keep(line.plain().trimmed(), line.number);
            return true;
        }
        if (isHeadProse(line.plain().trimmed()) && !isLineOfContacts(line) && !isLabelledField(line))
            return false;
        TextLine rest = line;
        const qsizetype before = m_head.contacts.size();
        takeLinks(rest);
        for (const QString& piece : headFields(rest.plain())) {
            // "@sanzhang", "[@sanzhang]": an account on an unnamed service.
            static const QRegularExpression account(QStringLiteral("^[\\[(]?(@\\w[\\w.-]{1,38})[\\])]?$"));
            if (const auto match = account.match(piece.trimmed()); match.hasMatch()) {
                m_head.contacts += Contact{ContactKind::Other, LocalizedText::shared(match.captured(1)), {}, true};
                continue;
            }
            QString icon;
            const QString text = withoutIcon(piece.trimmed(), &icon);
            if (takeBehindIcon(icon, text, line.number))
                continue;
            if (!icon.isEmpty())
                keep(icon, line.number);
            if (takeLettered(text))
                continue;
            if (!text.isEmpty() && !(m_head.contacts.size() == before + 1 && labelContact(text)))
                takePiece(text, line.number, m_head.contacts.size() > before);
        }
        return true;
    }

    /// "Address: 1 Example Street, Bramfield, 48105."
    bool isLabelledField(const TextLine& line) const
    {
        static const QRegularExpression labelled(QStringLiteral("^\\s*([^:：]{2,20})[:：]\\s*\\S"));
        return !m_vocabulary.headerField(labelled.match(line.plain()).captured(1).trimmed()).isEmpty();
    }

    /// An account or a place after an icon that tells its kind.
    bool takeBehindIcon(const QString& icon, const QString& text, int line)
    {
        static const QRegularExpression account(QStringLiteral("^@?[\\w-][\\w.-]{1,38}/?$"));
        static const QRegularExpression address(QStringLiteral("[@\\d]|://|\\.\\w"));
        constexpr qsizetype longestPlace = 40;
        const QString meaning = icon.size() == 1 ? m_vocabulary.iconMeaning(icon.front()) : QString();
        if (meaning == QStringLiteral("location") && !text.isEmpty() && text.size() <= longestPlace &&
            !address.match(text).hasMatch()) {
            addPlace(text, line);
            return true;
        }
        if (meaning.isEmpty() || meaning == QStringLiteral("location") || !account.match(text).hasMatch() ||
            text.contains(u'.'))
            return false;
        const ContactKind kind = meaning == QStringLiteral("github") ? ContactKind::GitHub : ContactKind::LinkedIn;
        const QString name = text.endsWith(u'/') ? text.chopped(1) : text;
        m_head.contacts += Contact{kind, LocalizedText::shared(name), {}, true};
        return true;
    }

    /// "in sanzhang", "gh SanZhang": letters that represent an icon in a PDF's text.
    bool takeLettered(const QString& text)
    {
        static const QRegularExpression lettered(
            QStringLiteral("^(?:(in)|gh|git)\\s+(?=[\\w-]*[\\d_-]|[a-z]+[A-Z]|[A-Z]{2}|[a-z]{6,}$)([\\w-]{3,39})$"));
        const auto match = lettered.match(text);
        if (!match.hasMatch())
            return false;
        const ContactKind kind = match.captured(1).isEmpty() ? ContactKind::GitHub : ContactKind::LinkedIn;
        m_head.contacts += Contact{kind, LocalizedText::shared(match.captured(2)), {}, true};
        return true;
    }

    /// "[portfolio](https://…)" is a contact of its own, labelled by its words.
    void takeLinks(TextLine& line)
    {
        const auto links = std::count_if(line.spans.begin(), line.spans.end(),
                                         [](const InlineSpan& span) { return !span.url.isEmpty(); });
        for (qsizetype i = 0; i < line.spans.size(); ++i) {
            InlineSpan& span = line.spans[i];
            if (span.url.isEmpty())
                continue;
            m_head.contacts += contactOfLink(span, m_language);
            if (links > 1 && i > 0)
                labelLink(line.spans[i - 1]);
            // "PhD student @ [Example University](…)": the words belong to the line.
            const QString before = textBefore(line, span).trimmed();
            const bool keepsText = before.endsWith(u'@') || before.endsWith(QStringLiteral(" at"));
            span = InlineSpan{keepsText ? span.text : QStringLiteral("  ")};
        }
    }

    /// "Blog:" directly before one of several links: its label, unless the contact's kind says the same.
    void labelLink(InlineSpan& before)
    {
        static const QRegularExpression label(
            QStringLiteral("(?:^|[\\s|｜·•,，;；])(\\p{L}[\\p{L}-]{1,13})\\s*[:：]\\s*$"));
        const auto match = label.match(before.text);
        const QString field = m_vocabulary.headerField(match.captured(1));
        Contact& contact = m_head.contacts.last();
        if (!before.url.isEmpty() || !match.hasMatch() || field.isEmpty())
            return;
        const QString words = match.captured(1);
        if (contact.kind == ContactKind::Website && contact.label.isEmpty())
            contact.label = LocalizedText::of(containsHan(words) ? Language::Chinese : m_language, words);
        before.text.truncate(match.capturedStart(1));
    }

    /// "Weibo:" before the only link of its line.
    bool labelContact(const QString& text)
    {
        static const QRegularExpression label(QStringLiteral("^(\\p{L}[\\p{L} ]{1,13}?)\\s*[:：]$"));
        const auto match = label.match(text);
        Contact& contact = m_head.contacts.last();
        const bool other = contact.kind == ContactKind::Website || contact.kind == ContactKind::Other;
        if (!match.hasMatch() || !other)
            return false;
        const QString words = contact.label.textOrFallback(m_language);
        const QString whole = words.isEmpty() ? match.captured(1) : QString(match.captured(1) + u' ' + words);
        contact.label = LocalizedText::of(containsHan(whole) ? Language::Chinese : m_language, whole);
        return true;
    }

    static QString textBefore(const TextLine& line, const InlineSpan& span)
    {
        QString text;
        for (const InlineSpan& one : line.spans) {
            if (&one == &span)
                break;
            text += one.text;
        }
        return text;
    }

    void takePiece(const QString& text, int line, bool besideContacts)
    {
        // "微信 zhangsan", "GitHub @zhangsan": a label without a colon.
        static const QRegularExpression blank(QStringLiteral("^(\\S{2,10})\\s+(\\S+)$"));
        const auto match = blank.match(text);
        const QString field = match.hasMatch() ? m_vocabulary.headerField(match.captured(1)) : QString();
        const bool labelled =
            field == QStringLiteral("wechat") || (field == QStringLiteral("github") && match.captured(2)[0] == u'@');
        if (takeLabelled(labelled ? match.captured(1) + u':' + match.captured(2) : text, line))
            return;
        QString rest;
        const QList<Contact> contacts = takeContacts({InlineSpan{text}}, &rest);
        // "12-3456 Rue Exemple, Bramfield": house numbers, not a telephone number.
        const bool house = contacts.size() == 1 && contacts.front().kind == ContactKind::Phone &&
                           text.startsWith(contacts.front().value.textOrFallback(m_language)) && !rest.isEmpty() &&
                           !text.startsWith(u'+') && isPostalAddress(text, m_vocabulary);
        if (!contacts.isEmpty() && !house) {
            m_head.contacts += contacts;
            if (!rest.isEmpty())
                takeWords(rest, line, true);
            return;
        }
        takeWords(text, line, besideContacts);
    }

    void takeWords(const QString& text, int line, bool besideContacts)
    {
        static const QRegularExpression lives(
            QStringLiteral("^(现居住?(?:在|于(?![都洪潜]))?|现住(?:在|于(?![都洪潜]))?|居住(?:在|于)|base\\s*|(?:现居|"
                           "现住|居住地|所在地)\\s+)(.{2,8})$"),
            QRegularExpression::CaseInsensitiveOption);
        // Text that continues after a full stop is prose, not a headline.
        static const QRegularExpression sentences(QStringLiteral("[。！？]|[.!?]\\s+\\p{Lu}"));
        constexpr qsizetype longestHeadline = 120;
        if (isLabelOfLastContact(text))
            return;
        if (const auto match = lives.match(text); match.hasMatch())
            addContact(ContactKind::Location, match.captured(2), match.captured(1));
        else if (const auto both = readBilingual(text); isPlace(text, m_vocabulary) || arePlaces(text, m_vocabulary) ||
                                                        isPostalAddress(text, m_vocabulary) ||
                                                        (both && isPlace(both->chinese, m_vocabulary)))
            addPlace(text, line);
        else if (const auto name = nameAround(text); name && isOfPerson(name->name))
            keep(text, line); // "张三个人简历": the name again
        else if (m_vocabulary.findSection(text) == SectionKind::Summary)
            keep(text, line); // "个人简介" over a form of the person's fields
        else if (isPersonalFact(text))
            addContact(ContactKind::Other, text, {});
        else if (isOnlyFrames(text, m_vocabulary))
            keep(text, line); // "Download PDF", or the alternative text of a picture
        else if (isSchoolWithDegree(text))
            m_head.schools.emplaceBack(text, line);
        else if (namesPersonAgain(text, line))
            return;
        else if (!isUpdateLine(text) && text.size() <= longestHeadline && !text.contains(u':') &&
                 !sentences.match(text).hasMatch() && text.front().isLetterOrNumber() &&
                 (m_vocabulary.isRole(text) || (m_vocabulary.isCompany(text) && !besideContacts) ||
                  (!besideContacts && (m_head.headline.isEmpty() || line == m_headlineLine) && isWords(text)))) {
            addHeadline(text);
            m_headlineLine = line;
        } else
            keep(text, line);
    }

    /// The same name, or equal in one of its languages.
    bool isOfPerson(const LocalizedText& name) const
    {
        return !name.isEmpty() && std::all_of(allLanguages.begin(), allLanguages.end(), [&](Language language) {
            return name.text(language).isEmpty() || name.text(language) == m_head.name.text(language);
        });
    }

    /// "本科/示例大学计算机系", "示例大学（统招）本科".
    bool isSchoolWithDegree(const QString& text) const
    {
        constexpr qsizetype longest = 40;
        return containsHan(text) && text.size() <= longest && !text.contains(u'，') && m_vocabulary.isSchool(text) &&
               m_vocabulary.isDegree(text) && !m_vocabulary.isRole(text);
    }

    /// "张三/男/1990" below the name: the name again with personal facts.
    bool namesPersonAgain(const QString& text, int line)
    {
        const QStringList fields = text.split(u'/');
        const auto name = fields.size() > 1 ? nameAround(fields.front().trimmed()) : std::nullopt;
        if (!name || !name->rest.isEmpty() || name->name != m_head.name)
            return false;
        keep(fields.front().trimmed(), line);
        for (const QString& field : fields.mid(1))
            takeWords(field.trimmed(), line, true);
        return true;
    }

    /// "GitHub:" before a link to an account there, whose kind says the same.
    bool isLabelOfLastContact(const QString& text) const
    {
        if (m_head.contacts.isEmpty() || !(text.endsWith(u':') || text.endsWith(u'：')))
            return false;
        const ContactKind kind = m_head.contacts.last().kind;
        const QString name = QString::fromLatin1(contactKindTable[static_cast<std::size_t>(kind)].name);
        return m_vocabulary.headerField(text.chopped(1)) == name;
    }

    /// A line below an address continues it: street, town, country.
    void addPlace(const QString& text, int line)
    {
        const bool continues = !m_head.contacts.isEmpty() && m_head.contacts.last().kind == ContactKind::Location &&
                               m_placeLine > 0 && line == m_placeLine + 1;
        m_placeLine = line;
        if (!continues) {
            addContact(ContactKind::Location, text, {});
            return;
        }
        LocalizedText& value = m_head.contacts.last().value;
        for (const Language side : allLanguages) {
            if (const QString old = value.text(side); !old.isEmpty())
                value.setText(side,
                              QString(old + (containsHan(old) ? QStringLiteral("，") : QStringLiteral(", ")) + text));
        }
    }

    void addContact(ContactKind kind, const QString& value, const QString& label)
    {
        const Language side = containsHan(value) ? Language::Chinese : m_language;
        const bool words = kind == ContactKind::Location || kind == ContactKind::Other;
        Contact contact{kind, words ? LocalizedText::of(side, value) : LocalizedText::shared(value), {}, true};
        if (!label.isEmpty())
            contact.label = LocalizedText::of(containsHan(label) ? Language::Chinese : Language::English, label);
        m_head.contacts += contact;
    }

    /// "求职意向：后端开发工程师": the desired position also serves as the headline if there is no other.
    void takePosition(const QString& label, const QString& value)
    {
        const bool isFact = m_vocabulary.personalFact(label).has_value();
        if (!isFact || m_head.headline.isEmpty())
            addHeadline(value);
        if (isFact)
            addContact(ContactKind::Other, value, label);
    }

    /// "邮箱 Email: …", "现居住地：成都", "出生年月：1990年5月".
    bool takeLabelled(const QString& text, int line)
    {
        static const QRegularExpression labelled(QStringLiteral("^(\\p{L}[\\p{L}\\s-]{0,24}?)\\s*[:：]\\s*(.+)$"));
        const auto match = labelled.match(text);
        if (!match.hasMatch() || match.captured(1).startsWith(QStringLiteral("http")))
            return false;
        const QString label = match.captured(1);
        const QString value = match.captured(2).trimmed();
        const QString field = m_vocabulary.headerField(label);
        if (field == QStringLiteral("headline")) {
            takePosition(label, value);
            return true;
        }
        // "Education: Bachelor (2001-2005) Example University": a section on one line.
        if (field.isEmpty() && !m_vocabulary.isPersonalLabel(label) &&
            m_vocabulary.findSection(label) == SectionKind::Education && m_vocabulary.isSchool(value) &&
            m_vocabulary.isDegree(value)) {
            m_head.schools.emplaceBack(value, line);
            return true;
        }
        static const QRegularExpression address(QStringLiteral("^(?:https?://|www\\.)\\S+$"));
        constexpr qsizetype longestLabel = 14;
        if (field.isEmpty() && label.size() <= longestLabel && !isUpdateLine(label) && address.match(value).hasMatch())
            return takeAddressed(label, value);
        static const QRegularExpression accountName(QStringLiteral("^@?[\\w-][\\w.-]{1,38}$"));
        const bool account = field == QStringLiteral("github") || field == QStringLiteral("linkedin");
        if (account && accountName.match(value).hasMatch() && !value.contains(u'.')) {
            const ContactKind kind = field == QStringLiteral("github") ? ContactKind::GitHub : ContactKind::LinkedIn;
            m_head.contacts += Contact{kind, LocalizedText::shared(value), {}, true};
            return true;
        }
        if (field.isEmpty() || field == QStringLiteral("location") || field == QStringLiteral("wechat"))
            return takeNamed(field, label, value, line);
        // "152xxxx4242": a partly hidden number.
        static const QRegularExpression hidden(QStringLiteral("^\\+?\\d{2,}[\\d -]*[xX*]{2,}[\\d -]*$"));
        if (field == QStringLiteral("phone") && hidden.match(value).hasMatch()) {
            addContact(ContactKind::Phone, value, label);
            return true;
        }
        // "san@example": an incomplete address.
        static const QRegularExpression cut(QStringLiteral("^[\\w.+-]{2,40}@[\\w-]{2,30}$"));
        if (field == QStringLiteral("email") && cut.match(value).hasMatch()) {
            addContact(ContactKind::Email, value, label);
            return true;
        }
        return takeAddressed(label, value);
    }

    bool takeNamed(const QString& field, const QString& label, const QString& value, int line)
    {
        if (field == QStringLiteral("location"))
            m_placeLine = line;
        QString rest;
        if (field.isEmpty()) {
            // Only plausible values: a word or two without another field after it.
            const bool known = m_vocabulary.isPersonalLabel(label);
            const qsizetype longest = known ? 60 : 30;
            constexpr qsizetype longestLabel = 14; // "Marital status"
            const bool brief = (known || label.size() <= longestLabel) && value.size() <= longest &&
                               !value.contains(u':') && !value.contains(u'：') && !isUpdateLine(label);
            // "QQ：123456789", "ID: 0012": by its label not a telephone number.
            static const QRegularExpression bare(QStringLiteral("^(?!1[3-9]\\d{9}$)\\d+$"));
            static const QRegularExpression telephone(
                QStringLiteral("office|work|home|fax|cell|contact|办公|传真|座机|固话|联系"),
                QRegularExpression::CaseInsensitiveOption);
            const bool number = bare.match(value).hasMatch() && !telephone.match(label).hasMatch();
            if (!brief || (!number && !takeContacts({InlineSpan{value}}, &rest).isEmpty()))
                return false;
        }
        addContact(field.isEmpty()                       ? ContactKind::Other
                   : field == QStringLiteral("location") ? ContactKind::Location
                                                         : ContactKind::WeChat,
                   value, label);
        return true;
    }

    /// The label tells what the address is; its text tells the kind of contact.
    bool takeAddressed(const QString& label, const QString& value)
    {
        QString rest;
        QList<Contact> contacts = takeContacts({InlineSpan{value}}, &rest);
        if (contacts.size() != 1 || !rest.isEmpty())
            return false;
        contacts.front().label = LocalizedText::of(containsHan(label) ? Language::Chinese : Language::English, label);
        m_head.contacts += contacts;
        return true;
    }

    /// "Feel free to [contact me](mailto:…)": the address is a contact, too.
    void takeLinkedMail(const TextBlock& block)
    {
        for (const TextLine& line : block.lines) {
            for (const InlineSpan& span : line.spans) {
                if (!span.url.startsWith(QStringLiteral("mailto:")))
                    continue;
                const Contact mail{ContactKind::Email, LocalizedText::shared(bareAddress(span.url)), {}, true};
                if (!m_head.contacts.contains(mail))
                    m_head.contacts += mail;
            }
        }
    }

    /// "Feel free to write to jane@example.org": a contact, too, if there is no other address.
    void takeWrittenMail(const TextBlock& block)
    {
        static const QRegularExpression address(QStringLiteral("[A-Za-z0-9._+-]+@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)+"));
        const auto match = address.match(block.plain());
        if (match.hasMatch() && std::none_of(m_head.contacts.begin(), m_head.contacts.end(),
                                             [](const Contact& contact) { return contact.kind == ContactKind::Email; }))
            addContact(ContactKind::Email, match.captured(), {});
    }

    QList<TextBlock> m_blocks;
    Language m_language;
    const Vocabulary& m_vocabulary;
    DocumentHead m_head;
    int m_placeLine = 0;    // line of the latest address
    int m_headlineLine = 0; // line of the latest piece of the headline
};

} // namespace

DocumentHead readDocumentHead(QList<TextBlock> blocks, Language language, const Vocabulary& vocabulary)
{
    return HeadReader(std::move(blocks), language, vocabulary).read();
}

} // namespace duovita
