#pragma once

#include <QByteArray>
#include <QXmlStreamWriter>

namespace duovita {

/// Writes a part of a Word file: elements and attributes of its main namespace.
class WordXml {
public:
    explicit WordXml(const char* root) : m_xml(&m_bytes)
    {
        m_xml.writeStartDocument();
        m_xml.writeNamespace(mainNamespace(), QStringLiteral("w"));
        m_xml.writeNamespace(relationNamespace(), QStringLiteral("r"));
        start(root);
    }

    static QString mainNamespace()
    {
        return QStringLiteral("http://schemas.openxmlformats.org/wordprocessingml/2006/main");
    }
    static QString relationNamespace()
    {
        return QStringLiteral("http://schemas.openxmlformats.org/officeDocument/2006/relationships");
    }

    void start(const char* name) { m_xml.writeStartElement(mainNamespace(), QString::fromLatin1(name)); }
    void end() { m_xml.writeEndElement(); }
    void attribute(const char* name, const QString& value)
    {
        m_xml.writeAttribute(mainNamespace(), QString::fromLatin1(name), value);
    }
    void attribute(const char* name, int value) { attribute(name, QString::number(value)); }
    /// The id of a relation that the open element refers to.
    void relation(const QString& id) { m_xml.writeAttribute(relationNamespace(), QStringLiteral("id"), id); }
    /// An element that has a value and nothing in it.
    template <typename Value>
    void leaf(const char* name, const Value& value)
    {
        start(name);
        attribute("val", value);
        end();
    }
    void flag(const char* name)
    {
        start(name);
        end();
    }
    /// w:t with all its spaces.
    void text(const QString& text)
    {
        start("t");
        m_xml.writeAttribute(QStringLiteral("xml:space"), QStringLiteral("preserve"));
        m_xml.writeCharacters(text);
        end();
    }

    QByteArray finish()
    {
        m_xml.writeEndDocument();
        return m_bytes;
    }

private:
    QByteArray m_bytes;
    QXmlStreamWriter m_xml;
};

} // namespace duovita
