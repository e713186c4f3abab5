#pragma once

#include <QByteArray>
#include <QXmlStreamWriter>

namespace duovita {

struct XmlNamespace {
    const char* prefix;
    const char* uri;
};

/// Writes a part of a Word file: elements and attributes of its main namespace, and of those that drawings need.
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
    /// Declares a namespace on the next element.
    void declare(const XmlNamespace& space)
    {
        m_xml.writeNamespace(QString::fromLatin1(space.uri), QString::fromLatin1(space.prefix));
    }
    void start(const XmlNamespace& space, const char* name)
    {
        m_xml.writeStartElement(QString::fromLatin1(space.uri), QString::fromLatin1(name));
    }
    void textElement(const XmlNamespace& space, const char* name, const QString& text)
    {
        m_xml.writeTextElement(QString::fromLatin1(space.uri), QString::fromLatin1(name), text);
    }
    /// Writes an attribute without a namespace, as drawings have.
    void plainAttribute(const char* name, const QString& value)
    {
        m_xml.writeAttribute(QString::fromLatin1(name), value);
    }
    void attribute(const char* name, const QString& value)
    {
        m_xml.writeAttribute(mainNamespace(), QString::fromLatin1(name), value);
    }
    void attribute(const char* name, int value) { attribute(name, QString::number(value)); }
    /// Writes the id of a relation that the open element refers to.
    void relation(const QString& id) { m_xml.writeAttribute(relationNamespace(), QStringLiteral("id"), id); }
    /// The same for a picture.
    void embed(const QString& id) { m_xml.writeAttribute(relationNamespace(), QStringLiteral("embed"), id); }
    /// Writes an empty element with a "val" attribute.
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
    /// Writes a w:t element that preserves all spaces.
    void text(const QString& text) { textOf("t", text); }
    /// The same for another element with text.
    void textOf(const char* element, const QString& text)
    {
        start(element);
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
