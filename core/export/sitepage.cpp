#include "core/export/sitepage.h"

#include "core/export/markdown.h"

#include <QRegularExpression>

#include <yaml-cpp/yaml.h>

namespace duovita {

namespace {

const QRegularExpression& templateTag()
{
    static const QRegularExpression tag(QStringLiteral("\\{(?=[{%#])"));
    return tag;
}

/// The tag's brace is escaped as an entity. Markdown would show the entity literally in code, so such runs are no
/// longer code.
void openCode(ContentLine& line)
{
    for (ContentRun& run : line) {
        if (run.text.contains(templateTag()))
            run.style.setFlag(InlineStyle::Code, false);
    }
}

CvContent withoutTagsInCode(CvContent content)
{
    for (ContentSection& section : content.sections) {
        for (ContentEntry& entry : section.entries) {
            for (ContentParagraph& paragraph : entry.paragraphs)
                openCode(paragraph.line);
        }
    }
    return content;
}

QString frontMatter(const CvContent& content)
{
    const QString other = plainText(content.otherName);
    const QString title = other.isEmpty() ? content.author : QStringLiteral("%1 (%2)").arg(content.author, other);
    YAML::Emitter yaml;
    yaml.SetStringFormat(YAML::DoubleQuoted); // every value is a string, never a number, date or list
    yaml << YAML::BeginMap;
    const auto put = [&yaml](const char* key, const QString& value) {
        if (!value.isEmpty())
            yaml << YAML::Key << YAML::Auto << key << YAML::Value << value.toStdString();
    };
    put("layout", QStringLiteral("page"));
    put("title", title);
    put("author", content.author);
    put("lang", tagOf(content.language));
    put("description", plainText(content.headline));
    yaml << YAML::EndMap;
    return QStringLiteral("---\n") + QString::fromUtf8(yaml.c_str()) + QStringLiteral("\n---\n\n");
}

} // namespace

QString toSitePage(const CvContent& content)
{
    const QString body = markdownBody(withoutTagsInCode(content), MarkdownLinks::Below);
    return frontMatter(content) + QString(body).replace(templateTag(), QStringLiteral("&#123;"));
}

} // namespace duovita
