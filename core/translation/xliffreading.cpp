#include "core/translation/xliffreading.h"

#include "core/import/importdraft.h"
#include "core/translation/xliffnames.h"
#include "core/translation/xliffunits.h"

#include <QSet>

namespace duovita {

namespace {

QString rootIn(const QString& space)
{
    return space.isEmpty() ? QStringLiteral("<xliff>") : QStringLiteral("<xliff xmlns=\"%1\">").arg(space);
}

/// Reads until an error occurs and keeps the first one.
class Reader {
public:
    Reader(const QByteArray& bytes, const QString& file) : m_xml(bytes, file), m_file(file) {}

    Result<TranslationSheet> read()
    {
        readRoot();
        while (!m_xml.failure() && !m_xml.atEnd()) { // everything up to the end must be well-formed
            m_xml.readNext();
            refuseDoctype();
        }
        if (!m_xml.failure() && m_xml.hasError())
            m_xml.fail(ErrorCode::XmlSyntax, {m_xml.errorString()});
        if (!m_xml.failure() && !m_hasFile)
            m_xml.fail(ErrorCode::SheetForeign, {m_file});
        if (m_xml.failure())
            return *m_xml.failure();
        return m_sheet;
    }

private:
    /// A document type declaration could define entities; no sheet needs one.
    void refuseDoctype()
    {
        if (m_xml.isDTD())
            m_xml.failShape(QStringLiteral("<!DOCTYPE>"), QStringLiteral("<xliff>"));
    }

    void readRoot()
    {
        while (m_xml.isGood() && !m_xml.atEnd() && !m_xml.isStartElement()) {
            m_xml.readNext();
            refuseDoctype();
        }
        if (!m_xml.isGood() || !m_xml.isStartElement())
            return;
        if (m_xml.name() != QStringLiteral("xliff")) {
            m_xml.fail(ErrorCode::SheetForeign, {m_file});
            return;
        }
        const QString version = m_xml.attribute("version");
        if (version != QStringLiteral("2.0") && version != QStringLiteral("2.1")) {
            m_xml.fail(ErrorCode::SheetVersion, {version});
            return;
        }
        if (!m_xml.isCore()) {
            m_xml.failShape(rootIn(m_xml.namespaceUri().toString()), rootIn(xliff::coreNamespace()));
            return;
        }
        m_sheet.source = readLanguage("srcLang");
        m_sheet.target = readLanguage("trgLang");
        if (m_sheet.source == m_sheet.target)
            m_xml.failShape(m_xml.attribute("trgLang"), QStringLiteral("trgLang ≠ srcLang"));
        while (m_xml.isGood() && m_xml.readNextStartElement()) {
            if (m_xml.isAt("file"))
                readFile();
            else
                m_xml.skipCurrentElement();
        }
    }

    Language readLanguage(const char* name)
    {
        const QString tag = m_xml.attribute(name);
        const auto language = findLanguage(tag);
        if (!language)
            m_xml.failShape(QStringLiteral("%1=\"%2\"").arg(QLatin1StringView(name), tag),
                            QStringLiteral("en, zh-Hans"));
        return language.value_or(firstLanguage);
    }

    void readFile()
    {
        const Result<PersonId> person = PersonId::parse(m_xml.attribute("id"));
        if (!person) {
            m_xml.fail(ErrorCode::SheetForeign, {m_file});
            return;
        }
        if (m_hasFile) {
            m_xml.failShape(QStringLiteral("<file>"), QStringLiteral("</xliff>"));
            return;
        }
        m_hasFile = true;
        m_sheet.person = *person;
        // Groups may be nested to any depth, so they are read in a loop, not recursively.
        for (int depth = 1; m_xml.isGood() && depth > 0;) {
            m_xml.readNext();
            if (m_xml.isEndElement())
                --depth;
            else if (m_xml.isStartElement() && m_xml.isAt("group"))
                ++depth;
            else if (m_xml.isStartElement())
                readPart(depth);
        }
    }

    void readPart(int depth)
    {
        if (m_xml.isAt("unit"))
            m_sheet.units += readUnit(m_xml, checkedId());
        else if (m_xml.isAt("notes") && depth == 1)
            m_sheet.name = readNotes(m_xml).value(0);
        else
            m_xml.skipCurrentElement();
    }

    /// The counts are written as "2 ×" and "1 ×", which needs no translation.
    QString checkedId()
    {
        const QString id = m_xml.attribute("id");
        const QString element = QStringLiteral("<unit id=\"%1\">").arg(id);
        if (id.isEmpty())
            m_xml.failShape(element, QStringLiteral("id"));
        else if (m_ids.contains(id))
            m_xml.failShape(QStringLiteral("2 × ") + element, QStringLiteral("1 × ") + element);
        m_ids += id;
        return id;
    }

    SheetXml m_xml;
    QString m_file;
    TranslationSheet m_sheet;
    bool m_hasFile = false;
    QSet<QString> m_ids;
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
