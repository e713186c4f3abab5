#pragma once

#include "core/domain/richtext.h"

#include <QByteArray>

#include <md4c.h>

namespace duovita {

// Adapts md4c's events to the project's types. Only for sources of core, which links md4c.

/// The style of a span; Plain for spans without a look, such as links.
inline InlineStyle styleOf(MD_SPANTYPE type)
{
    switch (type) {
    case MD_SPAN_STRONG:
        return InlineStyle::Bold;
    case MD_SPAN_EM:
        return InlineStyle::Italic;
    case MD_SPAN_CODE:
        return InlineStyle::Code;
    default:
        return InlineStyle::Plain;
    }
}

/// The address of a link or picture.
inline QString textOf(const MD_ATTRIBUTE& attribute)
{
    return QString::fromUtf8(attribute.text, attribute.size);
}

/// Parses `source` and calls the reader's enterBlock(type, detail), leaveBlock(type), enterSpan(type, detail),
/// leaveSpan(type) and text(type, text, size). `flags` are md4c's MD_FLAG_…
template <typename Reader>
void parseMarkdown(const QByteArray& source, unsigned flags, Reader& reader)
{
    MD_PARSER parser{};
    parser.flags = flags;
    parser.enter_block = [](MD_BLOCKTYPE type, void* detail, void* self) {
        static_cast<Reader*>(self)->enterBlock(type, detail);
        return 0;
    };
    parser.leave_block = [](MD_BLOCKTYPE type, void*, void* self) {
        static_cast<Reader*>(self)->leaveBlock(type);
        return 0;
    };
    parser.enter_span = [](MD_SPANTYPE type, void* detail, void* self) {
        static_cast<Reader*>(self)->enterSpan(type, detail);
        return 0;
    };
    parser.leave_span = [](MD_SPANTYPE type, void*, void* self) {
        static_cast<Reader*>(self)->leaveSpan(type);
        return 0;
    };
    parser.text = [](MD_TEXTTYPE type, const MD_CHAR* text, MD_SIZE size, void* self) {
        static_cast<Reader*>(self)->text(type, text, size);
        return 0;
    };
    md_parse(source.constData(), static_cast<MD_SIZE>(source.size()), &parser, &reader);
}

} // namespace duovita
