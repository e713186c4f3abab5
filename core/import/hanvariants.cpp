#include "core/import/hanvariants.h"

#include "core/domain/language.h"

#include <QHash>

#include <unicode/translit.h>

#include <memory>

namespace duovita {

namespace {

/// Traditional to simplified, for the characters in use (CJK Unified Ideographs, U+4E00 to U+9FFF).
QHash<QChar, QChar> simplifiedForms()
{
    constexpr char16_t first = 0x4E00;
    constexpr char16_t last = 0x9FFF;
    QHash<QChar, QChar> forms;
    UErrorCode error = U_ZERO_ERROR;
    const std::unique_ptr<icu::Transliterator> rules(
        icu::Transliterator::createInstance("Traditional-Simplified", UTRANS_FORWARD, error));
    if (U_FAILURE(error))
        return forms;
    // In simplified text, too, and in words of the vocabulary: 著作.
    constexpr QStringView kept = u"著乾藉瞭";
    // A line each, so that no two of them are read as a word.
    icu::UnicodeString all;
    for (int c = first; c <= last; ++c)
        all.append(static_cast<char16_t>(c)).append(u'\n');
    const icu::UnicodeString before = all;
    rules->transliterate(all);
    for (int i = 0; i < before.length() && all.length() == before.length(); ++i) {
        if (before[i] != all[i] && !kept.contains(QChar(before[i])))
            forms.insert(QChar(before[i]), QChar(all[i]));
    }
    return forms;
}

} // namespace

QString inSimplifiedHan(const QString& text)
{
    static const QHash<QChar, QChar> forms = simplifiedForms();
    QString simplified = text;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (!isHan(text[i].unicode()))
            continue;
        if (const auto form = forms.constFind(text[i]); form != forms.constEnd())
            simplified[i] = *form;
    }
    return simplified;
}

} // namespace duovita
