#include "core/import/fields/schoolofform.h"

#include <QHash>

#include <algorithm>

namespace duovita {

namespace {

/// Maps a form's label to the label that an entry uses; empty if it is not about education. Only contacts of kind Other
/// are considered, because the other kinds (email, phone …) already have a meaning.
QString educationLabelOf(const Contact& contact)
{
    static const QHash<QString, QString> labels{
        {QStringLiteral("毕业院校"), QStringLiteral("学校")}, {QStringLiteral("毕业学校"), QStringLiteral("学校")},
        {QStringLiteral("专业"), QStringLiteral("专业")},     {QStringLiteral("所学专业"), QStringLiteral("专业")},
        {QStringLiteral("学历"), QStringLiteral("学历")},     {QStringLiteral("最高学历"), QStringLiteral("学历")}};
    return contact.kind == ContactKind::Other ? labels.value(contact.label.text(Language::Chinese)) : QString();
}

} // namespace

QStringList takeEducationFields(QList<Contact>& contacts)
{
    QStringList fields;
    for (const Contact& contact : std::as_const(contacts)) {
        if (const QString label = educationLabelOf(contact); !label.isEmpty())
            fields += label + QStringLiteral("：") + contact.value.textOrFallback(Language::Chinese);
    }
    const bool named = std::any_of(fields.begin(), fields.end(),
                                   [](const QString& field) { return field.startsWith(QStringLiteral("学校")); });
    if (fields.size() < 2 || !named)
        return {};
    erase_if(contacts, [](const Contact& contact) { return !educationLabelOf(contact).isEmpty(); });
    return fields;
}

} // namespace duovita
