#include "core/typeset/templatereader.h"

namespace duovita {

namespace {

constexpr double pointsPerMillimetre = 72.0 / 25.4;

void readType(TemplateReader& reader, Template::Type& type)
{
    reader.number(QStringLiteral("size"), type.size, 4, 72);
    reader.number(QStringLiteral("leading"), type.leading, 4, 144);
    reader.number(QStringLiteral("spaceBefore"), type.spaceBefore);
}

void readFonts(TemplateReader& reader, Template& design)
{
    reader.text(QStringLiteral("latin"), design.latinFamily);
    reader.text(QStringLiteral("chinese"), design.chineseFamily);
    if (reader.contains(QStringLiteral("emphasis")))
        reader.textOrTexts(QStringLiteral("emphasis"), design.emphasisFamilies);
    if (reader.contains(QStringLiteral("code")))
        reader.text(QStringLiteral("code"), design.codeFamily);
}

void readMargins(TemplateReader& reader, QMarginsF& margins)
{
    double points[4] = {};
    int at = 0;
    for (const char* side : {"left", "top", "right", "bottom"})
        reader.millimetres(QString::fromLatin1(side), points[at++], 0, 100);
    margins = QMarginsF(points[0], points[1], points[2], points[3]);
}

void readName(TemplateReader& reader, Template& design)
{
    readType(reader, design.personName);
    design.nameAlignment = static_cast<Template::Name>(
        reader.choice(QStringLiteral("align"), {QStringLiteral("center"), QStringLiteral("left")}));
    design.nameParts.clear();
    const QStringList names{QStringLiteral("document"), QStringLiteral("other")};
    for (const QString& part : reader.texts(QStringLiteral("parts"))) {
        if (const qsizetype at = names.indexOf(part); at >= 0)
            design.nameParts += static_cast<Template::NamePart>(at);
        else
            reader.fail(QStringLiteral("parts"), QStringLiteral("any of %1").arg(names.join(QStringLiteral(", "))));
    }
}

void readSection(TemplateReader& reader, Template& design)
{
    readType(reader, design.section);
    reader.number(QStringLiteral("spaceAfter"), design.sectionSpaceAfter);
    reader.number(QStringLiteral("ruleWidth"), design.ruleWidth, 0, 10);
    reader.number(QStringLiteral("ruleGap"), design.ruleGap, 0, 20);
    design.heading = static_cast<Template::Heading>(
        reader.choice(QStringLiteral("style"), {QStringLiteral("plain"), QStringLiteral("rule"), QStringLiteral("bar"),
                                                QStringLiteral("band")}));
}

void readEntry(TemplateReader& reader, Template& design)
{
    reader.number(QStringLiteral("spaceBefore"), design.entrySpaceBefore);
    design.entryHead = static_cast<Template::EntryHead>(
        reader.choice(QStringLiteral("head"), {QStringLiteral("stacked"), QStringLiteral("inline")}));
    design.secondLine = static_cast<Template::SecondLine>(
        reader.choice(QStringLiteral("secondLine"), {QStringLiteral("plain"), QStringLiteral("italic")}));
    design.dates = static_cast<Template::Dates>(
        reader.choice(QStringLiteral("dates"), {QStringLiteral("right"), QStringLiteral("left")}));
    if (design.dates == Template::Dates::Left)
        reader.millimetres(QStringLiteral("dateColumn"), design.dateColumn, 10, 80);
}

void readParagraphs(TemplateReader& reader, Template& design)
{
    const QStringList languages = reader.texts(QStringLiteral("justify"));
    for (const QString& code : languages) {
        if (const std::optional<Language> language = findLanguage(code))
            design.justified[indexOf(*language)] = true;
        else
            reader.fail(QStringLiteral("justify"), QStringLiteral("codes of document languages"));
    }
    reader.flag(QStringLiteral("hyphenate"), design.hyphenated);
}

void readColors(TemplateReader& reader, Template& design)
{
    reader.color(QStringLiteral("text"), design.textColor);
    reader.color(QStringLiteral("name"), design.nameColor);
    reader.color(QStringLiteral("heading"), design.headingColor);
    reader.color(QStringLiteral("link"), design.linkColor);
    reader.color(QStringLiteral("rule"), design.ruleColor);
    reader.color(QStringLiteral("muted"), design.mutedColor);
}

void readSidebar(TemplateReader& reader, Template& design)
{
    Template::Sidebar sidebar;
    reader.millimetres(QStringLiteral("width"), sidebar.width, 20, 120);
    reader.millimetres(QStringLiteral("padding"), sidebar.padding, 0, 40);
    sidebar.right = reader.choice(QStringLiteral("side"), {QStringLiteral("left"), QStringLiteral("right")}) == 1;
    reader.color(QStringLiteral("ground"), sidebar.ground);
    reader.color(QStringLiteral("text"), sidebar.text);
    for (const QString& name : reader.texts(QStringLiteral("sections"))) {
        if (const std::optional<SectionKind> kind = findSectionKind(name))
            sidebar.sections += *kind;
        else
            reader.fail(QStringLiteral("sections"), QStringLiteral("kinds of section; “%1” is none").arg(name));
    }
    design.sidebar = sidebar;
}

void readPhoto(TemplateReader& reader, Template& design)
{
    reader.millimetres(QStringLiteral("width"), design.photo.width, 0, 80);
    reader.millimetres(QStringLiteral("height"), design.photo.height, 0, 100);
}

void readLimits(TemplateReader& reader, Template::Limits& limits)
{
    reader.number(QStringLiteral("spacing"), limits.spacing, 0, 1);
    reader.number(QStringLiteral("leading"), limits.leading, 0.7, 1);
    reader.number(QStringLiteral("size"), limits.size, 0.5, 1);
    reader.number(QStringLiteral("margins"), limits.margins, 0.3, 1);
}

void readWords(TemplateReader& reader, DocumentStyle& words, Language language)
{
    const std::size_t at = indexOf(language);
    if (reader.contains(QStringLiteral("dates"))) {
        const QString style = reader.take(QStringLiteral("dates"));
        if (const std::optional<DateStyle> found = findDateStyle(style))
            words.dates[at] = *found;
        else
            reader.fail(QStringLiteral("dates"), QStringLiteral("any of short, long, dots, iso"));
    }
    if (reader.contains(QStringLiteral("days")))
        reader.flag(QStringLiteral("days"), words.days[at]);
    for (const QString& key : reader.keys()) {
        if (const std::optional<Label> sign = findLabel(key))
            words.labels[at][*sign] = reader.take(key);
    }
}

} // namespace

void TemplateReader::number(const QString& key, double& value, double lowest, double highest)
{
    const QJsonValue given = m_object.take(key);
    if (!given.isDouble() || given.toDouble() < lowest || given.toDouble() > highest)
        return fail(key, QStringLiteral("a number from %1 to %2").arg(lowest).arg(highest));
    value = given.toDouble();
}

void TemplateReader::millimetres(const QString& key, double& points, double lowest, double highest)
{
    number(key, points, lowest, highest);
    points *= pointsPerMillimetre;
}

void TemplateReader::flag(const QString& key, bool& value)
{
    const QJsonValue given = m_object.take(key);
    if (!given.isBool())
        return fail(key, QStringLiteral("true or false"));
    value = given.toBool();
}

void TemplateReader::text(const QString& key, QString& value)
{
    const QJsonValue given = m_object.take(key);
    if (!given.isString() || given.toString().isEmpty())
        return fail(key, QStringLiteral("a text"));
    value = given.toString();
}

void TemplateReader::textOrTexts(const QString& key, QStringList& values)
{
    const QJsonValue given = m_object.value(key);
    values.clear();
    if (given.isArray())
        values = texts(key);
    else
        text(key, values.emplaceBack());
}

void TemplateReader::color(const QString& key, QColor& value)
{
    value = QColor::fromString(m_object.take(key).toString());
    if (!value.isValid() || value.alpha() != 255)
        fail(key, QStringLiteral("a colour such as #1a4f8b"));
}

void TemplateReader::part(const QString& key, const std::function<void(TemplateReader&)>& read)
{
    const QJsonValue given = m_object.take(key);
    if (!given.isObject())
        return fail(key, QStringLiteral("an object"));
    TemplateReader reader(given.toObject(), pathOf(key));
    read(reader);
    reader.refuseUnread();
    if (!m_problem)
        m_problem = reader.m_problem;
}

int TemplateReader::choice(const QString& key, const QStringList& names)
{
    const qsizetype at = names.indexOf(m_object.take(key).toString());
    if (at < 0)
        fail(key, QStringLiteral("any of %1").arg(names.join(QStringLiteral(", "))));
    return static_cast<int>(qMax<qsizetype>(at, 0));
}

QStringList TemplateReader::texts(const QString& key)
{
    const QJsonValue given = m_object.take(key);
    QStringList texts;
    for (const QJsonValue& value : given.toArray()) {
        if (!value.isString())
            fail(key, QStringLiteral("a list of texts"));
        texts += value.toString();
    }
    if (!given.isArray())
        fail(key, QStringLiteral("a list of texts"));
    return texts;
}

void TemplateReader::refuseUnread()
{
    if (!m_object.isEmpty())
        fail(m_object.keys().front(), QStringLiteral("no such key"));
}

void TemplateReader::fail(const QString& key, const QString& reason)
{
    if (!m_problem)
        m_problem = Problem{pathOf(key), reason};
}

void readTemplate(TemplateReader& reader, Template& design)
{
    reader.text(QStringLiteral("name"), design.name);
    design.layout = static_cast<Template::Layout>(reader.choice(
        QStringLiteral("layout"), {QStringLiteral("single"), QStringLiteral("sidebar"), QStringLiteral("parallel")}));
    reader.part(QStringLiteral("fonts"), [&](TemplateReader& part) { readFonts(part, design); });
    reader.part(QStringLiteral("margins"), [&](TemplateReader& part) { readMargins(part, design.margins); });
    reader.part(QStringLiteral("body"), [&](TemplateReader& part) { readType(part, design.body); });
    reader.part(QStringLiteral("personName"), [&](TemplateReader& part) { readName(part, design); });
    reader.part(QStringLiteral("headline"), [&](TemplateReader& part) { readType(part, design.headline); });
    reader.part(QStringLiteral("contacts"), [&](TemplateReader& part) {
        readType(part, design.contacts);
        part.text(QStringLiteral("separator"), design.contactSeparator);
    });
    reader.part(QStringLiteral("section"), [&](TemplateReader& part) { readSection(part, design); });
    reader.part(QStringLiteral("entry"), [&](TemplateReader& part) { readEntry(part, design); });
    reader.part(QStringLiteral("list"), [&](TemplateReader& part) {
        part.number(QStringLiteral("indent"), design.listIndent, 4, 60);
        part.number(QStringLiteral("spaceBefore"), design.itemSpaceBefore);
    });
    reader.part(QStringLiteral("paragraphs"), [&](TemplateReader& part) { readParagraphs(part, design); });
    reader.part(QStringLiteral("footer"), [&](TemplateReader& part) { readType(part, design.footer); });
    reader.part(QStringLiteral("colors"), [&](TemplateReader& part) { readColors(part, design); });
    if (design.layout == Template::Layout::Sidebar)
        reader.part(QStringLiteral("sidebar"), [&](TemplateReader& part) { readSidebar(part, design); });
    if (design.layout == Template::Layout::Parallel) {
        reader.millimetres(QStringLiteral("columnGap"), design.columnGap, 2, 40);
        reader.number(QStringLiteral("columnShare"), design.columnShare, 0.3, 0.7);
    }
    if (reader.contains(QStringLiteral("photo")))
        reader.part(QStringLiteral("photo"), [&](TemplateReader& part) { readPhoto(part, design); });
    reader.part(QStringLiteral("limits"), [&](TemplateReader& part) { readLimits(part, design.limits); });
    if (reader.contains(QStringLiteral("words"))) {
        reader.part(QStringLiteral("words"), [&](TemplateReader& part) {
            for (const Language language : allLanguages) {
                if (part.contains(codeOf(language)))
                    part.part(codeOf(language), [&](TemplateReader& own) { readWords(own, design.words, language); });
            }
        });
    }
    reader.refuseUnread();
}

} // namespace duovita
