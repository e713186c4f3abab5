#pragma once

#include "core/content/linebuilder.h"

namespace duovita {

/// How the entries of a section are presented.
struct SectionManner {
    bool asList = false;      ///< each entry is a list item: none has dates or highlights
    bool plainTitles = false; ///< each entry is a single line, so bold titles would not stand out
    bool isNumbered = true;   ///< publications and patents: whether there are several
};
SectionManner mannerOf(const Section& section, const QList<const Entry*>& shown, const Cv& cv);

/// The content of one entry; empty if there is nothing to show. `number` is its position in a numbered list
/// (publications, patents), from 1.
ContentEntry makeEntryContent(const Section& section, const Entry& entry, int number, SectionManner manner,
                              const ContentContext& context);

} // namespace duovita
