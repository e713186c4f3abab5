#include "core/export/vcard.h"

#include "core/domain/photodata.h"
#include "core/export/onelanguage.h"
#include "core/terms/surnames.h"

namespace duovita {

namespace {

constexpr qsizetype longestLine = 75; // bytes, RFC 2426 2.6

/// Whether some readers treat the character as the end of a line.
bool endsLine(QChar c)
{
    return c == u'\n' || c == u'\r' || c == u'\v' || c == u'\f' || c == QChar(0x85) || c == QChar::LineSeparator ||
           c == QChar::ParagraphSeparator;
}

bool isControl(QChar c)
{
    return c.category() == QChar::Other_Control && c != u'\t';
}

/// Escapes a text value: line ends become "\n"; other control characters are not allowed and are left out.
QByteArray escaped(const QString& text)
{
    QString out;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c == u'\r' && text.mid(i + 1, 1) == QStringLiteral("\n"))
            continue;
        if (c == u'\\' || c == u',' || c == u';')
            out += u'\\';
        if (endsLine(c))
            out += QStringLiteral("\\n");
        else if (!isControl(c))
            out += c;
    }
    return out.toUtf8();
}

/// Escapes an address, which uses percent encoding: "%0D".
QByteArray addressOf(const QString& url)
{
    QByteArray out;
    for (const char c : url.trimmed().toUtf8()) {
        const auto byte = static_cast<unsigned char>(c);
        constexpr unsigned char blank = 0x20;
        constexpr unsigned char deleteSign = 0x7F;
        if (byte <= blank || byte == deleteSign)
            out += '%' + QByteArray(1, c).toHex().toUpper();
        else
            out += c;
    }
    // Unicode's line ends, which take several bytes.
    for (const QChar end : {QChar(0x85), QChar(QChar::LineSeparator), QChar(QChar::ParagraphSeparator)})
        out.replace(QString(end).toUtf8(), QString(end).toUtf8().toPercentEncoding());
    return out;
}

/// Folds the line: each continuation starts with a space, and no multi-byte character is split.
void addLine(QByteArray& card, const QByteArray& line)
{
    qsizetype from = 0;
    qsizetype room = longestLine;
    while (line.size() - from > room) {
        qsizetype end = from + room;
        while ((line[end] & 0xC0) == 0x80)
            --end;
        card += line.mid(from, end - from) + "\r\n ";
        from = end;
        room = longestLine - 1;
    }
    card += line.mid(from) + "\r\n";
}

/// Returns "family name;given name".
QByteArray nameParts(const QString& name, const QString& chinese)
{
    const auto parts = [](const QString& family, const QString& given) -> QByteArray {
        return escaped(family.trimmed()) + ';' + escaped(given.trimmed()) + ";;;";
    };
    if (!name.contains(u' ') && containsHan(name)) {
        const qsizetype length = surnameLength(name);
        return parts(name.left(length), name.mid(length));
    }
    const bool familyFirst = beginsWithSurname(name, chinese);
    const qsizetype space = familyFirst ? name.indexOf(u' ') : name.lastIndexOf(u' ');
    if (space < 0)
        return parts(name, {});
    return familyFirst ? parts(name.left(space), name.mid(space)) : parts(name.mid(space), name.left(space));
}

QByteArray lineOf(const Contact& contact, const OneLanguage& text)
{
    const QString value = text(contact.value);
    switch (contact.kind) {
    case ContactKind::Email:
        return "EMAIL;TYPE=INTERNET:" + escaped(value);
    case ContactKind::Phone:
        return "TEL:" + escaped(value);
    case ContactKind::Website:
        return "URL:" + addressOf(value);
    case ContactKind::Location:
        return "ADR:;;" + escaped(value) + ";;;;";
    default:
        break;
    }
    if (value.contains(QStringLiteral("://")))
        return "URL:" + addressOf(value);
    const QString network = networkOf(contact, text.language());
    return "NOTE:" + escaped(network.isEmpty() ? value : network + QStringLiteral(": ") + value);
}

} // namespace

QByteArray toVCard(const Person& person, Language language)
{
    const OneLanguage text(language);
    const QString name = text(person.name);
    QByteArray card;
    addLine(card, "BEGIN:VCARD");
    addLine(card, "VERSION:3.0");
    addLine(card, "FN:" + escaped(name));
    addLine(card, "N:" + nameParts(name, person.name.text(hanLanguage)));
    if (const QString headline = text(person.headline); !headline.isEmpty())
        addLine(card, "TITLE:" + escaped(headline));
    for (const Contact& contact : person.contacts) {
        if (contact.isPublic && !text(contact.value).isEmpty())
            addLine(card, lineOf(contact, text));
    }
    if (person.photo) {
        const QByteArray type = person.photo->mediaType == QStringLiteral("image/png") ? "PNG" : "JPEG";
        addLine(card, "PHOTO;ENCODING=b;TYPE=" + type + ':' + withoutMetadata(person.photo->data).toBase64());
    }
    addLine(card, "END:VCARD");
    return card;
}

} // namespace duovita
