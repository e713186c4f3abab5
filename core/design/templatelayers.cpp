#include "core/design/templatelayers.h"

#include "core/design/designvalues.h"
#include "core/design/similarkeys.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <limits>

namespace duovita {

namespace {

constexpr int deepestBase = 8;
constexpr double unbounded = std::numeric_limits<double>::infinity();
const QString textName = QStringLiteral("text");
const QString mutedName = QStringLiteral("muted");
const QString accentName = QStringLiteral("accent");
const QString accentKey = QStringLiteral("colors.accent");
const QString densityKey = QStringLiteral("space.density");

Error invalid(const QString& file, const QString& key, const QString& reason)
{
    return Error{ErrorCode::TemplateInvalid, {file, key, reason}, {file}};
}

QString ownFile(const QString& name)
{
    return QDir(Template::userFolder()).filePath(name + QStringLiteral(".json"));
}

bool isNewFile(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && isNewFormat(QJsonDocument::fromJson(file.readAll()).object());
}

/// The value for the language, if `value` has one per language; undefined if it has none for this language.
QJsonValue valueFor(Language language, const QString& key, const QJsonValue& value)
{
    // These are kept for all languages, because a document may contain texts in another one.
    if (key == QStringLiteral("words") || key == QStringLiteral("paragraphs.justify") || !isByLanguage(value))
        return value;
    return value.toObject().value(codeOf(language));
}

/// How large the family's letters have to be in a Chinese document to look as large as the characters beside them: the
/// mean of the heights of capitals and of small letters is about 0.6 of the text size in every template.
double latinScaleFor(const QString& family)
{
    struct Fitted {
        const char* family; ///< the beginning of its name
        double scale;
    };
    constexpr Fitted fitted[]{{"EB Garamond", 1.12},  {"Inter", 0.96},          {"Lato", 1.02},
                              {"Noto Sans", 0.97},    {"Noto Serif", 0.95},     {"Liberation Serif", 1.07},
                              {"Nimbus Roman", 1.07}, {"Times New Roman", 1.07}};
    const auto found = std::find_if(std::begin(fitted), std::end(fitted), [&](const Fitted& each) {
        return family.startsWith(QLatin1StringView(each.family));
    });
    return found == std::end(fitted) ? Template().latinScale : found->scale;
}

class Resolver {
public:
    explicit Resolver(Language language) : m_language(language) {}

    std::optional<Error> add(const TemplateLayer& layer)
    {
        if (layer.scales && m_hasBase) // the lowest layer sets its own sizes and does not scale the defaults
            scaleTypes(layer);
        m_hasBase = true;
        if (const std::optional<Error> problem = scaleDistances(layer))
            return problem;
        const QString family = m_design.chineseFamily;
        const QString latin = m_design.latinFamily;
        for (auto it = layer.values.begin(); it != layer.values.end(); ++it) {
            const DesignKey* key = findDesignKey(it.key());
            if (!key)
                return invalid(layer.file, it.key(), noSuchKey(it.key()));
            if (key->type == DesignKey::Type::Color)
                m_colors[it.key()] = {valueFor(m_language, it.key(), it.value()), layer.file};
            else if (const std::optional<Error> problem = set(*key, it.value(), layer.file))
                return problem;
        }
        // Weight and scale suit the family that they were chosen for.
        if (m_design.chineseFamily != family && !layer.values.contains(QStringLiteral("fonts.hanWeight")))
            m_design.hanWeight = Template().hanWeight;
        const bool isChange = layer.file.isEmpty(); // a template says which scale it wants
        if (isChange && m_design.latinFamily != latin && !layer.values.contains(QStringLiteral("fonts.latinScale")))
            m_design.latinScale = latinScaleFor(m_design.latinFamily);
        keepShades(layer);
        return std::nullopt;
    }

