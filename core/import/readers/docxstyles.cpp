#include "core/import/readers/docxstyles.h"

#include <QXmlStreamReader>

namespace duovita {

namespace {

/// "heading 2", "标题 2", "Heading2".
std::optional<int> headingLevel(const QString& name)
{
    const QString lower = name.toLower().remove(u' ');
    for (const QString& word : {QStringLiteral("heading"), QStringLiteral("标题")}) {
        if (lower.startsWith(word) && lower.size() == word.size() + 1 && lower.back().isDigit())
            return lower.back().digitValue();
    }
    return lower == QStringLiteral("title") ? std::optional(1) : std::nullopt;
}

} // namespace

bool isXmlElement(const QXmlStreamReader& xml, const char16_t* name)
{
    return xml.name() == QStringView(name);
}

QString xmlValue(const QXmlStreamReader& xml, QStringView name)
{
    for (const QXmlStreamAttribute& attribute : xml.attributes()) {
        if (attribute.name() == name)
            return attribute.value().toString();
    }
    return {};
}

DocxStyles readDocxStyles(const QByteArray& bytes)
{
    DocxStyles styles;
    QXmlStreamReader xml(bytes);
    QString id;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (isXmlElement(xml, u"style"))
            id = xmlValue(xml, u"styleId");
        else if (id.isEmpty())
            continue;
        else if (isXmlElement(xml, u"name"))
            styles[id].kind.heading = headingLevel(xmlValue(xml));
        else if (isXmlElement(xml, u"basedOn"))
            styles[id].base = xmlValue(xml);
        else if (isXmlElement(xml, u"outlineLvl"))
            styles[id].kind.heading = xmlValue(xml).toInt() + 1;
        else if (isXmlElement(xml, u"numId"))
            styles[id].kind.list = xmlValue(xml);
        else if (isXmlElement(xml, u"ilvl"))
            styles[id].kind.level = xmlValue(xml).toInt();
    }
    return styles;
}

QHash<QString, bool> readDocxNumbering(const QByteArray& bytes)
{
    QHash<QString, bool> abstracts; // "abstract:level"
    QHash<QString, bool> numbered;
    QXmlStreamReader xml(bytes);
    QString abstract, list, level;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (isXmlElement(xml, u"abstractNum"))
            abstract = xmlValue(xml, u"abstractNumId");
        else if (isXmlElement(xml, u"lvl"))
            level = xmlValue(xml, u"ilvl");
        else if (isXmlElement(xml, u"numFmt"))
            abstracts[abstract + u':' + level] =
                xmlValue(xml) != QStringLiteral("bullet") && xmlValue(xml) != QStringLiteral("none");
        else if (isXmlElement(xml, u"num"))
            list = xmlValue(xml, u"numId");
        else if (isXmlElement(xml, u"abstractNumId") && !list.isEmpty()) {
            constexpr int levels = 9;
            for (int i = 0; i < levels; ++i)
                numbered[list + u':' + QString::number(i)] = abstracts.value(xmlValue(xml) + u':' + QString::number(i));
        }
    }
    return numbered;
}

QHash<QString, QString> readDocxLinks(const QByteArray& bytes)
{
    QHash<QString, QString> links;
    QXmlStreamReader xml(bytes);
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && isXmlElement(xml, u"Relationship") &&
            xmlValue(xml, u"TargetMode") == QStringLiteral("External"))
            links.insert(xmlValue(xml, u"Id"), xmlValue(xml, u"Target"));
    }
    return links;
}
} // namespace duovita
