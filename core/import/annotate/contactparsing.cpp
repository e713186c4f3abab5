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
    // Matches the local part only from its beginning and possessively; otherwise each of its letters would be tried as
    // a start.
    static const QList<ContactPattern> list{
        {ContactKind::Email, QRegularExpression(QStringLiteral("(?<![\\w.+-])[\\w.+-]++@[\\w-]+(?:\\.[\\w-]+)+"))},
        // Addresses obfuscated against machines; they stay as written.
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
        // Seven to fifteen digits (ITU-T E.164) in any usual grouping; not a date ("06. 03. 1979") and not "AL
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

/// Labels that people write before contacts.
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

/// Skips blanks backwards. Every contact that is taken becomes blank, so the runs grow; this remembers the last run in
/// order not to scan it again.
class BlanksBefore {
public:
    /// The position after the last non-blank character before `at`.
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
    qsizetype m_from = 0; // a run of blanks starts here
    qsizetype m_to = 0;   // and ends here
};

/// "Email:" before an address, as written. `end` is the end of the text before the address.
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
    // A blanked contact may change how the text directly before it is split.
    constexpr qsizetype lookedBack = 200;
    QString text = plainOf(spans);
    QList<std::pair<qsizetype, Contact>> found;
    for (const ContactPattern& pattern : patterns()) {
        BlanksBefore blanks;
        QRegularExpressionMatch match = pattern.expression.match(text);
        while (match.hasMatch()) {
            const bool address = pattern.kind != ContactKind::Phone; // an address may end in a bracket
            const QString value = address ? withoutMarksBehind(match.captured()) : match.captured();
            const qsizetype start = match.capturedStart();
            found += std::pair(start, Contact{pattern.kind, LocalizedText::shared(value.trimmed()),
                                              labelBefore(text, blanks.endOfText(text, start)), true});
            // Replaced by blanks instead of removed, so that the contacts keep the order of the line.
            match = {}; // release its reference to the text, which would otherwise be copied
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
