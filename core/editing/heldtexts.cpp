#include "core/editing/heldtexts.h"

#include <algorithm>

namespace duovita {

namespace {

QStringList textsOf(const Entry& entry)
{
    QStringList texts;
    forEachField(entry.details, [&](Field, const auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, LocalizedText>) {
            for (const Language language : allLanguages)
                texts += value.text(language);
        }
    });
    for (const Highlight& highlight : entry.highlights) {
        for (const Language language : allLanguages)
            texts += highlight.text.text(language).plainText();
    }
    texts.removeAll(QString());
    return texts;
}

} // namespace

bool holdsTextsOf(const Entry& entry, const Entry& other)
{
    QStringList held = textsOf(entry) + entry.unparsed;
    for (const QString& text : entry.unparsed) // a leftover point includes its formatting
        held += RichText::fromMarkdown(text).plainText();
    const QStringList wanted = textsOf(other);
    return !wanted.isEmpty() && std::all_of(wanted.begin(), wanted.end(), [&](const QString& text) {
        return std::any_of(held.begin(), held.end(), [&](const QString& whole) { return whole.contains(text); });
    });
}

} // namespace duovita
