#pragma once

#include "core/domain/localized.h"
#include "core/import/annotate/headingvocabulary.h"

namespace duovita {

/// Whether a text that looks like a name may be a person's: two to four Latin words, or characters that begin with a
/// surname; and nothing that the vocabulary knows as a role, a place, a heading or a school.
bool mayBeName(const LocalizedText& name, const Vocabulary& vocabulary);

/// A name inside a title, and whether the title says that the document or site is that person's.
struct FramedName {
    LocalizedText name;
    bool framed = false; ///< "Full CV - Jane Doe", "张三的个人主页"
};
std::optional<FramedName> nameInTitle(const QString& title, const Vocabulary& vocabulary);

/// The same for a file name or the last part of an address: "Jane_Doe_CV", "zhang-san-resume-2024", "张三_简历". Lower
/// case without such a word is weak evidence, which `capital` tells.
struct NameOfFile {
    LocalizedText name;
    bool framed = false;
    bool capital = false; ///< or Chinese
};
std::optional<NameOfFile> nameInFileName(const QString& stem, const Vocabulary& vocabulary);

/// Only words about a document or a picture, no name: "Download PDF", "Avatar", "中文版".
bool isOnlyFrames(const QString& text, const Vocabulary& vocabulary);

/// The last part of an address without its suffix: "Jane_Doe" for "files/Jane_Doe.pdf?raw".
QString lastPartOf(const QString& address);

} // namespace duovita
