#pragma once

#include "core/domain/details.h"
#include "core/domain/personalfact.h"

#include <algorithm>

namespace duovita {

/// Keys that identify an element of a list without ids when its other data change. An empty key identifies nothing.
struct ElementKeys {
    QString own;  ///< unlikely to be the same for two elements of a list
    QString kind; ///< identifies an element only if no other has the same kind
};

inline QString keyText(const LocalizedText& text)
{
    QStringList sides;
    for (const Language language : allLanguages)
        sides += text.text(language);
    return sides.join(u'\n').trimmed();
}

/// Texts and dates have no keys: they are equal only as a whole.
template <typename T>
ElementKeys elementKeys(const T&)
{
    return {};
}
inline ElementKeys elementKeys(const Contact& contact)
{
    const QString kind = QString::number(static_cast<int>(contact.kind));
    return {QString(kind + u'\n' + keyText(contact.value)), kind};
}
inline ElementKeys elementKeys(const PersonalFact& fact)
{
    const QString kind = QString::number(static_cast<int>(fact.kind));
    const QString name = fact.kind == PersonalFactKind::Other ? keyText(fact.label) : kind;
    return {QString(kind + u'\n' + name + u'\n' + keyText(fact.value)), kind};
}
inline ElementKeys elementKeys(const Link& link)
{
    return {link.url, keyText(link.label)};
}
inline ElementKeys elementKeys(const Author& author)
{
    return {author.name, author.self ? QStringLiteral("self") : QString()};
}
inline ElementKeys elementKeys(const HeldPosition& held)
{
    return {keyText(held.position), {}};
}

/// Finds the elements of a list in another version of it: first by equal value, then by their keys, finally by their
/// position between elements already found. Each element is found at most once.
template <typename T>
class ElementMatching {
public:
    ElementMatching(const QList<T>& before, const QList<T>& after)
        : m_before(before), m_after(after), m_beforeFound(before.size(), false), m_found(after.size(), -1)
    {
        m_beforeKeys = keysOf(before);
        m_afterKeys = keysOf(after);
        pairWhere([this](qsizetype b, qsizetype a) { return m_before[b] == m_after[a]; });
        pairWhere([this](qsizetype b, qsizetype a) {
            return !m_beforeKeys[b].own.isEmpty() && m_beforeKeys[b].own == m_afterKeys[a].own;
        });
    }

    void pairByKind()
    {
        pairWhere([this](qsizetype b, qsizetype a) {
            const QString& kind = m_beforeKeys[b].kind;
            return !kind.isEmpty() && kind == m_afterKeys[a].kind && leftOfKind(kind) == 2;
        });
    }

    /// Treats an element at the place of another one as that one, changed, unless `known` says that it is a different
    /// one.
    void pairByPlace(const QList<bool>& known)
    {
        qsizetype b = 0;
        for (qsizetype a = 0; a < m_after.size(); ++a) {
            if (m_found[a] >= 0)
                b = m_found[a] + 1;
            else if (b < m_before.size() && !m_beforeFound[b] && isBeforeTheNext(a, b)) {
                if (!known[a])
                    pair(b, a);
                ++b;
            }
        }
    }

    /// For each element of `after`, its index in `before`; -1 for a new element.
    const QList<qsizetype>& found() const { return m_found; }

private:
    static QList<ElementKeys> keysOf(const QList<T>& list)
    {
        QList<ElementKeys> keys;
        for (const T& element : list)
            keys += elementKeys(element);
        return keys;
    }

    void pair(qsizetype b, qsizetype a)
    {
        m_beforeFound[b] = true;
        m_found[a] = b;
    }

    template <typename Same>
    void pairWhere(Same same)
    {
        for (qsizetype a = 0; a < m_after.size(); ++a) {
            for (qsizetype b = 0; b < m_before.size() && m_found[a] < 0; ++b) {
                if (!m_beforeFound[b] && same(b, a))
                    pair(b, a);
            }
        }
    }

    /// The number of elements of this kind, in both versions together, that are not matched yet.
    qsizetype leftOfKind(const QString& kind) const
    {
        qsizetype left = 0;
        for (qsizetype b = 0; b < m_before.size(); ++b)
            left += !m_beforeFound[b] && m_beforeKeys[b].kind == kind ? 1 : 0;
        for (qsizetype a = 0; a < m_after.size(); ++a)
            left += m_found[a] < 0 && m_afterKeys[a].kind == kind ? 1 : 0;
        return left;
    }

    /// Whether the next matched element in `after` also comes after `b` in `before`.
    bool isBeforeTheNext(qsizetype a, qsizetype b) const
    {
        const auto next = std::find_if(m_found.begin() + a, m_found.end(), [](qsizetype at) { return at >= 0; });
        return next == m_found.end() || *next > b;
    }

    const QList<T>& m_before;
    const QList<T>& m_after;
    QList<ElementKeys> m_beforeKeys;
    QList<ElementKeys> m_afterKeys;
    QList<bool> m_beforeFound;
    QList<qsizetype> m_found;
};

} // namespace duovita
