#include "core/terms/neededtexts.h"

#include "core/domain/documentwords.h"
#include "core/terms/commonterms.h"
#include "core/terms/headings.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace duovita {

namespace {

/// The texts in any field for which the terms in use have a translation.
const QSet<QString>& translatedTerms()
{
    static const QSet<QString> terms = [] {
        QSet<QString> known;
        for (const CommonTerm& common : commonTerms())
            known += common.term.text(Language::English).toLower();
        return known;
    }();
    return terms;
}

bool isTranslated(const QString& words)
{
    return translatedTerms().contains(words.simplified().toLower());
}

const QSet<QString>& companies()
{
    static const QSet<QString> names = [] {
        QSet<QString> known;
        for (const CommonTerm& common : commonTerms()) {
            if (common.kind == TermKind::Organization)
                known += common.term.text(Language::English);
        }
        return known;
    }();
    return names;
}

bool hasLetter(const QString& text)
{
    const QList<uint> codes = text.toUcs4();
    return std::any_of(codes.begin(), codes.end(), [](uint code) { return QChar::isLetter(code); });
}

QStringList wordsOf(const QString& text)
{
    static const QRegularExpression space(QStringLiteral("[\\s\u2013\u2014,;()]+"));
    QStringList words = text.split(space, Qt::SkipEmptyParts);
    words.removeIf([](const QString& word) { return !hasLetter(word); });
    return words;
}

/// "MLSys", "GPA", "C++", "802.11ax", "https://…": no word of a sentence looks like this. "Co-Founder" does not count.
bool isCode(const QString& word)
{
    static const QRegularExpression sign(QStringLiteral("[\\d+#@_]|://|^www\\."));
    const QStringList parts = word.split(u'-', Qt::SkipEmptyParts);
    const bool isLetter = word.size() == 1 && word.front().isUpper(); // "CCF A"
    return isLetter || word.contains(sign) || std::any_of(parts.begin(), parts.end(), [](const QString& part) {
               return std::any_of(part.begin() + 1, part.end(), [](QChar c) { return c.isUpper(); });
           });
}

bool hasCapital(const QString& word)
{
    const auto first = std::find_if(word.begin(), word.end(), [](QChar c) { return c.isLetter(); });
    return first != word.end() && first->isUpper();
}

bool isNamelike(const QString& word)
{
    return isCode(word) || hasCapital(word);
}

bool areNames(const QString& text)
{
    const QStringList words = wordsOf(text);
    return !isTranslated(text) && std::all_of(words.begin(), words.end(), isCode);
}

bool isProduct(const QString& text)
{
    const QStringList words = wordsOf(text);
    return areNames(text) || (words.size() == 1 && hasCapital(words.front()) && !isTranslated(text));
}

/// A word in small letters may be the name of a program ("git") if the others plainly are names.
bool areItems(const QString& text)
{
    static const QRegularExpression between(
        QStringLiteral("[,;:|/()\u00b7\u2022\uff0c\uff1b\uff1a\u3001\uff08\uff09\\n]"
                       "|\\s(?:and|&)\\s"));
    QStringList items = text.split(between, Qt::SkipEmptyParts);
    items.removeIf([](const QString& item) { return !hasLetter(item); });
    const auto isName = [](const QString& item) {
        const QStringList words = wordsOf(item);
        return std::all_of(words.begin(), words.end(), isNamelike);
    };
    const bool namesSome = std::any_of(items.begin(), items.end(), isName);
    return std::all_of(items.begin(), items.end(), [&](const QString& item) {
        return !isTranslated(item) && (isName(item) || (namesSome && wordsOf(item).size() == 1));
    });
}

/// Institutions of a country have a name in its language, unlike products and their makers.
bool namesInstitution(const QString& text)
{
    static const QRegularExpression words(QStringLiteral("\\b(?:China|Chinese|Society|Association|Ministry|Bureau|"
                                                         "Commission|Committee|University|College|School|Hospital|"
                                                         "Academy|Bank|Company|Group|Technology|Centre|Center)\\b"));
    return text.contains(words);
}

bool isCertificate(const QString& text)
{
    const QStringList words = wordsOf(text);
    const auto isCodeOrCompany = [](const QString& word) { return isCode(word) || companies().contains(word); };
    return !isTranslated(text) && std::all_of(words.begin(), words.end(), isNamelike) &&
           std::any_of(words.begin(), words.end(), isCodeOrCompany);
}

TextNature natureOfTitle(SectionKind kind)
{
    switch (kind) {
    case SectionKind::Publication:
        return TextNature::Work;
    case SectionKind::Certificate:
        return TextNature::Certificate;
    case SectionKind::Project:
    case SectionKind::Research:
        return TextNature::Product;
    case SectionKind::Patent:
    case SectionKind::Reference:
        return TextNature::Prose;
    default:
        return TextNature::Names;
    }
}

/// Whether the title differs from the kind's standard title. Ignores case and repeated spaces.
bool isOwnTitle(const LocalizedText& title, SectionKind kind)
{
    return std::any_of(allLanguages.begin(), allLanguages.end(), [&](Language language) {
        const QString text = title.text(language).simplified();
        return !text.isEmpty() && text.compare(standardTitle(kind, language), Qt::CaseInsensitive) != 0;
    });
}

/// Whether no standard title can replace the title.
bool isNeeded(const LocalizedText& title, SectionKind kind)
{
    return kind == SectionKind::Custom && isOwnTitle(title, kind);
}

} // namespace

