#include "core/import/readers/structuredresume.h"

#include "core/domain/jsonkey.h"

#include <QJsonArray>
#include <QRegularExpression>

namespace duovita {

namespace {

/// YAMLResume (yamlresume.dev) has the lists of JSON Resume with other names; its members are renamed so that one
/// reader serves both.
class Renaming {
public:
    QJsonObject read(const QJsonObject& document)
    {
        QJsonObject content = document.value(QStringLiteral("content")).toObject();
        QJsonObject resume;
        QJsonObject basics = content.take(QStringLiteral("basics")).toObject();
        rename(basics, "headline", "label");
        move(content, "location", basics);
        move(content, "profiles", basics);
        resume.insert(QStringLiteral("basics"), basics);
        for (auto it = content.begin(); it != content.end(); ++it)
            resume.insert(jsonKey(it.key()),
                          it.value().isArray() ? QJsonValue(entries(it.key(), it.value().toArray())) : it.value());
        for (auto it = document.begin(); it != document.end(); ++it) {
            if (it.key() != QStringLiteral("content"))
                resume.insert(jsonKey(it.key()), it.value());
        }
        return resume;
    }

private:
    static void rename(QJsonObject& object, const char* from, const char* to)
    {
        if (object.contains(QLatin1StringView(from)))
            object.insert(QLatin1StringView(to), object.take(QLatin1StringView(from)));
    }

    static void move(QJsonObject& from, const char* key, QJsonObject& to)
    {
        if (from.contains(QLatin1StringView(key)))
            to.insert(QLatin1StringView(key), from.take(QLatin1StringView(key)));
    }

    static QJsonArray entries(const QString& list, const QJsonArray& items)
    {
        QJsonArray renamed;
        for (const QJsonValue& item : items) {
            QJsonObject entry = item.toObject();
            if (list == QStringLiteral("education"))
                rename(entry, "degree", "studyType");
            if (list == QStringLiteral("references"))
                rename(entry, "summary", "reference");
            partSummary(entry);
            renamed += entry;
        }
        return renamed;
    }

    /// A summary contains Markdown; its list items become highlights.
    static void partSummary(QJsonObject& entry)
    {
        static const QRegularExpression bullet(QStringLiteral("^\\s*[-*+]\\s+"));
        const QString text = entry.value(QStringLiteral("summary")).toString();
        QStringList paragraphs;
        QJsonArray highlights;
        for (const QString& line : text.split(u'\n', Qt::SkipEmptyParts)) {
            const auto match = bullet.match(line);
            if (match.hasMatch())
                highlights += line.mid(match.capturedLength()).trimmed();
            else if (!highlights.isEmpty() && line.startsWith(u' '))
                highlights[highlights.size() - 1] = QString(highlights.last().toString() + u' ' + line.trimmed());
            else
                paragraphs += line.trimmed();
        }
        if (highlights.isEmpty() || entry.contains(QStringLiteral("highlights")))
            return;
        entry.insert(QStringLiteral("highlights"), highlights);
        if (paragraphs.isEmpty())
            entry.remove(QStringLiteral("summary"));
        else
            entry.insert(QStringLiteral("summary"), paragraphs.join(u'\n'));
    }
};

std::optional<Language> languageOf(const QJsonObject& document)
{
    const QString code =
        document.value(QStringLiteral("locale")).toObject().value(QStringLiteral("language")).toString();
    return code.isEmpty() ? std::nullopt : findLanguage(code);
}

} // namespace

bool isYamlResume(const QJsonObject& object)
{
    const QJsonObject content = object.value(QStringLiteral("content")).toObject();
    return content.value(QStringLiteral("basics")).isObject() || content.value(QStringLiteral("education")).isArray() ||
           content.value(QStringLiteral("work")).isArray();
}

Result<ImportDraft> readYamlResume(const QJsonObject& object, const QString& file, const ImportOptions& options)
{
    ImportOptions known = options;
    if (!known.language)
        known.language = languageOf(object);
    return readJsonResume(Renaming().read(object), file, known);
}

} // namespace duovita
