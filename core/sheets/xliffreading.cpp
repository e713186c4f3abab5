#include "core/sheets/xliffreading.h"

#include "core/import/importdraft.h"
#include "core/sheets/xliffnames.h"

#include <QSet>
#include <QXmlStreamReader>

namespace duovita {

namespace {

/// Reads on until something is wrong; the first error stays.
class Reader {
public:
    Reader(const QByteArray& bytes, const QString& file) : m_xml(bytes), m_file(file) {}

    Result<TranslationSheet> read()
    {
        readRoot();
        while (!m_error && !m_xml.atEnd()) { // what follows the end must be well-formed too
            m_xml.readNext();
            refuseDoctype();
        }
        if (!m_error && m_xml.hasError())
            fail(ErrorCode::XmlSyntax, {m_xml.errorString()});
        if (!m_error && !m_hasFile)
            fail(ErrorCode::SheetForeign, {m_file});
        if (m_error)
            return *m_error;
        return m_sheet;
    }

private:
    void fail(ErrorCode code, const QStringList& parameters)
    {
        if (!m_error)
            m_error = Error{code,
                            parameters,
                            {m_file, static_cast<int>(m_xml.lineNumber()), static_cast<int>(m_xml.columnNumber())}};
    }
    void failShape(const QString& found, const QString& expected) { fail(ErrorCode::SheetShape, {found, expected}); }
    bool isGood() const { return !m_error && !m_xml.hasError(); }
    bool isCore() const { return m_xml.namespaceUri() == xliff::coreNamespace(); }
    bool isAt(const char* name) const { return isCore() && m_xml.name() == QLatin1StringView(name); }
    QString attribute(const char* name) const { return m_xml.attributes().value(QLatin1StringView(name)).toString(); }

    /// A document type could define what its references stand for; no sheet has one.
    void refuseDoctype()
    {
        if (m_xml.isDTD())
            failShape(QStringLiteral("<!DOCTYPE>"), QStringLiteral("<xliff>"));
    }

    void readRoot()
    {
        while (isGood() && !m_xml.atEnd() && !m_xml.isStartElement()) {
            m_xml.readNext();
            refuseDoctype();
        }
        if (!isGood() || !m_xml.isStartElement())
            return;
        if (m_xml.name() != QStringLiteral("xliff")) {
            fail(ErrorCode::SheetForeign, {m_file});
            return;
        }
        const QString version = attribute("version");
        if (!isCore() || (version != QStringLiteral("2.0") && version != QStringLiteral("2.1"))) {
            fail(ErrorCode::SheetVersion, {version});
            return;
        }
        m_sheet.source = readLanguage("srcLang");
        m_sheet.target = readLanguage("trgLang");
        if (m_sheet.source == m_sheet.target)
            failShape(attribute("trgLang"), QStringLiteral("trgLang ≠ srcLang"));
        while (isGood() && m_xml.readNextStartElement()) {
            if (isAt("file"))
                readFile();
            else
                m_xml.skipCurrentElement();
        }
    }

    Language readLanguage(const char* name)
    {
        const QString tag = attribute(name);
        const auto language = findLanguage(tag);
        if (!language)
            failShape(QStringLiteral("%1=\"%2\"").arg(QLatin1StringView(name), tag), QStringLiteral("en, zh-Hans"));
        return language.value_or(Language::English);
    }

    void readFile()
    {
        const Result<PersonId> person = PersonId::parse(attribute("id"));
        if (!person) {
            fail(ErrorCode::SheetForeign, {m_file});
            return;
        }
        if (m_hasFile) {
            failShape(QStringLiteral("<file>"), QStringLiteral("</xliff>"));
            return;
        }
        m_hasFile = true;
        m_sheet.person = *person;
        // Groups may lie in each other, as deep as a program likes: they are walked through, not descended into.
        for (int depth = 1; isGood() && depth > 0;) {
            m_xml.readNext();
            if (m_xml.isEndElement())
                --depth;
            else if (m_xml.isStartElement() && isAt("group"))
                ++depth;
            else if (m_xml.isStartElement())
                readPart(depth);
        }
    }

    void readPart(int depth)
    {
        if (isAt("unit"))
            readUnit();
        else if (isAt("notes") && depth == 1)
            m_sheet.name = readNotes().value(0);
        else
            m_xml.skipCurrentElement();
    }