TextNature natureOf(Field field, SectionKind kind)
{
    if (field == Field::Title)
        return natureOfTitle(kind);
    // The issuer of a certificate.
    if (field == Field::Subtitle && kind == SectionKind::Certificate)
        return TextNature::Items;
    return infoOf(field).nature;
}

TextNature natureOf(ContactKind kind)
{
    switch (kind) {
    case ContactKind::Location:
        return TextNature::Prose;
    case ContactKind::Other:
        return TextNature::Names;
    default:
        return TextNature::Address;
    }
}

bool isAlikeEverywhere(const QString& text, TextNature nature)
{
    if (containsHan(text))
        return false;
    if (!hasLetter(text))
        return true;
    switch (nature) {
    case TextNature::Prose:
        return false;
    case TextNature::Names:
        return areNames(text);
    case TextNature::Product:
        return isProduct(text);
    case TextNature::Items:
        return areItems(text) && !namesInstitution(text);
    case TextNature::Certificate:
        return isCertificate(text);
    case TextNature::Work:
    case TextNature::Address:
        return true;
    }
    return false;
}

bool saysOnlyItsKind(const QString& label, ContactKind kind)
{
    // In addition to the words of the label files. Words that tell two contacts apart ("mobile") do not belong here.
    static const QHash<ContactKind, QStringList> further{
        {ContactKind::Email, QStringLiteral("e-mail|mail|email address|电子邮箱|电子邮件").split(u'|')},
        {ContactKind::Phone, QStringLiteral("tel|telephone|联系电话").split(u'|')},
        {ContactKind::Website,
         QStringLiteral("web|homepage|home page|url|personal website|个人主页|网站|网址|个人网站").split(u'|')},
        {ContactKind::WeChat, {QStringLiteral("微信号")}},
        {ContactKind::Location, QStringLiteral("address|city|所在地|现居|现居地|现居城市|城市|所在城市").split(u'|')},
    };
    const QString normalized = label.simplified().toLower();
    const auto isLabel = [&](Language language) {
        const auto* const word = infoOf(language).words->contacts[static_cast<std::size_t>(kind)];
        return normalized == QString::fromUtf16(word).toLower();
    };
    return !normalized.isEmpty() &&
           (further.value(kind).contains(normalized) || std::any_of(allLanguages.begin(), allLanguages.end(), isLabel));
}

bool hasOwnLabel(const Contact& contact)
{
    if (!hasStandardLabel(contact.kind))
        return true;
    return contact.kind == ContactKind::Website &&
           std::any_of(allLanguages.begin(), allLanguages.end(), [&](Language language) {
               const QString label = contact.label.text(language);
               return !label.isEmpty() && !saysOnlyItsKind(label, contact.kind);
           });
}

QList<Language> languagesOfTitle(const Section& section)
{
    return isNeeded(section.title, section.kind()) ? languagesOf(section.title, TextNature::Prose) : QList<Language>();
}

QString titleForMissing(const LocalizedText& title, SectionKind kind, Language language)
{
    for (const Language other : allLanguages) {
        // "Self-Evaluation" is no title of an English CV.
        if (other == language || title.text(other).isEmpty() || kind == SectionKind::Summary)
            continue;
        if (const QString counterpart = counterpartOfHeading(title.text(other), other, language);
            !counterpart.isEmpty())
            return counterpart;
    }
    return standardTitle(kind, language);
}

QString titleInDocuments(const LocalizedText& title, SectionKind kind, Language language)
{
    const bool hasWord = title.text(language).isEmpty() && !isNeeded(title, kind);
    return hasWord ? titleForMissing(title, kind, language) : title.textOrFallback(language);
}

QList<Language> languagesOfValue(const Contact& contact)
{
    return contact.isPublic ? languagesOf(contact.value, natureOf(contact.kind)) : QList<Language>();
}

QList<Language> languagesOfLabel(const Contact& contact)
{
    return contact.isPublic && hasOwnLabel(contact) ? languagesOf(contact.label, TextNature::Names) : QList<Language>();
}

QList<Language> languagesOfValue(const PersonalFact& fact)
{
    return fact.isPrivate ? QList<Language>() : languagesOf(fact.value, TextNature::Names);
}

QList<Language> languagesOfLabel(const PersonalFact& fact)
{
    // Every other kind has a standard name in each language.
    const bool own = !fact.isPrivate && fact.kind == PersonalFactKind::Other;
    return own ? languagesOf(fact.label, TextNature::Names) : QList<Language>();
}

} // namespace duovita
