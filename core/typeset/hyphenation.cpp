#include "core/typeset/hyphenation.h"

#include <QFile>
#include <QStandardPaths>

#include <hyphen.h>

#include <memory>
#include <mutex>
#include <vector>

namespace duovita {

namespace {

constexpr int shortestPart = 3;

struct FreePatterns {
    void operator()(HyphenDict* patterns) const { hnj_hyphen_free(patterns); }
};
using Patterns = std::unique_ptr<HyphenDict, FreePatterns>;

Patterns loadPatterns(Language language)
{
    const QString path =
        QStandardPaths::locate(QStandardPaths::GenericDataLocation,
                               QStringLiteral("hyphen/hyph_%1.dic").arg(localeOf(language).replace(u'-', u'_')));
    const QByteArray name = QFile::encodeName(path);
    return Patterns(path.isEmpty() ? nullptr : hnj_hyphen_load(name.constData()));
}

bool isLower(QChar c)
{
    return c >= u'a' && c <= u'z';
}

/// Whether this character, next to a word, rules hyphenation out: the word is part of something else (an address, a
/// number), or its author has set soft hyphens.
bool joins(QChar c)
{
    return c.isLetterOrNumber() || c == QChar::SoftHyphen || QStringView(u"-_@./\\+#&").contains(c);
}

void addPoints(HyphenDict* patterns, QStringView text, qsizetype start, qsizetype length, QBitArray& points)
{
    const QByteArray word = text.mid(start, length).toLatin1();
    std::vector<char> hyphens(static_cast<std::size_t>(length) + 5);
    char** replacements = nullptr;
    int* positions = nullptr;
    int* cuts = nullptr;
    const int failed =
        hnj_hyphen_hyphenate3(patterns, word.constData(), static_cast<int>(length), hyphens.data(), nullptr,
                              &replacements, &positions, &cuts, shortestPart, shortestPart, shortestPart, shortestPart);
    for (qsizetype i = 0; !failed && i + 1 < length; ++i) {
        // libhyphen: an odd value allows a hyphen after this letter.
        const bool may = (hyphens[static_cast<std::size_t>(i)] & 1) != 0;
        if (may && i + 1 >= shortestPart && length - i - 1 >= shortestPart)
            points.setBit(start + i + 1);
    }
}

HyphenDict* patternsOf(Language language)
{
    static std::array<Patterns, languageCount> kept{};
    static std::array<std::once_flag, languageCount> loaded;
    const std::size_t index = indexOf(language);
    std::call_once(loaded[index], [&] { kept[index] = loadPatterns(language); });
    return kept[index].get();
}

} // namespace

QBitArray hyphenationPoints(QStringView text, Language language)
{
    QBitArray points(text.size() + 1);
    HyphenDict* const patterns = patternsOf(language);
    for (qsizetype start = 0; patterns && start < text.size();) {
        qsizetype end = start;
        while (end < text.size() && isLower(text[end]))
            ++end;
        const bool alone =
            (start == 0 || !joins(text[start - 1])) && (end == text.size() || !joins(text[end]) || text[end] == u'.');
        if (alone && end - start >= 2 * shortestPart)
            addPoints(patterns, text, start, end - start, points);
        while (end < text.size() && !isLower(text[end]))
            ++end;
        start = end;
    }
    return points;
}

} // namespace duovita