    QStringList readNotes()
    {
        QStringList notes;
        while (isGood() && m_xml.readNextStartElement())
            notes += m_xml.readElementText(QXmlStreamReader::IncludeChildElements);
        return notes;
    }

    void readUnit()
    {
        SheetUnit unit{attribute("id"), {}, {}};
        unit.line = static_cast<int>(m_xml.lineNumber());
        if (unit.id.isEmpty() || m_ids.contains(unit.id))
            failShape(QStringLiteral("<unit id=\"%1\">").arg(unit.id), QStringLiteral("id"));
        m_ids += unit.id;
        m_states.clear();
        m_partly = false;
        while (isGood() && m_xml.readNextStartElement()) {
            if (isAt("segment") || isAt("ignorable"))
                readSegment(unit, isAt("segment"));
            else if (isAt("notes"))
                unit.notes = readNotes();
            else if (m_xml.namespaceUri() == xliff::metadataNamespace())
                readMetadata(unit);
            else
                m_xml.skipCurrentElement();
        }
        if (m_partly)
            unit.target.clear();
        unit.state = stateOf(unit);
        if (isGood())
            m_sheet.units += unit;
    }

    /// Reviewed only if all of it is.
    SheetUnit::State stateOf(const SheetUnit& unit) const
    {
        using State = SheetUnit::State;
        if (unit.target.isEmpty())
            return State::Initial;
        const bool reviewed = std::all_of(m_states.begin(), m_states.end(), [](const QString& state) {
            return state == QStringLiteral("reviewed") || state == QStringLiteral("final");
        });
        return reviewed && !m_states.isEmpty() ? State::Reviewed : State::Translated;
    }

    /// What stands between segments has a target only if it differs.
    void readSegment(SheetUnit& unit, bool isSegment)
    {
        if (isSegment)
            m_states += attribute("state");
        QString source;
        std::optional<QString> target;
        while (isGood() && m_xml.readNextStartElement()) {
            if (isAt("source"))
                source = readText();
            else if (isAt("target"))
                target = readText();
            else
                m_xml.skipCurrentElement();
        }
        m_partly = m_partly || (isSegment && !source.isEmpty() && target.value_or(QString()).isEmpty());
        unit.source += source;
        unit.target += target.value_or(isSegment ? QString() : source);
    }

    void readMetadata(SheetUnit& unit)
    {
        for (int depth = 1; isGood() && depth > 0;) {
            m_xml.readNext();
            if (m_xml.isStartElement() && attribute("type") == xliff::formerTarget())
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
        for (int depth = 1; isGood() && depth > 0;) {
            m_xml.readNext();
            if (m_xml.isCharacters() || m_xml.isEntityReference())
                text += m_xml.text();
            else if (m_xml.isEndElement())
                --depth;
            else if (m_xml.isStartElement() && enterInline(text))
                ++depth;
        }
        return text;
    }

    /// Marks (comments, terms) are left out around what they mark; codes would be lost, and no sheet had any.
    bool enterInline(QString& text)
    {
        if (isAt("cp")) {
            bool read = false;
            const ushort code = attribute("hex").toUShort(&read, 16);
            if (!read)
                failShape(QStringLiteral("<cp hex=\"%1\">").arg(attribute("hex")), QStringLiteral("hex"));
            text += QChar(code);
        } else if (!isAt("mrk") && !isAt("sm") && !isAt("em")) {
            failShape(QStringLiteral("<%1>").arg(m_xml.name()), QStringLiteral("text"));
        }
        return true;
    }

    QXmlStreamReader m_xml;
    QString m_file;
    TranslationSheet m_sheet;
    std::optional<Error> m_error;
    bool m_hasFile = false;
    QSet<QString> m_ids;
    QStringList m_states; ///< of the segments of the unit that is being read
    bool m_partly = false;
};

} // namespace

Result<TranslationSheet> fromXliff(const QByteArray& bytes, const QString& file)
{
    return Reader(bytes, file).read();
}

Result<TranslationSheet> readSheet(const QString& path)
{
    const Result<QByteArray> bytes = bytesOfFile(path);
    return bytes ? fromXliff(*bytes, path) : Result<TranslationSheet>(bytes.error());
}

} // namespace duovita
