#pragma once

#include "core/domain/localized.h"
#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

/// A regular expression for names in Latin letters.
const QString& latinName();

/// Parses a name as people write their own: Latin, Chinese, or both in either order.
std::optional<LocalizedText> readName(const QString& text);

/// Parses a heading with the family name first, marked only by a comma: "Zhang, San", "Zhang, San Wu". A town with its
/// country, or a position with its employer, has the same form: nothing if the vocabulary knows either part as such.
std::optional<LocalizedText> readFamilyFirst(const QString& text, const Vocabulary& vocabulary);

/// A name in a line with further words: "Dr. San Zhang", "Wu Wang, RN", "李四 副教授", "王五个人简历".
struct NameAround {
    LocalizedText name;
    QString rest;
};
std::optional<NameAround> nameAround(const QString& text);

/// "Zhang San" or "San W. Zhang" for San Zhang: all the words of a Latin name, in any order.
bool isWrittenOtherwise(const QString& text, const LocalizedText& name);

/// A name among other words, identified by a word that the mail address contains: "Hi, I'm Rafi Penhallow".
struct NameInside {
    LocalizedText name;
    QString rest; ///< the words around it
};
std::optional<NameInside> nameLikeMail(const QString& text, const QString& mail);

/// The name in the value of a name label, and the text after it: "张三（Jason）" has a name and "Jason".
std::optional<NameAround> nameBehindLabel(const QString& value);

/// A name recognized only by its place: a single word that is the document's heading or precedes contacts, or words in
/// lower case of which one is in the mail address.
std::optional<LocalizedText> loneName(const QString& text, const QString& mail, bool heading, bool beforeContacts);

/// The names of the person's mail addresses, accounts and pages, in lower case: "jane.doe", "jdoe".
QStringList accountsIn(const QList<TextBlock>& blocks);
/// Whether an account contains a word of the name, or all syllables of a Chinese name.
bool isOfAccount(const LocalizedText& name, const QStringList& accounts);

/// The local part of the document's first mail address, in lower case; empty if there is none.
QString firstMail(const QList<TextBlock>& blocks);

/// Finds a line anywhere that is a name with a word from the document's first mail address: in two columns it may come
/// late. Returns its index in the blocks, or -1.
qsizetype findNameLine(const QList<TextBlock>& blocks);

} // namespace duovita
