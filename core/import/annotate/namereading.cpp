#include "core/import/annotate/namereading.h"

#include "core/import/annotate/places.h"
#include "core/terms/hanreadings.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

const QString& latinName()
{
    static const QString pattern =
        QStringLiteral("\\p{Lu}[\\p{L}.'’-]*(?:\\s+(?:van|von|der|den|de|da|del|di|la|le|bin|al|dos|ten)\\b|"
                       "\\s+[\"“”]\\p{Lu}\\p{L}+[\"“”]|\\s+[(（]\\p{Lu}\\p{L}+[)）]|"
                       "\\s+\\p{Lu}[\\p{L}.'’-]*){0,3}\\s+\\p{Lu}[\\p{L}.'’-]*");
    return pattern;
}

namespace {

const QString& chineseName()
{
    static const QString pattern = QStringLiteral("\\p{Han}{2,4}(?:·\\p{Han}+)?");
    return pattern;
}

/// Converts names in capitals: JIN FANG becomes Jin Fang.
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

LocalizedText nameOf(const QString& latin, const QString& chinese)
{
    LocalizedText name;
    name.setText(Language::English, inTitleCase(latin.simplified()));
    name.setText(Language::Chinese, chinese);
    return name;
}

bool sharesWord(const QString& name, const QString& mail)
{
    static const QRegularExpression part(QStringLiteral("[\\s-]+"));
    constexpr qsizetype shortest = 3;
    const QStringList words = name.toLower().split(part);
    return std::any_of(words.begin(), words.end(),
                       [&](const QString& word) { return word.size() >= shortest && mail.contains(word); });
}

/// "shifei.luo" contains every syllable of luo shi fei.
bool spellsName(const QString& syllables, const QString& mail)
{
    const QStringList parts = syllables.split(u' ', Qt::SkipEmptyParts);
    return parts.size() > 1 &&
           std::all_of(parts.begin(), parts.end(), [&](const QString& part) { return mail.contains(part); });
}

} // namespace

bool isWrittenOtherwise(const QString& text, const LocalizedText& name)
{
    const QStringList written = text.toLower().split(u' ', Qt::SkipEmptyParts);
    const QStringList words = name.text(Language::English).toLower().split(u' ', Qt::SkipEmptyParts);
    return !words.isEmpty() &&
           std::all_of(words.begin(), words.end(), [&](const QString& word) { return written.contains(word); });
}