    Result<Template> take()
    {
        // First, because other colours may refer to these.
        for (const char* first : {"colors.accent", "colors.text", "colors.muted"}) {
            if (const std::optional<Error> problem = setColor(QString::fromLatin1(first)))
                return *problem;
        }
        for (const QString& key : m_colors.keys()) {
            if (const std::optional<Error> problem = setColor(key))
                return *problem;
        }
        m_design.dateColumnGrows = m_design.dateColumn >= m_leastGrowing;
        if (m_design.lineSpacing > 0)
            m_design.body.leading = m_design.body.size * m_design.lineSpacing;
        return std::move(m_design);
    }

private:
    struct Given {
        QJsonValue value;
        QString file;
        QColor accent = {}; ///< accent of the value's layer, if the value is a shade of it
    };

    /// A shade is relative to the accent at the layer that sets it; a layer above may change the accent.
    void keepShades(const TemplateLayer& layer)
    {
        const auto accent = m_colors.constFind(accentKey);
        const QColor own = accent == m_colors.constEnd() ? m_design.accentColor : colorOf(accent->value, m_design);
        for (const QString& name : layer.values.keys()) {
            const auto color = m_colors.find(name);
            if (color != m_colors.end() && shadeIn(color->value).isValid())
                color->accent = own;
        }
    }

    std::optional<Error> set(const DesignKey& key, const QJsonValue& given, const QString& file)
    {
        const QJsonValue value = valueFor(m_language, key.name, given);
        if (value.isUndefined())
            return std::nullopt;
        const std::optional<QString> problem = key.set(m_design, value);
        if (key.name == QStringLiteral("entry.dateColumn") && file.startsWith(QStringLiteral(":/")))
            m_leastGrowing = file.contains(QStringLiteral("/earlier/")) ? unbounded : m_design.dateColumn;
        return problem ? std::optional(invalid(file, key.name, *problem)) : std::nullopt;
    }

    std::optional<Error> setColor(const QString& name)
    {
        const auto given = m_colors.constFind(name);
        if (given == m_colors.constEnd())
            return std::nullopt;
        const QJsonValue value =
            given->accent.isValid()
                ? QJsonValue(shadeBeside(m_design.accentColor, shadeIn(given->value), given->accent).name())
                : given->value;
        return set(*findDesignKey(name), value, given->file);
    }

    /// Scales the distances of the layers below. A layer that sets a distance gets exactly that, whatever the density.
    std::optional<Error> scaleDistances(const TemplateLayer& layer)
    {
        const auto density = layer.values.constFind(densityKey);
        if (density == layer.values.constEnd())
            return std::nullopt;
        const double before = m_design.density;
        const std::optional<Error> problem = set(*findDesignKey(densityKey), *density, layer.file);
        m_design.scaleDistances(m_design.density / before);
        return problem;
    }

    /// Scales all sizes and leadings in proportion to the text's, before the layer sets its own.
    void scaleTypes(const TemplateLayer& layer)
    {
        const double size = valueFor(m_language, {}, layer.values.value(QStringLiteral("body.size"))).toDouble();
        if (size <= 0)
            return;
        const double factor = size / m_design.body.size;
        for (Template::Type* type :
             {&m_design.body, static_cast<Template::Type*>(&m_design.personName), &m_design.headline,
              &m_design.contacts, static_cast<Template::Type*>(&m_design.section), &m_design.footer}) {
            type->size *= factor;
            type->leading *= factor;
        }
        m_design.listIndent *= factor;
    }

