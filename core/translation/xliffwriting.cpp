#include "core/translation/xliffwriting.h"

#include "core/translation/xliffnames.h"

#include <QXmlStreamWriter>

namespace duovita {

namespace {

/// XML 1.0, 2.2: code units that a document may not contain, not even as a character reference.
bool isForbidden(QChar c)
{
    const bool control = c < QChar(u' ') && c != u'\t' && c != u'\n' && c != u'\r';
    return control || c == QChar(0xFFFE) || c == QChar(0xFFFF);
}

bool startsPair(const QString& text, qsizetype i)
{
    return text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
}

QString stateName(SheetUnit::State state)
{
    return state == SheetUnit::State::Reviewed ? QStringLiteral("reviewed") : QStringLiteral("translated");
}

class Writer {
public:
    explicit Writer(QByteArray& bytes) : m_xml(&bytes) {}

    void write(const TranslationSheet& sheet)
    {
        m_xml.setAutoFormatting(true);
        m_xml.setAutoFormattingIndent(2);
        m_xml.writeStartDocument();
        m_xml.writeDefaultNamespace(xliff::coreNamespace());
        m_xml.writeNamespace(xliff::metadataNamespace(), QStringLiteral("mda"));
        m_xml.writeStartElement(xliff::coreNamespace(), QStringLiteral("xliff"));
        m_xml.writeAttribute(QStringLiteral("version"), QStringLiteral("2.0"));
        m_xml.writeAttribute(QStringLiteral("srcLang"), tagOf(sheet.source));
        m_xml.writeAttribute(QStringLiteral("trgLang"), tagOf(sheet.target));
        start("file");
        m_xml.writeAttribute(QStringLiteral("id"), sheet.person.toString());
        writeNotes({sheet.name});
        for (const SheetUnit& unit : sheet.units)
            write(unit);
        m_xml.writeEndDocument();
    }

private:
    void start(const char* name) { m_xml.writeStartElement(xliff::coreNamespace(), QLatin1StringView(name)); }

    void write(const SheetUnit& unit)
    {
        start("unit");
        m_xml.writeAttribute(QStringLiteral("id"), unit.id);
        m_xml.writeAttribute(QStringLiteral("canResegment"), QStringLiteral("no"));
        if (unit.formerTarget)
            writeMetadata(*unit.formerTarget);
        writeNotes(unit.notes);
        start("segment");
        // "initial" is XLIFF's default. If it were written, people who fill in a text by hand would have to change it.
        if (unit.state != SheetUnit::State::Initial)
            m_xml.writeAttribute(QStringLiteral("state"), stateName(unit.state));
        writeText("source", unit.source);
        if (!unit.target.isEmpty())
            writeText("target", unit.target);
        m_xml.writeEndElement();
        m_xml.writeEndElement();
    }

    void writeMetadata(const QByteArray& formerTarget)
    {
        const QString space = xliff::metadataNamespace();
        m_xml.writeStartElement(space, QStringLiteral("metadata"));
        m_xml.writeStartElement(space, QStringLiteral("metaGroup"));
        m_xml.writeAttribute(QStringLiteral("category"), QStringLiteral("duovita"));
        m_xml.writeStartElement(space, QStringLiteral("meta"));
        m_xml.writeAttribute(QStringLiteral("type"), xliff::formerTarget());
        m_xml.writeCharacters(QString::fromLatin1(formerTarget));
        m_xml.writeEndElement();
        m_xml.writeEndElement();
        m_xml.writeEndElement();
    }

    void writeNotes(const QStringList& notes)
    {
        if (notes.join(QString()).isEmpty())
            return;
        start("notes");
        for (QString note : notes) {
            for (qsizetype i = 0; i < note.size(); ++i) {
                if (startsPair(note, i))
                    ++i;
                else if (isForbidden(note[i]) || note[i].isSurrogate())
                    note[i] = QChar::ReplacementCharacter;
            }
            if (!note.isEmpty())
                m_xml.writeTextElement(xliff::coreNamespace(), QStringLiteral("note"), note);
        }
        m_xml.writeEndElement();
    }

    void writeText(const char* name, const QString& text)
    {
        start(name);
        m_xml.writeAttribute(QStringLiteral("xml:space"), QStringLiteral("preserve"));
        m_xml.setAutoFormatting(false); // a line break would become part of the text
        QString run;
        for (qsizetype i = 0; i < text.size(); ++i) {
            if (startsPair(text, i)) {
                run += text[i++];
                run += text[i];
            } else if (isForbidden(text[i]) || text[i].isSurrogate() || text[i] == u'\r') {
                flush(run);
                writeSpecial(text[i]);
            } else {
                run += text[i];
            }
        }
        flush(run);
        m_xml.writeEndElement();
        m_xml.setAutoFormatting(true);
    }

    void flush(QString& run)
    {
        if (!run.isEmpty())
            m_xml.writeCharacters(run);
        run.clear();
    }

    void writeSpecial(QChar c)
    {
        const QString hex = QString::number(c.unicode(), 16).toUpper().rightJustified(4, u'0');
        if (c == u'\r') { // readers would turn it into a line feed
            m_xml.writeEntityReference(QStringLiteral("#xD"));
            return;
        }
        m_xml.writeEmptyElement(xliff::coreNamespace(), QStringLiteral("cp"));
        m_xml.writeAttribute(QStringLiteral("hex"), hex);
    }

    QXmlStreamWriter m_xml;
};

} // namespace

QByteArray toXliff(const TranslationSheet& sheet)
{
    QByteArray bytes;
    Writer(bytes).write(sheet);
    return bytes;
}

} // namespace duovita