std::optional<NameAround> nameAround(const QString& text)
{
    static const QRegularExpression honoured(
        QStringLiteral("^((?:Dr|Prof|Professor|Mr|Mrs|Ms|Mx)\\.?\\s+(?:Dr\\.?\\s+)?)(.+)$"));
    static const QRegularExpression credentials(QStringLiteral("^([^,，]+),\\s*((?:[A-Z][A-Za-z.]{1,5}(?:,\\s*)?)+)$"));
    static const QRegularExpression document(
        QStringLiteral("^(.{2,20}?)\\s*(?:的?(?:个人)?(?:简历|履历)|'s (?:CV|Resume))$"));
    // "Jane Doe CV: Extended Edition"
    static const QRegularExpression edition(
        QStringLiteral(
            "^(.{4,40}?)(?:['’]s)?\\s+((?:CV|R[ée]sum[ée]|Curriculum Vit(?:ae|æ))\\b\\s*(?:[:：–—(（-].*)?)$"),
        QRegularExpression::CaseInsensitiveOption);
    // "张三, 博士"
    static const QRegularExpression degreed(QStringLiteral(
        "^([\\p{Han}\\s·]{2,8}?)\\s*[,，、]\\s*((?:[\\p{Han}]{0,4})(?:博士|硕士|学士|博士后|教授|讲师|研究员|"
        "工程师|律师|医师|医生|设计师|会计师|建造师))$"));
    // "简历 - 张三", "Resume of Jane Doe"
    static const QRegularExpression entitled(
        QStringLiteral("^((?:(?:个人|求职|我的|中文|英文)?(?:简历|履历)|CV|R[ée]sum[ée]|Curriculum Vit(?:ae|æ))"
                       "(?:\\s+(?:via|by|of|for|from)(?=\\s)|(?=\\s*[-–—:：|｜·•/])))[-–—:：|｜·•/\\s]+(\\S.{1,40})$"),
        QRegularExpression::CaseInsensitiveOption);
    // "前端开发-张三的简历（长期有效）"
    static const QRegularExpression owner(
        QStringLiteral("^((?:.*[-–—|｜·\\s])?)(\\p{Han}{2,4})的(?:个人)?(?:简历|履历)\\s*((?:[(（].*)?)$"));
    if (const auto match = owner.match(text); match.hasMatch()) {
        static const QRegularExpression edges(QStringLiteral("[-–—|｜·\\s]+$"));
        const QString rest = match.captured(1).remove(edges) + u' ' + match.captured(3);
        return NameAround{LocalizedText::of(Language::Chinese, match.captured(2)), rest.trimmed()};
    }
    static const QRegularExpression spaced(QStringLiteral("^(\\p{Han})\\s+(\\p{Han})(?:\\s+(\\p{Han}))?$"));
    // Two or three widely spaced characters.
    if (const auto match = spaced.match(text); match.hasMatch()) {
        const QString name = match.captured(1) + match.captured(2) + match.captured(3);
        return NameAround{LocalizedText::of(Language::Chinese, name), {}};
    }
    static const QRegularExpression titled(QStringLiteral(
        "^(\\p{Han}{2,4})\\s+((?:副?教授|讲师|博士|硕士|研究员|副研究员|工程师|先生|女士|老师)\\S{0,6})$"));
    // "张三 2027届硕士"
    static const QRegularExpression graduating(
        QStringLiteral("^(\\p{Han}{2,4})\\s+((?:19|20)\\d\\d\\s*年?\\s*(?:应届|届|级|毕业)\\S{0,10})$"));
    // "San ZHANG Ph.D. Candidate", "San Zhang, PhD student"
    static const QRegularExpression studying(
        QStringLiteral("^(\\p{Lu}[\\p{L}'’-]+(?:\\s+\\p{Lu}[\\p{L}'’.-]*){0,2}\\s+\\p{Lu}[\\p{L}'’-]+),?\\s+"
                       "((?:Ph\\.?D\\.?|M\\.?Sc\\.?|Postdoc(?:toral)?|Master['’]?s?|Doctoral)\\s+(?i:candidate|student|"
                       "researcher|fellow)\\b.{0,40})$"));
    // "张三，男，工学博士，教授": a sentence of fields.
    static const QRegularExpression listed(QStringLiteral("^(\\p{Han}{2,4})[,，、/]\\s*((?:男|女)[,，、/].+)$"));
    // "张三 (San Zhang, MD)"
    static const QRegularExpression bracketed(
        QStringLiteral("^(\\p{Han}{2,4}\\s*[(（][^()（）,，]+),\\s*((?:[A-Z][A-Za-z.]{1,5}(?:,\\s*)?)+)[)）]$"));
    if (const auto match = bracketed.match(text); match.hasMatch()) {
        if (const auto name = readName(QString(match.captured(1) + u')')))
            return NameAround{*name, match.captured(2)};
    }
    // "ZHANG, San Wu.": the family name first, in capitals.
    static const QRegularExpression inverted(QStringLiteral(
        "^(\\p{Lu}[\\p{Lu}'’-]+),\\s+(\\p{Lu}\\p{Ll}[\\p{L}'’-]*(?:\\s+\\p{Lu}(?:[\\p{L}'’-]+|\\.)){0,2}?)\\.?$"));
    if (const auto match = inverted.match(text); match.hasMatch())
        return NameAround{nameOf(match.captured(2) + u' ' + inTitleCase(match.captured(1)), {}), {}};
    struct Form {
        const QRegularExpression& expression;
        int name;
        int rest;
    };
    for (const Form& form : {Form{honoured, 2, 1}, Form{entitled, 2, 1}, Form{credentials, 1, 2}, Form{document, 1, 0},
                             Form{edition, 1, 2}, Form{titled, 1, 2}, Form{degreed, 1, 2}, Form{listed, 1, 2},
                             Form{graduating, 1, 2}, Form{studying, 1, 2}}) {
        const auto match = form.expression.match(text);
        if (!match.hasMatch())
            continue;
        const QString rest = form.rest == 0 ? QString() : match.captured(form.rest).trimmed();
        // "Prof. San Zhang, Ph.D." has both.
        if (auto inner = nameAround(match.captured(form.name).trimmed())) {
            inner->rest = QStringList{rest, inner->rest}.join(u' ').trimmed();
            return inner;
        }
    }
    if (const auto name = readName(text))
        return NameAround{*name, {}};
    // "San Zhang (Zhang San)", "San Zhang (San W. Zhang)": the name repeated in another form.
    static const QRegularExpression twice(QStringLiteral("^(%1)\\s*[(（]([\\p{L}'’. -]{3,40})[)）]$").arg(latinName()),
                                          QRegularExpression::UseUnicodePropertiesOption);
    if (const auto match = twice.match(text); match.hasMatch()) {
        if (const LocalizedText name = nameOf(match.captured(1), {}); isWrittenOtherwise(match.captured(2), name))
            return NameAround{name, match.captured(2)};
    }
    return std::nullopt;
}

