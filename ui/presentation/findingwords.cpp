#include "ui/presentation/findingwords.h"

#include "ui/presentation/kindwords.h"

#include <QCoreApplication>

namespace duovita {

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("duovita", text);
}

/// Long texts are shown by their beginning.
QString beginning(const QString& text)
{
    constexpr qsizetype longest = 40;
    return text.size() <= longest ? text : text.left(longest) + u'…';
}

} // namespace

QString placeOf(const ContentSource& source, const Person& person)
{
    QStringList words;
    if (source.section) {
        if (const qsizetype at = person.indexOf(*source.section); at >= 0) {
            const Section& section = person.sections[at];
            words += wordFor(section.kind());
            if (source.entry) {
                if (const qsizetype entry = section.indexOf(*source.entry); entry >= 0 && section.entries().size() > 1)
                    words += tr("entry %1").arg(entry + 1);
            }
        }
    }
    if (source.field != Field::None)
        words += wordFor(source.field);
    return words.join(QStringLiteral(", "));
}

QString describe(const MissingText& missing, const Person& person)
{
    return tr("%1: there is no %2 text; “%3” is shown instead.")
        .arg(placeOf(missing.source, person), endonymOf(missing.wanted), beginning(missing.text));
}

QString describe(const LayoutFinding& finding, const Person& person)
{
    switch (finding.kind) {
    case LayoutFinding::Kind::NoGlyph: {
        const QList<uint> codes = finding.text.toUcs4();
        const QString code =
            codes.isEmpty() ? QString() : QString::number(codes.front(), 16).toUpper().rightJustified(4, u'0');
        return tr("%1 (page %2): no installed font has the character “%3” (U+%4). Replace it or install a font that "
                  "has it.")
            .arg(placeOf(finding.source, person))
            .arg(finding.page + 1)
            .arg(finding.text, code);
    }
    case LayoutFinding::Kind::PhotoUnreadable:
        return tr("The photo cannot be read, so it is left out. Give a JPEG or PNG file.");
    case LayoutFinding::Kind::TooManyPages:
        return tr("It does not fit: %1 pages even at the template's limits. Shorten it, hide entries or choose a "
                  "denser template.")
            .arg(finding.text);
    }
    return {};
}

} // namespace duovita
