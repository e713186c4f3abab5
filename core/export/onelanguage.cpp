#include "core/export/onelanguage.h"

#include "core/domain/jsonkey.h"

namespace duovita {

void insertText(QJsonObject& object, const char* key, const QString& text)
{
    if (!text.isEmpty())
        object.insert(QLatin1StringView(key), text);
}

void insertKept(QJsonObject& object, const QJsonObject& extra)
{
    for (auto it = extra.begin(); it != extra.end(); ++it) {
        const QString key = jsonKey(it.key());
        if (!object.contains(key)) {
            object.insert(key, it.value());
        } else if (it.value().isObject() && object.value(key).isObject()) {
            QJsonObject inner = object.value(key).toObject();
            insertKept(inner, it.value().toObject());
            object.insert(key, inner);
        }
    }
}

bool isNetwork(ContactKind kind)
{
    switch (kind) {
    case ContactKind::GitHub:
    case ContactKind::Orcid:
    case ContactKind::GoogleScholar:
    case ContactKind::LinkedIn:
    case ContactKind::WeChat:
    case ContactKind::Other:
        return true;
    default:
        return false;
    }
}

QString networkOf(const Contact& contact, Language language)
{
    switch (contact.kind) {
    case ContactKind::GitHub:
        return QStringLiteral("GitHub");
    case ContactKind::Orcid:
        return QStringLiteral("ORCID");
    case ContactKind::GoogleScholar:
        return QStringLiteral("Google Scholar");
    case ContactKind::LinkedIn:
        return QStringLiteral("LinkedIn");
    case ContactKind::WeChat:
        return QStringLiteral("WeChat");
    case ContactKind::Email:
        return QStringLiteral("Email");
    case ContactKind::Phone:
        return QStringLiteral("Phone");
    default:
        return contact.label.textOrFallback(language);
    }
}

} // namespace duovita