std::optional<LocalizedText> readName(const QString& text)
{
    static const QRegularExpression latin(
        QStringLiteral("^(%1)(?:\\s*[(（/|,，]?\\s*(%2)\\s*[)）]?)?$").arg(latinName(), chineseName()));
    // Next to a Chinese name, also "Chien, Chia-Wei".
    static const QRegularExpression chinese(
        QStringLiteral(
            "^(%2)(?:\\s*[(（/|,，]?\\s*(%1|\\p{Lu}[\\p{L}'’-]+,\\s*(?:%1|\\p{Lu}[\\p{L}.'’-]*))\\s*[)）]?)?$")
            .arg(latinName(), chineseName()));
    if (const auto match = latin.match(text); match.hasMatch())
        return nameOf(match.captured(1), match.captured(2));
    if (const auto match = chinese.match(text); match.hasMatch())
        return nameOf(match.captured(2), match.captured(1));
    return std::nullopt;
}

std::optional<NameAround> nameBehindLabel(const QString& value)
{
    // "张三（Jason）", "Jane Doe (she/her)", "Jane Doe, born 1990"
    static const QRegularExpression latin(QStringLiteral("^(%1)(?=\\s*[(（,，;；/|]|$)").arg(latinName()));
    static const QRegularExpression chinese(
        QStringLiteral("^(\\p{Han}{2,4}(?:·\\p{Han}+)?|\\p{Han} +\\p{Han}(?: +\\p{Han})?)(?=\\s*[(（,，;；/|\\s]|$)"));
    static const QRegularExpression word(QStringLiteral("^(\\p{Lu}\\p{L}[\\p{L}'’-]{0,20})$"));
    static const QRegularExpression brackets(QStringLiteral("^\\s*[(（,，;；/|]\\s*|\\s*[)）]$"));
    if (auto name = nameAround(value))
        return name;
    for (const QRegularExpression* form : {&latin, &chinese, &word}) {
        const auto match = form->match(value);
        if (!match.hasMatch())
            continue;
        const QString name = match.captured(1);
        return NameAround{containsHan(name) ? nameOf({}, QString(name).remove(u' ')) : nameOf(name, {}),
                          value.mid(match.capturedEnd()).remove(brackets).trimmed()};
    }
    return std::nullopt;
}

std::optional<LocalizedText> readFamilyFirst(const QString& text, const Vocabulary& vocabulary)
{
    static const QRegularExpression form(QStringLiteral(
        "^(\\p{Lu}\\p{L}[\\p{L}'’-]{0,18}),\\s+(\\p{Lu}\\p{L}[\\p{L}'’-]{0,18}(?:\\s+\\p{Lu}(?:[\\p{L}'’-]"
        "{1,18}|\\.))?)$"));
    const auto match = form.match(text.trimmed());
    if (!match.hasMatch())
        return std::nullopt;
    const auto isOther = [&](const QString& words) {
        return vocabulary.isRole(words) || vocabulary.isDegree(words) || vocabulary.isCompany(words) ||
               vocabulary.isCity(words) || vocabulary.isState(words) || vocabulary.isCountry(words) ||
               vocabulary.isRegion(words) || vocabulary.saysNoName(words) || vocabulary.isDocumentTitle(words) ||
               vocabulary.guessSection(words);
    };
    if (isOther(match.captured(1)) || isOther(match.captured(2)) || isPlace(text, vocabulary))
        return std::nullopt;
    return nameOf(match.captured(2) + u' ' + match.captured(1), {});
}

