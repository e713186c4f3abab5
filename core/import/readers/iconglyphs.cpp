#include "core/import/readers/iconglyphs.h"

#include "core/import/annotate/datetext.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

/// A glyph of an icon font.
bool isIcon(QChar c)
{
    return c.category() == QChar::Other_PrivateUse;
}

const QString& gap()
{
    static const QString blanks = QStringLiteral("   ");
    return blanks;
}

/// The texts between the icons of a line, after its first character.
QStringList fieldsOf(const QString& text)
{
    QStringList fields;
    QString field;
    for (const QChar c : text) {
        if (!isIcon(c)) {
            field += c;
            continue;
        }
        fields += field.trimmed();
        field.clear();
    }
    fields += field.trimmed();
    fields.removeAll(QString());
    return fields;
}

bool isDates(const QString& text)
{
    const auto found = findDateRange(text, true);
    return found && found->start == 0 && found->length >= text.size();
}

} // namespace

void partFieldsAtIcons(QList<RawLine>& lines, const Vocabulary& vocabulary)
{
    bool head = true;
    for (RawLine& line : lines) {
        head = head && !vocabulary.findSection(line.text);
        if (head || std::none_of(line.text.begin(), line.text.end(), isIcon))
            continue;
        const QStringList fields = fieldsOf(line.text);
        const bool mark = isIcon(line.text.front()) && fields.size() == 1 && !isDates(fields.front());
        if (fields.isEmpty())
            continue;
        line.text = (mark ? line.text.left(1) + u' ' : QString()) + fields.join(gap());
        line.cells = fields;
    }
}

QString withGapsBeforeIcons(const QString& text)
{
    // Letters, telephones, pins, houses, links: pictures that precede a contact.
    static const QRegularExpression picture(
        QStringLiteral("(?<=\\S)\\s+(?=[\\x{1F4E7}-\\x{1F4EE}\\x{1F4DE}\\x{1F4F1}\\x{260E}\\x{2709}\\x{1F4CD}\\x{1F4CC}"
                       "\\x{1F3E0}\\x{1F3E1}\\x{1F310}\\x{1F517}\\x{1F4BC}])"));
    const QString apart = QString(text).replace(picture, gap());
    QString parted;
    for (const QChar c : apart)
        parted += isIcon(c) ? QString(gap() + c) : QString(c);
    return parted;
}

} // namespace duovita
