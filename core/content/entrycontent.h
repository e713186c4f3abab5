#pragma once

#include "core/content/linebuilder.h"

namespace duovita {

/// How the entries of a section appear together.
struct SectionManner {
    bool asList = false;      ///< each entry is one list item: none has dates or highlights
    bool plainTitles = false; ///< a line each and nothing below: nothing for bold titles to stand out from
    bool isNumbered = true;   ///< of publications and patents: more than one
};
SectionManner mannerOf(const Section& section, const QList<const Entry*>& shown, const Cv& cv);

/// The content of one entry; empty if it has nothing to show. `number` is its place in a numbered list (publications,
/// patents), from 1.
ContentEntry makeEntryContent(const Section& section, const Entry& entry, int number, SectionManner manner,
                              const ContentContext& context);

} // namespace duovita