QStringList accountsIn(const QList<TextBlock>& blocks)
{
    static const QRegularExpression account(QStringLiteral("(?:\\G|(?<![\\w.+-]))([\\w.+-]++)@[\\w-]+\\.|(?:github|"
                                                           "gitee|linkedin|twitter|x)\\.com/(?:in/)?@?([\\w.-]{3,})|"
                                                           "://([\\w-]{3,})\\.(?:github|gitee|gitlab)\\.io"),
                                            QRegularExpression::CaseInsensitiveOption);
    QStringList accounts;
    const auto add = [&](const QString& text) {
        for (auto it = account.globalMatch(text); it.hasNext();) {
            const auto match = it.next();
            accounts += QString(match.captured(1) + match.captured(2) + match.captured(3)).toLower();
        }
    };
    for (const TextBlock& block : blocks) {
        add(block.plain());
        for (const TextLine& line : block.lines) {
            for (const InlineSpan& span : line.spans)
                add(span.url);
        }
    }
    accounts.removeDuplicates();
    return accounts;
}

bool isOfAccount(const LocalizedText& name, const QStringList& accounts)
{
    const QString latin = name.text(Language::English);
    const QString spoken = pinyinSyllables(name.text(Language::Chinese)).join(u' ');
    return std::any_of(accounts.begin(), accounts.end(), [&](const QString& account) {
        return sharesWord(latin, account) || spellsName(spoken, account);
    });
}

QString firstMail(const QList<TextBlock>& blocks)
{
    static const QRegularExpression mail(QStringLiteral("(?<![\\w.+-])([\\w.+-]++)@[\\w-]+\\."));
    for (const TextBlock& block : blocks) {
        if (const auto match = mail.match(block.plain()); match.hasMatch())
            return match.captured(1).toLower();
    }
    return {};
}

std::optional<NameInside> nameLikeMail(const QString& text, const QString& mail)
{
    static const QRegularExpression name(latinName());
    static const QRegularExpression title(QStringLiteral("^(?:I['’]m|Dr|Prof|Mr|Mrs|Ms)\\.?\\s+"));
    for (auto it = name.globalMatch(text); it.hasNext() && !mail.isEmpty();) {
        const auto match = it.next();
        const QString found = match.captured().remove(title);
        if (found.contains(u' ') && sharesWord(found, mail))
            return NameInside{nameOf(found, {}),
                              text.left(match.capturedStart()) + QStringLiteral("  ") + text.mid(match.capturedEnd())};
    }
    return std::nullopt;
}

std::optional<LocalizedText> loneName(const QString& text, const QString& mail, bool heading, bool beforeContacts)
{
    static const QRegularExpression word(QStringLiteral("^\\p{Lu}[\\p{L}.'’-]{1,20}$"));
    static const QRegularExpression twoInOne(QStringLiteral("^\\p{Lu}\\p{Ll}+\\p{Lu}\\p{Ll}+$"));
    static const QRegularExpression small(QStringLiteral("^\\p{Ll}[\\p{Ll}.'’-]*(?:\\s+\\p{Ll}[\\p{Ll}.'’-]*){1,2}$"));
    const bool lone = (heading && word.match(text).hasMatch()) || (beforeContacts && twoInOne.match(text).hasMatch());
    // Kept as the person writes it: "jane. doe" and "TANG" are intended.
    if (lone || (small.match(text).hasMatch() && !mail.isEmpty() && sharesWord(QString(text).remove(u'.'), mail)))
        return LocalizedText::of(Language::English, text);
    return std::nullopt;
}

qsizetype findNameLine(const QList<TextBlock>& blocks)
{
    const QString mail = firstMail(blocks);
    for (qsizetype i = 0; i < blocks.size() && !mail.isEmpty(); ++i) {
        const bool shown = blocks[i].lines.size() == 1 && !blocks[i].comment;
        const QString text = shown ? blocks[i].plain().trimmed() : QString();
        const auto name = readName(text);
        if (i == 0 && loneName(text, mail, false, false))
            return i;
        if (!name)
            continue;
        const QString spoken = pinyinSyllables(name->text(Language::Chinese)).join(u' ');
        if (sharesWord(name->text(Language::English), mail) || (containsHan(text) && spellsName(spoken, mail)))
            return i;
    }
    return -1;
}

} // namespace duovita
