#pragma once

#include "core/domain/person.h"

namespace duovita::test {

// Short constructors of domain values, for records written in tests.

inline PartialDate date(int year, int month = 0)
{
    return *PartialDate::create(year, month);
}

inline LocalizedText english(const char* text)
{
    return LocalizedText::of(Language::English, QString::fromUtf8(text));
}

inline LocalizedText chinese(const char* text)
{
    return LocalizedText::of(Language::Chinese, QString::fromUtf8(text));
}

inline LocalizedText both(const char* one, const char* other)
{
    return LocalizedText::of(QString::fromUtf8(one), QString::fromUtf8(other));
}

/// A point in both languages, as Markdown.
inline Highlight pointOf(const char* english, const char* chinese)
{
    Highlight point;
    point.text = LocalizedRichText::of(RichText::fromMarkdown(QString::fromUtf8(english)),
                                       RichText::fromMarkdown(QString::fromUtf8(chinese)));
    return point;
}

} // namespace duovita::test
