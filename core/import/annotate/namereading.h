#pragma once

#include "core/domain/localized.h"
#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

/// The form of a name in Latin letters, for expressions.
const QString& latinName();

/// A name as people write theirs: Latin, Chinese, or both in either order.
std::optional<LocalizedText> readName(const QString& text);

/// The family's name first, in a heading, where nothing but a comma tells: "Zhang, San", "Zhang, San Wu". A town and
/// its country, or a post and where it is held, read alike: nothing if the vocabulary knows either for such.
std::optional<LocalizedText> readFamilyFirst(const QString& text, const Vocabulary& vocabulary);

/// A name in a line that says more: "Dr. San Zhang", "Wu Wang, RN", "李四 副教授", "王五个人简历".
struct NameAround {
    LocalizedText name;
    QString rest;
};
std::optional<NameAround> nameAround(const QString& text);

/// "Zhang San" or "San W. Zhang" of San Zhang: all the words of a Latin name, in whatever order.
bool isWrittenOtherwise(const QString& text, const LocalizedText& name);

/// A name among other words, of which the mail address has one: "Hi, I'm Rafi Penhallow".
struct NameInside {
    LocalizedText name;
    QString rest; ///< the words around it
};
std::optional<NameInside> nameLikeMail(const QString& text, const QString& mail);

/// What a label says is a name, and what stands behind it: "张三（Jason）" has a name and "Jason".
std::optional<NameAround> nameBehindLabel(const QString& value);

/// A name that only its place tells: a single word that is the document's heading or stands before contacts, or words
/// in small letters of which the mail address has one.
std::optional<LocalizedText> loneName(const QString& text, const QString& mail, bool heading, bool beforeContacts);

/// What the person's mail addresses, accounts and pages are called, in small letters: "jane.doe", "jdoe".
QStringList accountsIn(const QList<TextBlock>& blocks);
/// Whether one of them has a word of the name, or all syllables of a Chinese one.
bool isOfAccount(const LocalizedText& name, const QStringList& accounts);

/// The part before the @ of a document's first mail address, in small letters; empty if there is none.
QString firstMail(const QList<TextBlock>& blocks);

/// A line anywhere that is a name, of which the first mail address of the document has a word: in a text of two
/// columns it may come late. Its place among the blocks; -1 if there is none.
qsizetype findNameLine(const QList<TextBlock>& blocks);

} // namespace duovita
