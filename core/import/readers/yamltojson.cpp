#include "core/import/readers/yamltojson.h"

#include "core/domain/jsonkey.h"

#include <QJsonArray>
#include <QMap>
#include <QRegularExpression>

#include <yaml-cpp/yaml.h>

namespace duovita {

namespace {

constexpr int deepest = 32;
constexpr int mostNodes = 200000; // against "billion laughs": nested aliases

class Converter {
public:
    QJsonValue convert(const YAML::Node& node, int depth = 0)
    {
        if (depth > deepest || ++m_nodes > mostNodes)
            throw std::runtime_error("nested too deeply or too large");
        switch (node.Type()) {
        case YAML::NodeType::Map:
            return mapping(node, depth);
        case YAML::NodeType::Sequence: {
            QJsonArray array;
            for (const YAML::Node& item : node)
                array += convert(item, depth + 1);
            return array;
        }
        case YAML::NodeType::Scalar:
            return QString::fromStdString(node.Scalar());
        default:
            return QJsonValue::Null;
        }
    }

private:
    QJsonObject mapping(const YAML::Node& node, int depth)
    {
        QMap<QString, QJsonValue> members;
        QJsonArray order;
        for (const auto& member : node) {
            const QString key = jsonKey(QString::fromStdString(member.first.Scalar()));
            if (members.contains(key)) // one of them would be lost silently
                throw YAML::ParserException(member.first.Mark(), '"' + member.first.Scalar() + "\" stands there twice");
            members.insert(key, convert(member.second, depth + 1));
            order += key;
        }
        QJsonObject object; // sorted, so that insertion at the end moves no other member
        for (auto member = members.cbegin(); member != members.cend(); ++member)
            object.insert(jsonKey(member.key()), member.value());
        if (depth == 2) // the sections of a CV
            object.insert(memberOrderKey(), order);
        return object;
    }

    int m_nodes = 0;
};

/// The text of a line that begins with a YAML indicator, such as the "**" of bold text; empty if it does not.
QString unquotedText(const QByteArray& yaml, int line)
{
    static const QRegularExpression form(QStringLiteral("^(?:\\s*-\\s+)*(?:[\\w-]+:\\s+)?\\s*([*&!%@`].*)$"));
    return form.match(QString::fromUtf8(yaml.split('\n').value(line)).trimmed()).captured(1);
}

} // namespace

Result<QJsonObject> yamlToJson(const QByteArray& yaml, const QString& file)
{
    try {
        const YAML::Node root = YAML::Load(yaml.toStdString());
        return Converter().convert(root).toObject();
    } catch (const YAML::Exception& problem) { // yaml-cpp throws exceptions
        const Place place{file, problem.mark.line + 1, problem.mark.column + 1};
        if (const QString text = unquotedText(yaml, problem.mark.line); !text.isEmpty())
            return Error{ErrorCode::YamlUnquoted, {file, text}, place};
        return Error{ErrorCode::YamlSyntax, {file, QString::fromStdString(problem.msg)}, place};
    } catch (const std::exception& problem) {
        return Error{ErrorCode::YamlSyntax, {file, QString::fromUtf8(problem.what())}, {file}};
    }
}

QJsonValue withoutOrder(const QJsonValue& value)
{
    if (value.isArray()) {
        QJsonArray array;
        for (const QJsonValue& item : value.toArray())
            array += withoutOrder(item);
        return array;
    }
    if (!value.isObject())
        return value;
    // Builds a new object: each change inside an object would copy all of it.
    QJsonObject kept;
    const QJsonObject object = value.toObject();
    for (auto it = object.constBegin(); it != object.constEnd(); ++it) {
        if (it.key() != memberOrderKey())
            kept.insert(jsonKey(it.key()), withoutOrder(it.value()));
    }
    return kept;
}

} // namespace duovita
