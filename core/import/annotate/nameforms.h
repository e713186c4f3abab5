#pragma once

#include "core/domain/localized.h"
#include "core/import/annotate/headingvocabulary.h"

namespace duovita {

/// Whether what reads like a name may be a person's: two to four words of Latin letters, or characters that begin with
/// a surname, and nothing that the vocabulary knows as a role, a place, a heading, a school.
bool mayBeName(const LocalizedText& name, const Vocabulary& vocabulary);

/// A name inside of a title, and whether the title says that it is its document's or its site's.
struct FramedName {
    LocalizedText name;
    bool framed = false; ///< "Full CV - Jane Doe", "张三的个人主页"
};
std::optional<FramedName> nameInTitle(const QString& title, const Vocabulary& vocabulary);

/// The same of a file's name or the last part of an address: "Jane_Doe_CV", "zhang-san-resume-2024", "张三_简历".
/// In small letters and without such a word it says little, which `capital` tells.
struct NameOfFile {
    LocalizedText name;
    bool framed = false;
    bool capital = false; ///< or Chinese
};
std::optional<NameOfFile> nameInFileName(const QString& stem, const Vocabulary& vocabulary);

/// Words about a document or a picture, and no name: "Download PDF", "Avatar", "中文版".
bool isOnlyFrames(const QString& text, const Vocabulary& vocabulary);

/// What an address ends with, without its ending: "files/Jane_Doe.pdf?raw" is "Jane_Doe".
QString lastPartOf(const QString& address);

} // namespace duovita
