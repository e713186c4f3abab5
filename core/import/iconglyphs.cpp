#include "core/import/iconglyphs.h"

#include "core/import/datetext.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

/// The glyph of an icon font.
bool isIcon(QChar c)
{
    return c.category() == QChar::Other_PrivateUse;
}

const QString& gap()
{
    static const QString blanks = QStringLiteral("   ");
    return blanks;
}

/// The words between the icons of a line, behind its first character.
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
    QString parted;
    for (const QChar c : text)
        parted += isIcon(c) ? QString(gap() + c) : QString(c);
    return parted;
}

} // namespace duovita
