#include "core/import/annotate/contactparsing.h"

#include "core/domain/bareaddresses.h"

#include <QRegularExpression>

namespace duovita {

namespace {

struct ContactPattern {
    ContactKind kind;
    QRegularExpression expression;
};

const QList<ContactPattern>& patterns()
{
    static const auto insensitive = QRegularExpression::CaseInsensitiveOption;
    // A name is tried from its beginning only, and whole: else each of its letters would be, up to its end.
    static const QList<ContactPattern> list{
        {ContactKind::Email, QRegularExpression(QStringLiteral("(?<![\\w.+-])[\\w.+-]++@[\\w-]+(?:\\.[\\w-]+)+"))},
        // Written so that machines do not find it; as it was written it stays.
        {ContactKind::Email,
         QRegularExpression(
             QStringLiteral("(?<![\\w.+-])(?:[\\w.+-]++\\s*[\\[({<]\\s*(?:at|@|a)\\s*[\\])}>]\\s*[\\w-]+"
                            "(?:(?:\\.|\\s*[\\[({<]\\s*(?:dot|\\.)\\s*[\\])}>]\\s*|\\s+dot\\s+)[\\w-]+)+|"
                            "[\\w.+-]++\\s+at\\s+[\\w-]+(?:(?:\\s+dot\\s+|\\.)[\\w-]+)*\\s+dot\\s+[a-z]{2,6}\\b|"
                            "[\\w.+-]{1,64}(?<!_)_at_[\\w-]{1,63}(?:\\.[\\w-]{1,63})+)"),
             insensitive)},
        {ContactKind::Orcid, QRegularExpression(QStringLiteral("(?:https?://)?orcid\\.org/[\\dX-]+"), insensitive)},
        {ContactKind::LinkedIn,
         QRegularExpression(QStringLiteral("(?:https?://)?(?:www\\.)?linkedin\\.com/[^\\s·|,，]+"), insensitive)},
        {ContactKind::GoogleScholar,
         QRegularExpression(QStringLiteral("(?:https?://)?scholar\\.google\\.[^\\s·|,，]+"), insensitive)},
        {ContactKind::GitHub,
         QRegularExpression(QStringLiteral("(?:https?://)?(?:www\\.)?github\\.com/[^\\s·|,，]+"), insensitive)},
        {ContactKind::Website, QRegularExpression(QStringLiteral("(?:https?://|www\\.)[^\\s·|,，<>]+"), insensitive)},
        {ContactKind::Website,
         QRegularExpression(
             QStringLiteral("(?<![\\w@./-])(?:[\\w-]+\\.)+(?:com|org|net|edu|gov|io|dev|me|info|ai|app|"
                            "cn|uk|de|fr|ch|es|it|nl|se|eu|ca|au|jp|kr|sg|hk|tw|us|in|xyz|site|page|tech)"
                            "(?![\\w@.-]\\w)(?:/[^\\s·|,，<>]*)?"),
             insensitive)},
        {ContactKind::Orcid, QRegularExpression(QStringLiteral("\\b\\d{4}-\\d{4}-\\d{4}-\\d{3}[\\dX]\\b"))},
        // Seven to fifteen digits (ITU-T E.164), grouped as people like; no date ("06. 03. 1979"), and no "AL
        // 35487-0290".
        {ContactKind::Phone,
         QRegularExpression(
             QStringLiteral("(?<![\\w.])(?!(?<=\\b[A-Z]{2}\\s)\\d{5}-\\d{4}\\b)(?!\\d{1,2}\\. ?\\d{1,2}\\. ?(?:19|20)"
                            "\\d\\d\\b)(?![(（]?(?:19|20)"
                            "\\d\\d\\s*[./–-])(?:[(（]\\s*\\+?|\\+\\s*[(（]?)?(?:\\d[\\s().）-]{0,3}){6,"
                            "14}\\d(?!\\w)"))},
    };
    return list;
}

/// What people write before a contact to say what it is.
const QString& labelPattern()
{
    static const QString pattern = QStringLiteral(
        "\\b(?:e-?mail|phone|tel|mobile|website|homepage|github|linkedin)\\b|电子邮箱|邮箱|电话|手机|个人主页|主页");
    return pattern;
}

bool hasWords(const QString& text)
{
    static const QRegularExpression label(labelPattern(), QRegularExpression::CaseInsensitiveOption);
    const QString words = QString(text).remove(label);
    return std::any_of(words.begin(), words.end(), [](QChar c) { return c.isLetterOrNumber(); });
}

/// The way back over blanks, which are ever more where one address after the other becomes blank: what was gone over
/// for the one before is not gone over again.
class BlanksBefore {
public:
    /// Behind the last character before a place that is no blank.
    qsizetype endOfText(const QString& text, qsizetype at)
    {
        qsizetype end = at;
        while (end > 0 && text[end - 1].isSpace())
            end = m_from < end && end <= m_to ? m_from : end - 1;
        m_from = end;
        m_to = at;
        return end;
    }
    void add(qsizetype end) { m_to = qMax(m_to, end); }

private:
    qsizetype m_from = 0; // nothing but blanks from here
    qsizetype m_to = 0;   // to here
};

/// "Email:" in front of an address, as it was typed. `end`: of the text before it.
LocalizedText labelBefore(const QString& text, qsizetype end)
{
    static const QRegularExpression label(QString(u'(' + labelPattern() + QStringLiteral(")\\s*[:：]\\s*$")),
                                          QRegularExpression::CaseInsensitiveOption);
    constexpr qsizetype longest = 40;
    const QRegularExpressionMatch match = label.match(text.mid(qMax(qsizetype(0), end - longest), qMin(end, longest)));
    if (!match.hasMatch())
        return {};
    return LocalizedText::of(containsHan(match.captured(1)) ? Language::Chinese : Language::English, match.captured(1));
}

} // namespace

QList<Contact> takeContacts(const QList<InlineSpan>& spans, QString* rest)
{
    // What has become blank may part what stands right before it otherwise than it did.
    constexpr qsizetype lookedBack = 200;
    QString text = plainOf(spans);
    QList<std::pair<qsizetype, Contact>> found;
    for (const ContactPattern& pattern : patterns()) {
        BlanksBefore blanks;
        QRegularExpressionMatch match = pattern.expression.match(text);
        while (match.hasMatch()) {
            const bool address = pattern.kind != ContactKind::Phone; // one may end in a bracket
            const QString value = address ? withoutMarksBehind(match.captured()) : match.captured();
            const qsizetype start = match.capturedStart();
            found += std::pair(start, Contact{pattern.kind, LocalizedText::shared(value.trimmed()),
                                              labelBefore(text, blanks.endOfText(text, start)), true});
            // Blanked, not removed: the order of the contacts is that of the line.
            match = {}; // it holds the text, which would be copied
            std::fill_n(text.begin() + start, value.size(), u' ');
            blanks.add(start + value.size());
            match =
                pattern.expression.match(text, qMax(qsizetype(0), start - lookedBack), QRegularExpression::NormalMatch,
                                         QRegularExpression::DontCheckSubjectStringMatchOption);
        }
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    QList<Contact> contacts;
    for (const auto& [at, contact] : found)
        contacts += contact;
    *rest = hasWords(text) ? text.simplified() : QString();
    return contacts;
}

} // namespace duovita
