#pragma once

#include "core/content/cvcontent.h"

namespace duovita::test {

// Checks whether an exported file contains the whole content.

inline QString withoutSpaces(const QString& text)
{
    QString squeezed;
    for (const QChar c : text) {
        if (!c.isSpace())
            squeezed += c;
    }
    return squeezed;
}

/// The lines of a document in order.
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

/// The first line missing from an independent reading of a file, searched in order; empty if all are there.
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
