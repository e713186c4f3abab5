#include "core/import/readers/bibtexnames.h"

#include "core/domain/language.h"
#include "core/import/readers/texttex.h"

namespace duovita {

namespace {

/// Splits a text at separators outside braces. `separatorAt` returns the length of a separator that begins at a
/// position, or 0.
template <typename SeparatorAt>
QStringList splitOutsideBraces(const QString& text, SeparatorAt separatorAt)
{
    QStringList parts{QString()};
    int depth = 0;
    for (qsizetype at = 0; at < text.size();) {
        const QChar c = text[at];
        const qsizetype separator = depth == 0 ? separatorAt(at) : 0;
        if (separator > 0) {
            parts += QString();
            at += separator;
            continue;
        }
        depth = qMax(0, depth + (c == u'{' ? 1 : c == u'}' ? -1 : 0));
        parts.last() += c;
        ++at;
    }
    return parts;
}

QStringList withoutEmpty(QStringList parts)
{
    for (QString& part : parts)
        part = part.simplified();
    parts.removeAll(QString());
    return parts;
}

/// Splits at "and" between spaces, also at the ends of the field.
QStringList partedByAnd(const QString& field)
{
    constexpr qsizetype length = 3;
    return withoutEmpty(splitOutsideBraces(field, [&](qsizetype at) {
        const bool word = QStringView(field).mid(at, length).compare(u"and", Qt::CaseInsensitive) == 0 &&
                          (at == 0 || field[at - 1].isSpace()) &&
                          (at + length == field.size() || field[at + length].isSpace());
        return word ? length : 0;
    }));
}

QString printedName(const QString& name)
{
    const QStringList parts =
        withoutEmpty(splitOutsideBraces(name, [&](qsizetype at) -> qsizetype { return name[at] == u',' ? 1 : 0; }));
    QStringList words;
    if (parts.size() == 2) // "von Last, First"
        words = containsHan(name) ? parts : QStringList{parts[1], parts[0]};
    else if (parts.size() == 3) // "von Last, Jr, First"
        words = {parts[2], parts[0], parts[1]};
    else
        words = {parts.size() == 1 ? parts.front() : name};
    const QString printed = parts.isEmpty() ? QString() : plainOfTex(words.join(u' ')).simplified();
    // Chinese names have no space between family and given name.
    return containsHan(printed) ? QString(printed).remove(u' ') : printed;
}

} // namespace

QStringList namesOfBibtex(const QString& field)
{
    QStringList names;
    for (const QString& name : partedByAnd(field)) {
        const bool others = name.compare(u"others", Qt::CaseInsensitive) == 0;
        names += others ? QStringLiteral("et al.") : printedName(name);
    }
    names.removeAll(QString());
    return names;
}

} // namespace duovita
