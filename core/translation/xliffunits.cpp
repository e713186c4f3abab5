#include "core/translation/xliffunits.h"

#include "core/translation/unitpieces.h"
#include "core/translation/xliffnames.h"

namespace duovita {

namespace {

/// The index of a character that no text may contain: a control character other than tab and line break, or an unpaired
/// surrogate. -1 if there is none.
qsizetype firstRefused(const QString& text)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c.isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate())
            ++i;
        else if (c.isSurrogate() || (c < QChar(u' ') && c != u'\t' && c != u'\n'))
            return i;
    }
    return -1;
}

class UnitReader {
public:
    explicit UnitReader(SheetXml& xml) : m_xml(xml) {}

    SheetUnit read(const QString& id)
    {
        SheetUnit unit{id, {}, {}};
        unit.line = static_cast<int>(m_xml.lineNumber());
        UnitPieces pieces;
        while (m_xml.isGood() && m_xml.readNextStartElement()) {
            if (m_xml.isAt("segment") || m_xml.isAt("ignorable"))
                pieces.add(readPiece());
            else if (m_xml.isAt("notes"))
                unit.notes = readNotes(m_xml);
            else if (m_xml.namespaceUri() == xliff::metadataNamespace())
                readMetadata(unit);
            else
                m_xml.skipCurrentElement();
        }
        finish(unit, pieces);
        return unit;
    }

private:
    void finish(SheetUnit& unit, const UnitPieces& pieces)
    {
        unit.source = pieces.source();
        unit.target = pieces.target();
        unit.state = pieces.state();
        unit.isPartial = pieces.isPartial();
        if (m_xml.isGood() && !pieces.hasValidOrder())
            m_xml.failShape(QStringLiteral("<target order> (<unit id=\"%1\">)").arg(unit.id),
                            QStringLiteral("1, 2, 3…"), unit.line);
        // A text that was in the record already will not be changed, so it must not make the whole sheet fail.
        const bool unchanged = unit.formerTarget && *unit.formerTarget == sheetHash(unit.target);
        if (m_xml.isGood() && m_refused && !unchanged)
            m_xml.failShape(m_refused->character, QStringLiteral("text"), m_refused->line);
    }

    UnitPiece readPiece()
    {
        UnitPiece piece;
        piece.isSegment = m_xml.isAt("segment");
        piece.state = m_xml.attribute("state");
        while (m_xml.isGood() && m_xml.readNextStartElement()) {
            if (m_xml.isAt("source")) {
                piece.source = readText();
            } else if (m_xml.isAt("target")) {
                piece.order = readOrder();
                piece.target = readText();
                noteRefused(*piece.target);
            } else {
                m_xml.skipCurrentElement();
            }
        }
        return piece;
    }

    int readOrder()
    {
        const QString order = m_xml.attribute("order");
        if (order.isEmpty())
            return 0;
        bool read = false;
        const int place = order.toInt(&read);
        if (!read || place < 1)
            m_xml.failShape(QStringLiteral("<target order=\"%1\">").arg(order), QStringLiteral("1, 2, 3…"));
        return place;
    }

    void noteRefused(const QString& target)
    {
        const qsizetype at = firstRefused(target);
        if (at < 0 || m_refused)
            return;
        const QString code = QString::number(target[at].unicode(), 16).toUpper().rightJustified(4, u'0');
        m_refused = {QStringLiteral("U+") + code, static_cast<int>(m_xml.lineNumber())};
    }

    void readMetadata(SheetUnit& unit)
    {
        for (int depth = 1; m_xml.isGood() && depth > 0;) {
            m_xml.readNext();
            if (m_xml.isStartElement() && m_xml.attribute("type") == xliff::formerTarget())
                unit.formerTarget = m_xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed().toLatin1();
            else if (m_xml.isStartElement())
                ++depth;
            else if (m_xml.isEndElement())
                --depth;
        }
    }

    QString readText()
    {
        QString text;
        for (int depth = 1; m_xml.isGood() && depth > 0;) {
            m_xml.readNext();
            if (m_xml.isCharacters() || m_xml.isEntityReference()) {
                text += m_xml.text();
            } else if (m_xml.isEndElement()) {
                --depth;
            } else if (m_xml.isStartElement()) {
                readInline(text);
                ++depth;
            }
        }
        return text;
    }

    /// Removes markers (comments, terms) around their text. Rejects inline codes, which would be lost; our sheets
    /// contain none.
    void readInline(QString& text)
    {
        if (m_xml.isAt("cp")) {
            bool read = false;
            const ushort code = m_xml.attribute("hex").toUShort(&read, 16);
            if (!read)
                m_xml.failShape(QStringLiteral("<cp hex=\"%1\">").arg(m_xml.attribute("hex")), QStringLiteral("hex"));
            text += QChar(code);
        } else if (!m_xml.isAt("mrk") && !m_xml.isAt("sm") && !m_xml.isAt("em")) {
            m_xml.failShape(QStringLiteral("<%1>").arg(m_xml.name()), QStringLiteral("text"));
        }
    }

    SheetXml& m_xml;
    struct Refused {
        QString character; ///< "U+0007"
        int line;
    };
    std::optional<Refused> m_refused; ///< the first one in the current unit
};

} // namespace

SheetUnit readUnit(SheetXml& xml, const QString& id)
{
    return UnitReader(xml).read(id);
}

QStringList readNotes(SheetXml& xml)
{
    QStringList notes;
    while (xml.isGood() && xml.readNextStartElement())
        notes += xml.readElementText(QXmlStreamReader::IncludeChildElements);
    return notes;
}

} // namespace duovita
