#include "core/import/contactparsing.h"

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
    static const QList<ContactPattern> list{
        {ContactKind::Email, QRegularExpression(QStringLiteral("[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+"))},
        {ContactKind::Orcid, QRegularExpression(QStringLiteral("(?:https?://)?orcid\\.org/[\\dX-]+"), insensitive)},
        {ContactKind::LinkedIn,
         QRegularExpression(QStringLiteral("(?:https?://)?(?:www\\.)?linkedin\\.com/[^\\s·|,，]+"), insensitive)},
        {ContactKind::GoogleScholar,
         QRegularExpression(QStringLiteral("(?:https?://)?scholar\\.google\\.[^\\s·|,，]+"), insensitive)},
        {ContactKind::GitHub,
         QRegularExpression(QStringLiteral("(?:https?://)?(?:www\\.)?github\\.com/[^\\s·|,，]+"), insensitive)},
        {ContactKind::Website, QRegularExpression(QStringLiteral("(?:https?://|www\\.)[^\\s·|,，<>]+"), insensitive)},
        {ContactKind::Phone, QRegularExpression(QStringLiteral("(?:[(（]?\\+\\s*[(（]?\\d{1,3}[)）]*[\\s-]*)?(?<![\\w])"
                                                               "1?\\d{2,4}[\\s-]?\\d{3,4}[\\s-]?\\d{3,4}(?!\\d)"))},
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

/// "Email:" in front of an address, as it was typed.
LocalizedText labelBefore(const QString& text, qsizetype at)
{
    static const QRegularExpression label(QString(u'(' + labelPattern() + QStringLiteral(")\\s*[:：]\\s*$")),
                                          QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = label.match(text.left(at));
    if (!match.hasMatch())
        return {};
    return LocalizedText::of(containsHan(match.captured(1)) ? Language::Chinese : Language::English, match.captured(1));
}

} // namespace

QList<Contact> takeContacts(const QList<InlineSpan>& spans, QString* rest)
{
    QString text = plainOf(spans);
    QList<std::pair<qsizetype, Contact>> found;
    for (const ContactPattern& pattern : patterns()) {
        for (auto match = pattern.expression.match(text); match.hasMatch(); match = pattern.expression.match(text)) {
            found += std::pair(match.capturedStart(),
                               Contact{pattern.kind, LocalizedText::shared(match.captured().trimmed()),
                                       labelBefore(text, match.capturedStart()), true});
            // Blanked, not removed: the order of the contacts is that of the line.
            text.replace(match.capturedStart(), match.capturedLength(), QString(match.capturedLength(), u' '));
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
