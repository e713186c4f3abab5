#include "core/import/frontmatter.h"

#include "core/import/headingvocabulary.h"
#include "core/import/namereading.h"

#include <algorithm>

namespace duovita {

namespace {

QString valueOf(const FrontMatter& frontMatter, const QString& key)
{
    const auto found =
        std::find_if(frontMatter.begin(), frontMatter.end(), [&](const auto& member) { return member.first == key; });
    return found == frontMatter.end() ? QString() : found->second.trimmed();
}

} // namespace

QString surelyNamedIn(const FrontMatter& frontMatter)
{
    const QString title = valueOf(frontMatter, QStringLiteral("title"));
    const QString author = valueOf(frontMatter, QStringLiteral("author"));
    return !author.isEmpty() && title.startsWith(author) ? title : QString();
}

LocalizedText perhapsNamedIn(const FrontMatter& frontMatter, const Vocabulary& vocabulary)
{
    for (const QString& key : {QStringLiteral("name"), QStringLiteral("author"), QStringLiteral("title")}) {
        const QString value = valueOf(frontMatter, key);
        const bool other = vocabulary.isDocumentTitle(value) || vocabulary.guessSection(value) ||
                           vocabulary.isRole(value) || vocabulary.isCompany(value) || vocabulary.saysNoName(value);
        const auto name = other ? std::nullopt : nameAround(value);
        if (name)
            return name->name;
    }
    return {};
}

} // namespace duovita
