#include "core/storage/namesorting.h"

#include "core/storage/searchtext.h"
#include "core/terms/surnames.h"

#include <QCryptographicHash>

#include <unicode/coll.h>

#include <memory>

namespace duovita {

namespace {

constexpr qsizetype longestKey = 400;

/// Both orders sort Chinese names by pinyin; they differ in which script comes first.
std::unique_ptr<icu::Collator> makeCollator(Language language)
{
    UErrorCode error = U_ZERO_ERROR;
    // ICU's own form of "zh-u-co-pinyin-kr-latn-hani", since parsing such a tag makes ICU load all its data on tags.
    const char* locale = writesHan(language) ? "zh@collation=pinyin" : "zh@collation=pinyin;colreorder=latn-hani";
    std::unique_ptr<icu::Collator> collator(icu::Collator::createInstance(icu::Locale(locale), error));
    return U_FAILURE(error) ? nullptr : std::move(collator);
}

/// Null if ICU has no collator for it.
const icu::Collator* collatorFor(Language language)
{
    thread_local const auto collators = [] {
        std::array<std::unique_ptr<icu::Collator>, languageCount> all;
        for (const Language each : allLanguages)
            all[indexOf(each)] = makeCollator(each);
        return all;
    }();
    return collators[indexOf(language)].get();
}

QByteArray keyOf(const icu::Collator* collator, const QString& name)
{
    if (!collator)
        return folded(name).toUtf8();
    const icu::UnicodeString text(reinterpret_cast<const char16_t*>(name.utf16()), static_cast<int32_t>(name.size()));
    QByteArray key(collator->getSortKey(text, nullptr, 0), Qt::Uninitialized);
    collator->getSortKey(text, reinterpret_cast<uint8_t*>(key.data()), static_cast<int32_t>(key.size()));
    return key;
}

QByteArray versionOf(const icu::Collator* collator)
{
    UVersionInfo version{};
    if (collator)
        collator->getVersion(version);
    return QByteArray(reinterpret_cast<const char*>(version), sizeof version).toHex();
}

/// A digest of everything that withSurnameRead() uses.
QByteArray digestOfSurnames()
{
    QCryptographicHash digest(QCryptographicHash::Sha256);
    for (const Surname& surname : surnames())
        digest.addData(QString(surname.text + u' ' + surname.standIn + u'\n').toUtf8());
    return digest.result().toHex().first(16);
}

} // namespace

QByteArray nameSortKey(const LocalizedText& name, Language order)
{
    const icu::Collator* collator = collatorFor(order);
    const QString shown = name.textOrFallback(order);
    const QString read = withSurnameRead(shown);
    const QByteArray key = keyOf(collator, read);
    return (read == shown ? key : QByteArray(key + keyOf(collator, shown))).left(longestKey);
}

QString nameSortRule()
{
    static const QString rule = [] {
        QByteArray parts;
        for (const Language language : allLanguages)
            parts += versionOf(collatorFor(language)) + '-';
        return QString::fromLatin1(parts + digestOfSurnames());
    }();
    return rule;
}

} // namespace duovita
