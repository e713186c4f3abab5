#include "core/content/typographicquotes.h"

#include "core/domain/bareaddresses.h"

namespace duovita {

namespace {

constexpr QChar apostrophe = u'’';

/// Replaces the quotes in one text. Null characters mark parts that must be ignored.
class QuoteSetter {
public:
    QuoteSetter(const QString& text, const QString& quotes) : m_text(text), m_quotes(quotes), m_set(text) {}

    QString take()
    {
        setDouble();
        for (qsizetype i = 0; i < m_text.size(); ++i) {
            if (m_text[i] == u'\'')
                m_set[i] = singleAt(i);
        }
        return m_set;
    }

private:
    QChar at(qsizetype i) const { return i >= 0 && i < m_text.size() ? m_text[i] : QChar(u' '); }
    bool opensAt(qsizetype i) const
    {
        return (at(i - 1).isSpace() || QStringView(u"([{—–-/\"'“‘").contains(at(i - 1))) && !at(i + 1).isSpace();
    }
    bool closesAt(qsizetype i) const { return !at(i - 1).isSpace() && !at(i + 1).isLetterOrNumber(); }

    /// Only replaces pairs: an unpaired sign means inches.
    void setDouble()
    {
        qsizetype open = -1;
        for (qsizetype i = 0; i < m_text.size(); ++i) {
            if (m_text[i] != u'"')
                continue;
            if (open >= 0 && closesAt(i)) {
                m_set[open] = m_quotes[0];
                m_set[i] = m_quotes[1];
                open = -1;
            } else if (opensAt(i)) {
                open = i;
            }
        }
    }

    QChar singleAt(qsizetype i)
    {
        const QChar before = at(i - 1);
        const QChar after = at(i + 1);
        if (before == u'\'' || after == u'\'') // "''" is used as a quotation mark
            return u'\'';
        if (before.isDigit() && !after.isLetter()) // feet or minutes
            return u'\'';
        if (before.isLetterOrNumber() && after.isLetterOrNumber())
            return apostrophe;
        if (opensAt(i))
            return startsQuotation(i) ? m_quotes[2] : after.isLetterOrNumber() ? apostrophe : QChar(u'\'');
        if (i == m_closing)
            return m_quotes[3];
        return before.isSpace() ? QChar(u'\'') : apostrophe;
    }

    /// Whether a closing quote follows before the next opening one: not for "'til" and "'90s". The apostrophe of a
    /// plural ("users'") also counts as closing, because it looks the same.
    bool startsQuotation(qsizetype i)
    {
        if (at(i + 1).isDigit())
            return false;
        for (qsizetype k = i + 1; k < m_text.size(); ++k) {
            if (m_text[k] == u'\'' && opensAt(k))
                return false;
            if (m_text[k] == u'\'' && closesAt(k)) {
                m_closing = k;
                return true;
            }
        }
        return false;
    }

    QString m_text;
    QString m_quotes;
    QString m_set;
    qsizetype m_closing = -1; ///< the end of the current single quotation
};

QString withQuotesBeside(QString text, const QString& masked, const QString& quotes)
{
    const QString set = QuoteSetter(masked, quotes).take();
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (masked[i] == u'\'' || masked[i] == u'"')
            text[i] = set[i];
    }
    return text;
}

void mask(QString& text, qsizetype start, qsizetype length)
{
    for (qsizetype i = start; i < start + length; ++i)
        text[i] = QChar(u'\0');
}

bool hasQuote(const QString& text)
{
    return text.contains(u'\'') || text.contains(u'"');
}

QString withoutAddresses(QString text)
{
    for (const BareAddress& address : bareAddresses(text))
        mask(text, address.start, address.length);
    return text;
}

} // namespace

QString withTypographicQuotes(const QString& text, const QString& quotes)
{
    return hasQuote(text) ? withQuotesBeside(text, withoutAddresses(text), quotes) : text;
}

void setTypographicQuotes(QList<InlineSpan>& spans, const QString& quotes)
{
    const QString text = plainOf(spans);
    if (!hasQuote(text))
        return;
    QString masked = withoutAddresses(text);
    qsizetype at = 0;
    for (const InlineSpan& span : spans) {
        if (span.style.testFlag(InlineStyle::Code))
            mask(masked, at, span.text.size());
        at += span.text.size();
    }
    const QString set = withQuotesBeside(text, masked, quotes);
    at = 0;
    for (InlineSpan& span : spans) {
        span.text = set.mid(at, span.text.size());
        at += span.text.size();
    }
}

} // namespace duovita
