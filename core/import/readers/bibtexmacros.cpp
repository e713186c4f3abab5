#include "core/import/readers/bibtexmacros.h"

namespace duovita {

namespace {

/// Iterates over an entry's tokens: names, punctuation, and texts in braces or quotation marks.
class EntryWalk {
public:
    explicit EntryWalk(const QString& entry) : m_text(entry)
    {
        const auto isBracket = [](QChar c) { return c == u'{' || c == u'('; };
        while (m_at < m_text.size() && !isBracket(m_text[m_at]))
            ++m_at;
        m_type = QStringView(m_text).mid(1, qMax<qsizetype>(0, m_at - 1)).trimmed().toString().toLower();
        ++m_at;
    }

    bool definesMacros() const { return m_type == QStringLiteral("string"); }

    struct Token {
        QChar mark; ///< one of = # , or null for a name or a text
        QString name;
        qsizetype length = 0; ///< of a text
    };
    std::optional<Token> next()
    {
        while (m_at < m_text.size()) {
            const QChar c = m_text[m_at];
            if (c == u'%')
                skipComment();
            else if (c == u'{' || c == u'"')
                return text(c);
            else if (c == u'=' || c == u'#' || c == u',')
                return mark(c);
            else if (isOfName(c))
                return name();
            else
                ++m_at;
        }
        return std::nullopt;
    }

private:
    static bool isOfName(QChar c) { return !c.isSpace() && !QStringView(u"\"#%'(),={}").contains(c); }

    void skipComment()
    {
        const qsizetype end = m_text.indexOf(u'\n', m_at);
        m_at = end < 0 ? m_text.size() : end;
    }

    Token mark(QChar c)
    {
        ++m_at;
        return {c, {}, 0};
    }

    Token name()
    {
        const qsizetype start = m_at;
        while (m_at < m_text.size() && isOfName(m_text[m_at]))
            ++m_at;
        return {{}, m_text.mid(start, m_at - start).toLower(), 0};
    }

    Token text(QChar opening)
    {
        const qsizetype start = m_at++;
        int depth = opening == u'{' ? 1 : 0;
        for (; m_at < m_text.size(); ++m_at) {
            const QChar c = m_text[m_at];
            depth += c == u'{' ? 1 : c == u'}' ? -1 : 0;
            if ((opening == u'{' && depth == 0) || (opening == u'"' && c == u'"' && depth == 0))
                break;
        }
        ++m_at;
        return {{}, {}, m_at - start};
    }

    const QString& m_text;
    QString m_type;
    qsizetype m_at = 0;
};

} // namespace

bool BibtexMacros::take(const QString& entry)
{
    EntryWalk walk(entry);
    const bool defines = walk.definesMacros();
    QString field;         // the field whose value is being read
    qint64 size = 0;       // of the value
    bool isValue = false;  // after = or #
    qint64 writtenOut = 0; // total of all values
    const auto end = [&] {
        if (defines && !field.isEmpty())
            m_sizes[field] = size;
        size = 0;
    };
    for (auto token = walk.next(); token; token = walk.next()) {
        if (token->mark == u',') {
            end();
            field.clear();
            isValue = false;
        } else if (!token->mark.isNull()) {
            isValue = true;
        } else if (!isValue) {
            field = token->name;
        } else {
            const qint64 macro = token->name.isEmpty() ? 0 : m_sizes.value(token->name);
            size += macro + token->length;
            writtenOut += macro;
            if (writtenOut > m_budget.left(Bound::MacroBytes))
                break; // before the number overflows
        }
    }
    end();
    return m_budget.take(Bound::MacroBytes, writtenOut);
}

QStringList macrosUsedByMacros(const QString& entry)
{
    QStringList used;
    EntryWalk walk(entry);
    if (!walk.definesMacros())
        return used;
    bool isValue = false; // after = or #
    for (auto token = walk.next(); token; token = walk.next()) {
        if (!token->mark.isNull())
            isValue = token->mark != u',';
        else if (isValue && !token->name.isEmpty())
            used += token->name;
    }
    return used;
}

} // namespace duovita
