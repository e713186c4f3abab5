#include "core/import/readers/softhyphens.h"

#include <QRegularExpression>

namespace duovita {

QString withSoftHyphensRead(QString text)
{
    const auto isGap = [&text](qsizetype at) {
        return at < 0 || at >= text.size() || text[at].isSpace() || text[at].isDigit();
    };
    const auto endsLine = [&text](qsizetype at) {
        while (at < text.size() && text[at].isSpace() && text[at] != u'\n')
            ++at;
        return at >= text.size() || text[at] == u'\n';
    };
    for (qsizetype at = text.indexOf(QChar::SoftHyphen); at >= 0; at = text.indexOf(QChar::SoftHyphen, at + 1)) {
        const bool within = at > 0 && text[at - 1].isLetter();
        if (isGap(at - 1) && isGap(at + 1))
            text[at] = QChar(0x2013);
        else if (!within || !endsLine(at + 1))
            text[at] = u'-';
    }
    return text;
}

QString withHyphenatedWordsRejoined(const QString& text)
{
    if (!text.contains(QChar::SoftHyphen))
        return text;
    static const QRegularExpression parted(QStringLiteral("\\x{AD}[ \\t]*\\n[ \\t]*(\\p{L}\\S*)[ \\t]*"));
    QString whole = withSoftHyphensRead(text).replace(parted, QStringLiteral("\\1\n"));
    return whole.replace(QChar::SoftHyphen, u'-');
}

QList<TextBlock> withSoftHyphensRead(QList<TextBlock> blocks)
{
    for (TextBlock& block : blocks) {
        for (TextLine& line : block.lines) {
            const QString written = plainOf(line.spans);
            if (!written.contains(QChar::SoftHyphen))
                continue;
            const QString read = withSoftHyphensRead(written);
            qsizetype at = 0;
            for (InlineSpan& span : line.spans) {
                const qsizetype size = span.text.size();
                span.text = read.mid(at, size).remove(QChar::SoftHyphen); // at the end of a line
                at += size;
            }
        }
    }
    return blocks;
}

} // namespace duovita
