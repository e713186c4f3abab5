#include "core/typeset/graphemes.h"

#include <QChar>
#include <QString>

#include <unicode/uchar.h>

#include <algorithm>

namespace duovita {

namespace {

constexpr char32_t nonJoiner = 0x200C;
constexpr char32_t joiner = 0x200D;

/// Below this, no character continues a cluster, and the soft hyphen is the only default ignorable.
constexpr char32_t firstMark = 0x300;

bool isRegionalIndicator(char32_t c)
{
    return c >= 0x1F1E6 && c <= 0x1F1FF;
}

bool isSkinTone(char32_t c)
{
    return c >= 0x1F3FB && c <= 0x1F3FF;
}

bool isTag(char32_t c)
{
    return c >= 0xE0020 && c <= 0xE007F;
}

bool isSelector(char32_t c)
{
    return (c >= 0xFE00 && c <= 0xFE0F) || (c >= 0xE0100 && c <= 0xE01EF) || (c >= 0x180B && c <= 0x180D);
}

bool isJoiner(char32_t c)
{
    return c == joiner || c == nonJoiner;
}

bool isPictograph(char32_t c)
{
    return c >= 0xA9 && u_hasBinaryProperty(static_cast<UChar32>(c), UCHAR_EXTENDED_PICTOGRAPHIC);
}

bool continuesCluster(char32_t c)
{
    return QChar::isMark(c) || isJoiner(c) || isSkinTone(c) || isTag(c);
}

/// Whether a joiner after this character changes what is seen. Letters of Latin and similar scripts, and Han, never
/// join.
bool takesJoiners(char32_t c)
{
    switch (QChar::script(c)) {
    case QChar::Script_Latin:
    case QChar::Script_Greek:
    case QChar::Script_Cyrillic:
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Bopomofo:
    case QChar::Script_Hangul:
        return false;
    case QChar::Script_Common:
    case QChar::Script_Inherited:
        return isPictograph(c) || isSkinTone(c) || isSelector(c);
    default:
        return true;
    }
}

} // namespace

char32_t codePointAt(QStringView text, qsizetype at)
{
    const QChar unit = text[at];
    if (unit.isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate())
        return QChar::surrogateToUcs4(unit, text[at + 1]);
    return unit.unicode();
}

qsizetype clusterEnd(QStringView text, qsizetype start)
{
    const char32_t first = codePointAt(text, start);
    qsizetype at = start + unitsOf(first);
    if (at < text.size() && isRegionalIndicator(first) && isRegionalIndicator(codePointAt(text, at)))
        at += 2;
    for (char32_t last = first; at < text.size() && text[at].unicode() >= firstMark;) {
        const char32_t next = codePointAt(text, at);
        const bool joined = last == joiner && isPictograph(first) && isPictograph(next);
        if (!continuesCluster(next) && !joined)
            break;
        at += unitsOf(next);
        last = next;
    }
    return at;
}

QList<QStringView> signsOf(QStringView cluster)
{
    QList<QStringView> signs{cluster};
    qsizetype start = 0;
    for (qsizetype at = unitsOf(codePointAt(cluster, 0)); at < cluster.size();) {
        const char32_t c = codePointAt(cluster, at);
        if (isPictograph(c) || isSkinTone(c) || isRegionalIndicator(c)) {
            signs.last() = cluster.mid(start, at - start);
            signs += cluster.mid(at);
            start = at;
        }
        at += unitsOf(c);
    }
    return signs;
}

bool hasTags(QStringView cluster)
{
    for (qsizetype at = 0; at < cluster.size();) {
        const char32_t c = codePointAt(cluster, at);
        if (isTag(c))
            return true;
        at += unitsOf(c);
    }
    return false;
}

bool isInvisible(char32_t c)
{
    if (c < firstMark)
        return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0xAD;
    // Unicode reserves unassigned code points as default ignorables; an author cannot mean one of those.
    return c == 0x2028 || c == 0x2029 ||
           (u_hasBinaryProperty(static_cast<UChar32>(c), UCHAR_DEFAULT_IGNORABLE_CODE_POINT) &&
            QChar::category(c) != QChar::Other_NotAssigned);
}

bool isAllInvisible(QStringView text)
{
    for (qsizetype at = 0; at < text.size();) {
        const char32_t c = codePointAt(text, at);
        if (!isInvisible(c))
            return false;
        at += unitsOf(c);
    }
    return true;
}

bool hasMeaning(char32_t c)
{
    if (c < 0xD800)
        return true;
    const QChar::Category category = QChar::category(c);
    return category != QChar::Other_Surrogate && category != QChar::Other_PrivateUse && !QChar::isNonCharacter(c);
}

QString shownText(QStringView cluster)
{
    QString shown;
    char32_t last = 0; // the last character kept
    for (qsizetype at = 0; at < cluster.size();) {
        const char32_t c = codePointAt(cluster, at);
        const bool part = last != 0 && (isSelector(c) || isTag(c) || (isJoiner(c) && takesJoiners(last)));
        if (!isInvisible(c) || part) {
            shown += cluster.mid(at, unitsOf(c));
            last = c;
        }
        at += unitsOf(c);
    }
    return shown;
}

} // namespace duovita
