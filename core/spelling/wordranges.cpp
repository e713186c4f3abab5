#include "core/spelling/wordranges.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

bool isCapitalizedOnly(QStringView word)
{
    return word.front().isUpper() && std::none_of(word.begin() + 1, word.end(), [](QChar c) { return c.isUpper(); });
}

bool hasCapitalInside(QStringView word)
{
    return std::any_of(word.begin() + 1, word.end(), [](QChar c) { return c.isUpper(); });
}

/// Whether a sentence or the text after a label starts here.
bool beginsSentence(const QString& text, qsizetype at)
{
    qsizetype before = at - 1;
    while (before >= 0 && (text[before].isSpace() || QStringLiteral("\"'“‘(").contains(text[before])))
        --before;
    return before < 0 || QStringLiteral(".!?:;。！？：；•").contains(text[before]);
}

} // namespace

QList<WordRange> wordsToCheck(const QString& text)
{
    // A dictionary cannot check anything between spaces that contains a digit or a sign used in addresses.
    static const QRegularExpression chunk(QStringLiteral("\\S+"));
    static const QRegularExpression technical(QStringLiteral("[@\\\\_/#<>=0-9]|://|\\p{L}\\.\\p{L}"),
                                              QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression word(QStringLiteral("\\p{Latin}+(?:['’]\\p{Latin}+)*"),
                                         QRegularExpression::UseUnicodePropertiesOption);
    QList<WordRange> ranges;
    for (auto chunks = chunk.globalMatch(text); chunks.hasNext();) {
        const auto piece = chunks.next();
        if (technical.match(piece.captured()).hasMatch())
            continue;
        for (auto words = word.globalMatch(piece.captured()); words.hasNext();) {
            const auto found = words.next();
            const QStringView letters = found.capturedView();
            const qsizetype start = piece.capturedStart() + found.capturedStart();
            if (letters.size() < 2 || hasCapitalInside(letters))
                continue;
            if (isCapitalizedOnly(letters) && !beginsSentence(text, start))
                continue;
            ranges += WordRange{start, letters.size()};
        }
    }
    return ranges;
}

TextLength lengthOf(const QString& text)
{
    TextLength length;
    bool inWord = false;
    for (const uint c : text.toUcs4()) {
        if (QChar::isSpace(c)) {
            inWord = false;
            continue;
        }
        ++length.characters;
        const bool han = QChar::script(c) == QChar::Script_Han;
        const bool part = QChar::isLetterOrNumber(c) || (inWord && (c == '\'' || c == 0x2019 || c == '-' || c == '.'));
        if (han || (part && !inWord))
            ++length.words;
        inWord = part && !han;
    }
    return length;
}

} // namespace duovita
