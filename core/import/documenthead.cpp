#include "core/import/documenthead.h"

#include "core/import/bilingualtext.h"
#include "core/import/contactparsing.h"
#include "core/import/headlabels.h"
#include "core/import/namereading.h"
#include "core/import/places.h"

#include <QRegularExpression>

namespace duovita {

namespace {

QStringList piecesOf(const QString& text)
{
    static const QString marks =
        QStringLiteral("\\s*[|｜•·；;]\\s+|\\s+[•·|｜—–]\\s*|\\s+-\\s+|\\x{3000}+|\\s{2,}|\\t+|\\s*[|｜]\\s*");
    static const QRegularExpression mark(marks);
    // "电话 … / 邮箱 …", "Tel: … / E-mail: …"; what a label names may have a stroke itself: "Looking for: A / B".
    static const QRegularExpression markOrStroke(marks + QStringLiteral("|\\s+/\\s+"));
    static const QRegularExpression markOrLabel(marks + QStringLiteral("|\\s+/\\s+(?=[^/:：]{1,20}[:：])"));
    if (!text.contains(QStringLiteral(" / ")))
        return text.split(mark, Qt::SkipEmptyParts);
    const bool labels = text.contains(u':') || text.contains(u'：');
    return text.split(labels ? markOrLabel : markOrStroke, Qt::SkipEmptyParts);
}

/// Without the icon or sign in front of a field.
QString withoutIcon(QString text, QString* icon)
{
    while (!text.isEmpty() && !text.front().isLetterOrNumber() && !QStringView(u"+(（<[\"“").contains(text.front())) {
        if (text.front().category() == QChar::Other_PrivateUse)
            *icon += text.front();
        text.remove(0, text.front().isHighSurrogate() && text.size() > 1 ? 2 : 1);
    }
    return text.trimmed();
}

bool isProse(const QString& text)
{
    constexpr qsizetype longest = 90;
    static const QRegularExpression stop(QStringLiteral("[.。!！]$"));
    static const QRegularExpression sentence(QStringLiteral("(?:\\S+\\s+){5}|[，。].*。"));
    return text.size() > longest || (stop.match(text).hasMatch() && sentence.match(text).hasMatch());
}

/// The fields of a line. The blanks inside of a wide label part nothing: "性    别：男".
QStringList fieldsOf(const QString& text)
{
    static const QRegularExpression wide(QStringLiteral("(?<![\\p{Han}])(\\p{Han})\\s+(\\p{Han})\\s*(?=[:：])"));
    static const QRegularExpression postal(QStringLiteral("^((?:[A-Z]{1,2}-)?\\d{3} ?\\d{2})\\s{2,}(?=\\p{Lu})"));
    return piecesOf(QString(text).replace(wide, QStringLiteral("\\1\\2")).replace(postal, QStringLiteral("\\1 ")));
}

class HeadReader {
public:
    HeadReader(QList<TextBlock> blocks, Language language, const Vocabulary& vocabulary)
        : m_blocks(std::move(blocks)), m_language(language), m_vocabulary(vocabulary)
    {
    }

