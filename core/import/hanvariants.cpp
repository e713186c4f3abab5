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
    rules->transliterate(all);
    int32_t at = 0;
    for (int c = first; c <= last; ++c) {
        const QChar traditional(static_cast<char16_t>(c));
        const int32_t end = all.indexOf(u'\n', at);
        const QChar form(all.charAt(at));
        // ICU 76 has forms beyond the first plane, too: they would make a text longer.
        if (end == at + 1 && form != traditional && !kept.contains(traditional))
            forms.insert(traditional, form);
        at = end + 1;
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
