#include "core/typeset/punctuation.h"

#include "core/typeset/charclass.h"

#include <QChar>

#include <vector>

namespace duovita {

namespace {

enum class Side : unsigned char { None, Latin, Chinese };

/// The script that this character makes its neighbours take.
Side sideOf(char32_t c)
{
    const CharClass charClass = classOf(c, false);
    if (charClass == CharClass::Ideograph)
        return Side::Chinese;
    if (charClass == CharClass::Alnum)
        return Side::Latin;
    // Full-width marks are always Chinese; "." and ")" fit either script.
    return c > 0x2FFF && isFullWidthMark(charClass) ? Side::Chinese : Side::None;
}

/// The characters of one paragraph, with the nearest script before and after each.
class ContextResolver {
public:
    ContextResolver(QStringView text, Language language)
        : m_text(text), m_chineseParagraph(writesHan(language)), m_sides(size()), m_before(size()), m_after(size()),
          m_chineseUpTo(size() + 1)
    {
        for (std::size_t i = 0; i < size(); ++i) {
            m_sides[i] = sideAt(i);
            m_before[i] = i == 0 ? Side::None : m_sides[i - 1] != Side::None ? m_sides[i - 1] : m_before[i - 1];
            m_chineseUpTo[i + 1] = m_chineseUpTo[i] + (m_sides[i] == Side::Chinese ? 1 : 0);
        }
        for (std::size_t i = size(); i-- > 1;)
            m_after[i - 1] = m_sides[i] != Side::None ? m_sides[i] : m_after[i];
    }

    QList<bool> resolve()
    {
        m_chinese.resize(m_text.size());
        for (std::size_t i = 0; i < size(); ++i)
            m_chinese[qsizetype(i)] = m_sides[i] == Side::Chinese || isWideSign(unit(i)) || isChineseMark(i);
        resolveQuotes();
        return std::move(m_chinese);
    }

private:
    std::size_t size() const { return static_cast<std::size_t>(m_text.size()); }
    char16_t unit(std::size_t i) const { return m_text[qsizetype(i)].unicode(); }
    Side sideBeside(std::size_t i, int step) const
    {
        const std::size_t at = i + static_cast<std::size_t>(step); // wraps around below 0
        return at < size() ? m_sides[at] : Side::None;
    }

    Side sideAt(std::size_t i) const
    {
        const QChar c = m_text[qsizetype(i)];
        if (c.isLowSurrogate() && i > 0)
            return m_sides[i - 1];
        if (c.isHighSurrogate() && i + 1 < size())
            return sideOf(QChar::surrogateToUcs4(c, m_text[qsizetype(i) + 1]));
        return sideOf(c.unicode());
    }

    /// The ideographic space and full-width signs such as ％ and ～, which do not decide their neighbours' script but
    /// have no Latin form.
    static bool isWideSign(char16_t c)
    {
        return c == u'\u3000' || c == u'〜' || c == u'・' || (c > 0xFF00 && c <= 0xFF60) ||
               (c >= 0xFFE0 && c <= 0xFFE6);
    }

    bool betweenScripts(Side before, Side after) const
    {
        if (m_chineseParagraph)
            return before == Side::Chinese || after == Side::Chinese;
        return before != Side::Latin && after != Side::Latin && (before == Side::Chinese || after == Side::Chinese);
    }

    bool isDoubled(std::size_t i) const
    {
        return (i > 0 && unit(i - 1) == unit(i)) || (i + 1 < size() && unit(i + 1) == unit(i));
    }

    bool isChineseMark(std::size_t i) const
    {
        switch (unit(i)) {
        case u'·': {
            const Side left = sideBeside(i, -1);
            const Side right = sideBeside(i, 1);
            const bool touches = left != Side::None && right != Side::None;
            return touches && betweenScripts(left, right);
        }
        case u'–':
            return m_before[i] == Side::Chinese && m_after[i] == Side::Chinese;
        case u'—':
        case u'…':
        case u'⋯':
            return betweenScripts(m_before[i], m_after[i]) || (m_chineseParagraph && isDoubled(i));
        case u'⸺':
            return m_chineseParagraph || betweenScripts(m_before[i], m_after[i]);
        default:
            return false;
        }
    }

    bool isApostrophe(std::size_t i) const
    {
        return unit(i) == u'’' && sideBeside(i, -1) == Side::Latin && sideBeside(i, 1) == Side::Latin;
    }

    void resolveQuotes()
    {
        std::vector<std::size_t> open;
        for (std::size_t i = 0; i < size(); ++i) {
            const char16_t c = unit(i);
            if (c == u'“' || c == u'‘') {
                open.push_back(i);
                m_chinese[qsizetype(i)] = betweenScripts(m_before[i], m_after[i]);
            } else if ((c == u'”' || c == u'’') && !isApostrophe(i)) {
                closeQuote(i, open);
            }
        }
    }

    void closeQuote(std::size_t i, std::vector<std::size_t>& open)
    {
        const char16_t opener = unit(i) == u'”' ? u'“' : u'‘';
        // Only the innermost few: in a text full of unmatched openers, each closer would otherwise search them all.
        constexpr std::size_t deepest = 8;
        for (std::size_t back = 1; back <= open.size() && back <= deepest; ++back) {
            const std::size_t start = open[open.size() - back];
            if (unit(start) != opener)
                continue;
            open.resize(open.size() - back);
            m_chinese[qsizetype(start)] = m_chinese[qsizetype(i)] = isChinesePair(start, i);
            return;
        }
        m_chinese[qsizetype(i)] = betweenScripts(m_before[i], m_after[i]);
    }

    bool isChinesePair(std::size_t start, std::size_t end) const
    {
        const bool quotesChinese = m_chineseUpTo[end] > m_chineseUpTo[start];
        if (m_chineseParagraph)
            return quotesChinese || m_before[start] == Side::Chinese || m_after[end] == Side::Chinese;
        return quotesChinese && m_before[start] != Side::Latin && m_after[end] != Side::Latin;
    }

    QStringView m_text;
    bool m_chineseParagraph;
    std::vector<Side> m_sides;
    std::vector<Side> m_before;
    std::vector<Side> m_after;
    std::vector<int> m_chineseUpTo; // the number of Chinese units before each unit
    QList<bool> m_chinese;
};

} // namespace

QList<bool> chineseContext(QStringView text, Language language)
{
    return ContextResolver(text, language).resolve();
}

} // namespace duovita
