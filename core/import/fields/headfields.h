#pragma once

#include "core/domain/contact.h"
#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/textblocks.h"

#include <QSet>

namespace duovita {

// The fields of the lines before a document's first section: "Tel: 138… | jane@example.org | Beijing".

/// Splits a line at bars, dots, wide gaps and, where they separate fields, slashes.
QStringList headPieces(const QString& text);

/// The fields of a line. Spaces inside a widened label do not separate: "性 别：男".
QStringList headFields(const QString& text);

/// Removes the icon or sign before a field; a glyph of an icon font is appended to `icon`.
QString withoutIcon(QString text, QString* icon);

/// Whether a text is sentences rather than a list of fields.
bool isHeadProse(const QString& text);

/// The indices of points that describe the person's work: points of many words, if none of them is a field or a
/// contact.
QSet<qsizetype> pointsOfProfile(const QList<TextBlock>& blocks);

/// A line of nothing but contacts, which may be long.
bool isLineOfContacts(const TextLine& line);

/// Makes a contact from a link: the address determines the kind; the words become the label unless they repeat it.
Contact contactOfLink(const InlineSpan& span, Language language);

/// A link's address without "mailto:" and "tel:".
QString bareAddress(const QString& url);

/// A street with a number, or a place with a postal code.
bool isPostalAddress(const QString& text, const Vocabulary& vocabulary);

/// Places separated by slashes: "Springfield / Remote".
bool arePlaces(const QString& text, const Vocabulary& vocabulary);

/// Mostly letters: words rather than a number or an address.
bool isWords(const QString& text);

/// "Last update: …", "更新于 …"
bool isUpdateLine(const QString& text);

/// Personal facts without a label: "男", "29岁（1997/03/15）", "6年工作经验", "1990年5月生".
bool isPersonalFact(const QString& text);

/// Removes duplicates, such as a telephone number below the name and again, with a label, among the contacts.
QList<Contact> withoutRepetition(const QList<Contact>& contacts);

} // namespace duovita
