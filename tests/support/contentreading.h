#pragma once

#include "core/content/cvcontent.h"

namespace duovita::test {

// Whether a file that was written from a content says all of it.

inline QString withoutSpaces(const QString& text)
{
    QString squeezed;
    for (const QChar c : text) {
        if (!c.isSpace())
            squeezed += c;
    }
    return squeezed;
}

/// Every line of a document, in its order.
inline QStringList linesOf(const CvContent& content)
{
    QStringList lines{plainText(content.name), plainText(content.headline)};
    for (const ContentLine& contact : content.contacts)
        lines += plainText(contact);
    for (const ContentSection& section : content.sections) {
        lines += plainText(section.title);
        for (const ContentEntry& entry : section.entries) {
            for (const ContentHeadLine& head : entry.head)
                lines += {plainText(head.left), plainText(head.right)};
            for (const ContentParagraph& paragraph : entry.paragraphs)
                lines += plainText(paragraph.line);
        }
    }
    return lines;
}

/// The first line that an independent reading of a file does not have after those before it; empty if it has all.
inline QString firstLost(const QString& read, const CvContent& content)
{
    const QString text = withoutSpaces(read);
    qsizetype at = 0;
    for (const QString& line : linesOf(content)) {
        const QString wanted = withoutSpaces(line);
        const qsizetype found = text.indexOf(wanted, at);
        if (found < 0)
            return line;
        at = found + wanted.size();
    }
    return {};
}

} // namespace duovita::test
