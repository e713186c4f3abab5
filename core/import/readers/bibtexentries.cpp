#include "core/import/readers/bibtexentries.h"

#include <QRegularExpression>

namespace duovita {

QList<BibtexEntry> BibtexSplitter::entries()
{
    static const QRegularExpression opening(QStringLiteral("^[ \\t]*@\\s*(\\w+)\\s*([{(])"),
                                            QRegularExpression::MultilineOption);
    QList<BibtexEntry> found;
    qsizetype at = 0;
    qsizetype counted = 0; // lines have been counted up to here
    int line = 1;
    for (auto match = opening.match(m_text); match.hasMatch(); match = opening.match(m_text, at)) {
        comments += QStringView(m_text).mid(at, match.capturedStart() - at).trimmed().toString();
        const qsizetype end = closing(match.capturedStart(2));
        const qsizetype stop = end < 0 ? m_text.size() : end + 1;
        line += static_cast<int>(QStringView(m_text).sliced(counted, match.capturedStart() - counted).count(u'\n'));
        counted = match.capturedStart();
        found += BibtexEntry{m_text.mid(match.capturedStart(), stop - match.capturedStart()).trimmed(), line, end >= 0};
        at = stop;
    }
    comments += QStringView(m_text).mid(at).trimmed().toString();
    comments.removeAll(QString());
    return found;
}

qsizetype BibtexSplitter::closing(qsizetype open) const
{
    int depth = 0;
    for (qsizetype i = open; i < m_text.size(); ++i) {
        if (m_text[i] == u'\\')
            ++i;
        else if (m_text[i] == u'{' || (i == open && m_text[i] == u'('))
            ++depth;
        else if ((m_text[i] == u'}' || (m_text[open] == u'(' && m_text[i] == u')' && depth == 1)) && --depth == 0)
            return i;
    }
    return -1;
}

QString withoutPercents(const QString& entry)
{
    QString text = entry;
    int depth = 0; // the first is the entry's own bracket
    bool quoted = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c == u'{' || (c == u'(' && depth == 0))
            ++depth;
        else if (c == u'}')
            --depth;
        else if (c == u'"' && depth == 1)
            quoted = !quoted;
        else if (c == u'%' && (depth > 1 || quoted))
            text[i] = signForPercent;
        else if (c == u'%')
            for (; i < text.size() && text[i] != u'\n'; ++i)
                text[i] = u' ';
    }
    return text;
}

} // namespace duovita