    DocumentHead read()
    {
        labelFields(m_blocks, m_vocabulary);
        if (!takeLabelledName() && !takeFirstName() && !takeNameLikeMail())
            takeLoneName();
        for (const TextBlock& block : m_blocks) {
            TextBlock rest = block;
            rest.lines.clear();
            for (const TextLine& line : block.lines) {
                if (!takeLine(line))
                    rest.lines += line;
            }
            if (!rest.lines.isEmpty())
                m_head.summary += rest;
        }
        for (const TextBlock& block : m_head.summary)
            takeLinkedMail(block);
        joinEqualContacts();
        return m_head;
    }

private:
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
                const auto name = readName(match.captured(2).trimmed());
                if (!name)
                    continue;
                m_head.name = *name;
                line.spans = {
                    InlineSpan{QString(text).remove(match.capturedStart(), match.capturedLength()).trimmed()}};
                return true;
            }
        }
        return false;
    }

    bool takeFirstName()
    {
        constexpr int namesStandFirst = 5;
        int seen = 0;
        for (TextBlock& block : m_blocks) {
            for (TextLine& line : block.lines) {
                if (line.isEmpty() || m_vocabulary.isDocumentTitle(line.plain()))
                    continue;
                if (++seen > namesStandFirst)
                    return false;
                // What stands first may read like a position; a heading below it that does is one.
                if (takeNameOf(line, seen == 1 && block.kind == TextBlock::Kind::Heading))
                    return true;
            }
        }
        return false;
    }

    /// "Hi, I'm Rafi Penhallow", "Curriculum Vitae of Dr Jane Doe".
    bool takeNameLikeMail()
    {
        const QString mail = firstMail(m_blocks);
        for (TextBlock& block : m_blocks) {
            for (TextLine& line : block.lines) {
                if (const auto found = nameLikeMail(line.plain(), mail)) {
                    m_head.name = found->name;
                    line.spans = {InlineSpan{found->rest}};
                    return true;
                }
            }
        }
        return false;
    }

    /// Takes a line's first piece away, and the mark behind it; links further on stay.
    static void cutFirstPiece(TextLine& line, const QString& piece)
    {
        static const QRegularExpression mark(QStringLiteral("^\\s*[|｜•·;；,，/]?\\s*"));
        QString& text = line.spans.front().text;
        const qsizetype at = text.indexOf(piece);
        if (at < 0)
            return; // over several spans: the name stays in the line, too
        text = text.left(at) + text.mid(at + piece.size()).remove(mark);
    }

    /// What no other rule takes for a name: a single word as the document's heading ("TANG"), in front of contacts
    /// ("ZhangSan | 138… | …"), or words in small letters that the mail address has, too ("jane. doe").
    void takeLoneName()
    {
        const QString mail = firstMail(m_blocks);
        for (TextBlock& block : m_blocks) {
            for (TextLine& line : block.lines) {
                if (line.isEmpty() || m_vocabulary.isDocumentTitle(line.plain()))
                    continue;
                const bool heading = block.kind == TextBlock::Kind::Heading;
                QStringList pieces = piecesOf(line.plain().trimmed());
                const QString first = pieces.isEmpty() ? QString() : pieces.takeFirst().trimmed();
                const auto name = loneName(first, mail, heading, isContacts(line));
                static const QRegularExpression page(
                    QStringLiteral("^(?:readme|portfolio|about|home|index|profile|bio|vita)$"),
                    QRegularExpression::CaseInsensitiveOption);
                const bool other =
                    m_vocabulary.isRole(first) || m_vocabulary.guessSection(first) || page.match(first).hasMatch();
                if (name && !other) {
                    m_head.name = *name;
                    cutFirstPiece(line, first);
                }
                return; // only what stands first
            }
        }
    }

    bool takeNameOf(TextLine& line, bool heading)
    {
        QString icon;
        const QString text = withoutIcon(line.plain().trimmed(), &icon);
        QStringList rest = piecesOf(text);
        auto name = nameAround(text);
        if (!name)
            name = nameBeforeRole(text);
        if (name)
            rest = {};
        else if (!rest.isEmpty() && !m_vocabulary.isDocumentTitle(rest.front()))
            name = nameAround(rest.takeFirst().trimmed());
        // "产品经理的简历"
        const QString han = name ? name->name.text(Language::Chinese) : QString();
        if (!han.isEmpty() && han != text && m_vocabulary.isRole(han))
            return false;
        // "Machine Learning Engineer" reads like a name too.
        if (!name || (!heading && m_vocabulary.isRole(name->name.textOrFallback(Language::English))))
            return false;
        m_head.name = name->name;
        static const QRegularExpression comma(QStringLiteral("[,，、/]"));
        if (const QStringList fields = name->rest.split(comma);
            fields.front() == QStringLiteral("男") || fields.front() == QStringLiteral("女"))
            rest = fields;
        else if (m_vocabulary.isDocumentTitle(name->rest.section(u':', 0, 0)))
            keep(name->rest, line.number);
        else if (!name->rest.isEmpty())
            addHeadline(name->rest);
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

    void addHeadline(const QString& text)
    {
        const QString old = m_head.headline.text(m_language);
        m_head.headline.setText(m_language, old.isEmpty() ? text : old + QStringLiteral(", ") + text);
    }

    void keep(const QString& text, int line) { m_head.unplaced.emplaceBack(text, line); }

    /// Everything that a line of the head says beside prose.
    bool takeLine(const TextLine& line)
    {
        if (line.isEmpty())
            return true;
        if (m_vocabulary.isDocumentTitle(line.plain())) {
            keep(line.plain().trimmed(), line.number);
            return true;
        }
        if (isProse(line.plain().trimmed()) && !isContacts(line))
            return false;
        TextLine rest = line;
        const qsizetype before = m_head.contacts.size();
        takeLinks(rest);
        for (const QString& piece : fieldsOf(rest.plain())) {
            QString icon;
            const QString text = withoutIcon(piece.trimmed(), &icon);
            if (!icon.isEmpty())
                keep(icon, line.number);
            if (!text.isEmpty() && !(m_head.contacts.size() == before + 1 && labelContact(text)))
                takePiece(text, line.number, m_head.contacts.size() > before);
        }
        return true;
    }

    /// Long lines of nothing but contacts exist.
    static bool isContacts(const TextLine& line)
    {
        QString rest;
        const QList<Contact> contacts = takeContacts(line.spans, &rest);
        return (!contacts.isEmpty() && rest.size() < 60) || isListOfContacts(line, contacts.size());
    }

    /// "ORCID 0000-… | Nationality: … | [GitHub](…) · …": short pieces, and among them addresses.
    static bool isListOfContacts(const TextLine& line, qsizetype contacts)
    {
        constexpr qsizetype fewest = 3;
        constexpr qsizetype longest = 50;
        const QStringList pieces = piecesOf(line.plain());
        const auto links = std::count_if(line.spans.begin(), line.spans.end(),
                                         [](const InlineSpan& span) { return !span.url.isEmpty(); });
        return pieces.size() >= fewest && contacts + links > 0 &&
               std::all_of(pieces.begin(), pieces.end(),
                           [](const QString& piece) { return piece.trimmed().size() <= longest; });
    }

    /// "[portfolio](https://…)" is a contact of its own, its words the label.
    void takeLinks(TextLine& line)
    {
        for (InlineSpan& span : line.spans) {
            if (span.url.isEmpty())
                continue;
            m_head.contacts += contactOf(span);
            // "PhD student @ [Example University](…)": the words belong to the line.
            const QString before = textBefore(line, span).trimmed();
            const bool said = before.endsWith(u'@') || before.endsWith(QStringLiteral(" at"));
            span = InlineSpan{said ? span.text : QStringLiteral("  ")};
        }
    }

    /// "Weibo:" in front of the only link of its line.
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

    Contact contactOf(const InlineSpan& span) const
    {
        QString rest;
        QList<Contact> found = takeContacts({InlineSpan{addressOf(span.url)}}, &rest);
        Contact contact = found.size() == 1 ? found.front()
                                            : Contact{ContactKind::Website, LocalizedText::shared(span.url), {}, true};
        const QString words = span.text.trimmed();
        const auto digits = [](QString text) { return text.remove(QRegularExpression(QStringLiteral("[^+\\d]"))); };
        const bool sameNumber = contact.kind == ContactKind::Phone && digits(words) == digits(addressOf(span.url));
        if (sameNumber)
            contact.value = LocalizedText::shared(words); // as it is printed, with its spaces
        const bool same =
            sameNumber || span.url.contains(words, Qt::CaseInsensitive) || words.contains(addressOf(span.url));
        if (!same)
            contact.label = LocalizedText::of(containsHan(words) ? Language::Chinese : m_language, words);
        return contact;
    }

    static QString addressOf(const QString& url)
    {
        for (const char* scheme : {"mailto:", "tel:"}) {
            if (url.startsWith(QLatin1StringView(scheme)))
                return url.mid(static_cast<qsizetype>(qstrlen(scheme)));
        }
        return url;
    }

    void takePiece(const QString& text, int line, bool besideContacts)
    {
        // "微信 zhangsan": no colon behind the label.
        static const QRegularExpression blank(QStringLiteral("^(\\S{2,10})\\s+(\\S+)$"));
        const auto match = blank.match(text);
        const bool labelled =
            match.hasMatch() && m_vocabulary.headerField(match.captured(1)) == QStringLiteral("wechat");
        if (takeLabelled(labelled ? match.captured(1) + u':' + match.captured(2) : text, line))
            return;
        QString rest;
        const QList<Contact> contacts = takeContacts({InlineSpan{text}}, &rest);
        if (!contacts.isEmpty()) {
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
        constexpr qsizetype longestHeadline = 120;
        if (isLabelOfLastContact(text))
            return;
        if (const auto match = lives.match(text); match.hasMatch())
            addContact(ContactKind::Location, match.captured(2), match.captured(1));
        else if (const auto both = readBilingual(text);
                 isPlace(text, m_vocabulary) || isAddress(text) || (both && isPlace(both->chinese, m_vocabulary)))
            addPlace(text, line);
        else if (const auto name = nameAround(text); name && name->name == m_head.name)
            keep(text, line); // "张三个人简历": the name again
        else if (isPersonalFact(text))
            addContact(ContactKind::Other, text, {});
        else if (isSchoolWithDegree(text))
            m_head.schools.emplaceBack(text, line);
        else if (namesPersonAgain(text, line))
            return;
        else if (!isUpdateLine(text) && text.size() <= longestHeadline && !text.contains(u':') &&
                 text.front().isLetterOrNumber() &&
                 (m_vocabulary.isRole(text) || (m_vocabulary.isCompany(text) && !besideContacts) ||
                  (!besideContacts && m_head.headline.isEmpty() && isWords(text))))
            addHeadline(text);
        else
            keep(text, line);
    }

    /// "本科/示例大学计算机系", "示例大学（统招）本科".
    bool isSchoolWithDegree(const QString& text) const
    {
        constexpr qsizetype longest = 40;
        return containsHan(text) && text.size() <= longest && !text.contains(u'，') && m_vocabulary.isSchool(text) &&
               m_vocabulary.isDegree(text) && !m_vocabulary.isRole(text);
    }

    /// "张三/男/1990" below the name: the name again, and what else is told of the person.
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

    /// What a line about the person says without a label: "男", "29岁（1997/03/15）", "6年工作经验", "1990年5月生".
    static bool isPersonalFact(const QString& text)
    {
        static const QRegularExpression forms(QStringLiteral(
            "^(?:男|女|已婚|未婚|汉族|中共党员|共青团员|\\d{2}\\s*岁(?:\\s*[(（][^()（）]{4,12}[)）])?|"
            "\\d{1,2}\\s*年(?:以上)?工作经验|(?:19|20)\\d\\d年(?:\\d{1,2}月)?(?:\\d{1,2}日)?(?:出)?生)$"));
        return forms.match(text.trimmed()).hasMatch();
    }

    /// "GitHub:" before a link to an account there: the contact's kind says it.
    bool isLabelOfLastContact(const QString& text) const
    {
        if (m_head.contacts.isEmpty() || !(text.endsWith(u':') || text.endsWith(u'：')))
            return false;
        const ContactKind kind = m_head.contacts.last().kind;
        const QString name = QString::fromLatin1(contactKindTable[static_cast<std::size_t>(kind)].name);
        return m_vocabulary.headerField(text.chopped(1)) == name;
    }

    static bool isWords(const QString& text)
    {
        const auto letters = std::count_if(text.begin(), text.end(), [](QChar c) { return c.isLetter(); });
        return letters > 3 && letters * 2 > text.size();
    }

    /// A street with a number, or a place with a postal code.
    bool isAddress(const QString& text) const
    {
        static const QRegularExpression street(
            QStringLiteral(
                "\\d.*\\b(?:street|st|road|rd|walk|close|crescent|terrace|hill|place|avenue|ave|lane|ln|"
                "drive|boulevard|blvd|square|way|court)\\b|"
                "\\b(?:calle|rue|via|avenida|plaza)\\b.*\\d|"
                "\\p{L}(?:straße|strasse|gasse|weg|vägen|gatan|veien|gaten|straat|laan|gade|vej)\\s+\\d|\\b(?:Vej|Väg|"
                "Vei)\\s+\\d|"
                "^(?:[A-Z]{1,2}-)?(?:\\d{4,5}|\\d{3} \\d{2})\\s+\\p{Lu}\\p{L}{2,}|"
                "(?:路|街|道|巷)\\s*\\d+\\s*号|\\p{Han}{2,}(?:省|市).*(?:区|县)|^\\p{Han}{2,5}(?:省|市|县)$"),
            QRegularExpression::CaseInsensitiveOption);
        return street.match(text).hasMatch() ||
               (text.contains(u',') && !takePlace(text, m_vocabulary).place.isEmpty() && !m_vocabulary.isRole(text) &&
                !m_vocabulary.isCompany(text));
    }

    static bool isUpdateLine(const QString& text)
    {
        static const QRegularExpression update(QStringLiteral("\\b(?:update|updated|last update|as of)\\b|更新"),
                                               QRegularExpression::CaseInsensitiveOption);
        return update.match(text).hasMatch();
    }

    /// A line below an address goes on with it: the street, the town, the country.
    void addPlace(const QString& text, int line)
    {
        const bool goesOn = !m_head.contacts.isEmpty() && m_head.contacts.last().kind == ContactKind::Location &&
                            m_placeLine > 0 && line == m_placeLine + 1;
        m_placeLine = line;
        if (!goesOn) {
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
            addHeadline(value);
            return true;
        }
        static const QRegularExpression address(QStringLiteral("^(?:https?://|www\\.)\\S+$"));
        constexpr qsizetype longestLabel = 14;
        if (field.isEmpty() && label.size() <= longestLabel && !isUpdateLine(label) && address.match(value).hasMatch())
            return takeAddressed(label, value);
        if (field.isEmpty() || field == QStringLiteral("location") || field == QStringLiteral("wechat"))
            return takeNamed(field, label, value, line);
        return takeAddressed(label, value);
    }

    bool takeNamed(const QString& field, const QString& label, const QString& value, int line)
    {
        if (field == QStringLiteral("location"))
            m_placeLine = line;
        QString rest;
        if (field.isEmpty()) {
            // Only what people do put there: a word or two, and no other field behind it.
            constexpr qsizetype longest = 30;
            constexpr qsizetype longestLabel = 14; // "Marital status"
            const bool brief = label.size() <= longestLabel && value.size() <= longest && !value.contains(u':') &&
                               !value.contains(u'：') && !isUpdateLine(label);
            // "QQ：123456789", "ID: 0012": a number that its own name says is no telephone's.
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

    /// The label says what the address is; its letters say which kind.
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

    /// The telephone below the name and once more among the contacts, where a label says what it is.
    void joinEqualContacts()
    {
        QList<Contact> contacts;
        for (const Contact& contact : std::as_const(m_head.contacts)) {
            const auto same = std::find_if(contacts.begin(), contacts.end(), [&](const Contact& one) {
                return one.kind == contact.kind && one.value == contact.value &&
                       (one.label.isEmpty() || contact.label.isEmpty() || one.label == contact.label);
            });
            if (same == contacts.end())
                contacts += contact;
            else if (same->label.isEmpty())
                same->label = contact.label;
        }
        m_head.contacts = contacts;
    }

    /// "Feel free to [contact me](mailto:…)": the address is a contact too.
    void takeLinkedMail(const TextBlock& block)
    {
        for (const TextLine& line : block.lines) {
            for (const InlineSpan& span : line.spans) {
                if (!span.url.startsWith(QStringLiteral("mailto:")))
                    continue;
                const Contact mail{ContactKind::Email, LocalizedText::shared(addressOf(span.url)), {}, true};
                if (!m_head.contacts.contains(mail))
                    m_head.contacts += mail;
            }
        }
    }

    QList<TextBlock> m_blocks;
    Language m_language;
    const Vocabulary& m_vocabulary;
    DocumentHead m_head;
    int m_placeLine = 0; // of the newest address
};

} // namespace

DocumentHead readDocumentHead(QList<TextBlock> blocks, Language language, const Vocabulary& vocabulary)
{
    return HeadReader(std::move(blocks), language, vocabulary).read();
}

} // namespace duovita