    Language m_language;
    Template m_design;
    bool m_hasBase = false;
    /// The narrowest column of dates that grows: that of the built-in template. Earlier ones stay as they looked.
    double m_leastGrowing = m_design.dateColumn;
    /// Defaults for colours that no layer sets.
    QMap<QString, Given> m_colors{
        {QStringLiteral("colors.name"), {textName, {}}},    {QStringLiteral("colors.headline"), {textName, {}}},
        {QStringLiteral("colors.heading"), {textName, {}}}, {QStringLiteral("colors.date"), {textName, {}}},
        {QStringLiteral("colors.place"), {textName, {}}},   {QStringLiteral("colors.secondLine"), {textName, {}}},
        {QStringLiteral("colors.bullet"), {textName, {}}},  {QStringLiteral("colors.icon"), {mutedName, {}}},
        {QStringLiteral("colors.rule"), {mutedName, {}}},   {QStringLiteral("colors.link"), {accentName, {}}},
        {QStringLiteral("sidebar.text"), {textName, {}}},
    };
};

} // namespace

bool isNewFormat(const QJsonObject& object)
{
    return object.value(QStringLiteral("format")).toInt() >= newestFormat;
}

void bringUpToDate(QMap<QString, QJsonValue>& values)
{
    const auto above = values.constFind(QStringLiteral("contacts.spaceBefore"));
    if (above != values.constEnd()) // in that format it applied above each line of the contacts
        values.insert(QStringLiteral("contacts.rowGap"), *above);
}

QString fileOfTemplate(const QString& name)
{
    if (name.isEmpty() || name.contains(u'/'))
        return {};
    const QString own = ownFile(name);
    if (QFileInfo::exists(own))
        return own;
    const QString earlier = QStringLiteral(":/templates/earlier/%1.json").arg(name);
    if (!QFileInfo::exists(earlier))
        return QStringLiteral(":/templates/%1.json").arg(name);
    // A user's template of this name that replaced the built-in one replaced it at that time, too.
    const QString before = ownFile(name.left(name.lastIndexOf(u'-')));
    return QFileInfo::exists(before) && !isNewFile(before) ? before : earlier;
}

Result<QList<TemplateLayer>> layersOf(const QByteArray& json, const QString& file, int depth)
{
    QJsonParseError syntax;
    const QJsonDocument document = QJsonDocument::fromJson(json, &syntax);
    if (!document.isObject()) {
        const int line = static_cast<int>(json.left(syntax.offset).count('\n')) + 1;
        return Error{ErrorCode::TemplateInvalid, {file, QString(), syntax.errorString()}, {file, line, 0}};
    }
    QJsonObject object = document.object();
    const QJsonValue base = object.take(QStringLiteral("base"));
    const bool isNew = isNewFormat(object);
    object.remove(QStringLiteral("format"));
    TemplateLayer own{file, isNew, flatValues(object)};
    own.values.remove(QStringLiteral("name"));
    if (!isNew)
        bringUpToDate(own.values);
    if (base.isUndefined())
        return QList<TemplateLayer>{own};
    if (depth >= deepestBase)
        return invalid(file, QStringLiteral("base"), QStringLiteral("it is based on itself"));
    // A base named in an old file means the built-in template as it looked then.
    const QString name = isNew ? base.toString() : earlierTemplate(base.toString());
    QFile baseFile(fileOfTemplate(name));
    if (!base.isString() || !baseFile.open(QIODevice::ReadOnly))
        return invalid(file, QStringLiteral("base"), QStringLiteral("no such template"));
    Result<QList<TemplateLayer>> layers = layersOf(baseFile.readAll(), baseFile.fileName(), depth + 1);
    if (layers)
        *layers += own;
    return layers;
}

Result<QList<TemplateLayer>> layersOf(const QString& templateName)
{
    QFile file(fileOfTemplate(templateName));
    if (file.fileName().isEmpty() || !file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::TemplateUnknown, {templateName, Template::names().join(QStringLiteral(", "))}};
    return layersOf(file.readAll(), file.fileName());
}

Result<Template> resolved(const QList<TemplateLayer>& layers, Language language)
{
    Resolver resolver(language);
    for (const TemplateLayer& layer : layers) {
        if (const std::optional<Error> problem = resolver.add(layer))
            return *problem;
    }
    return resolver.take();
}

} // namespace duovita
