#pragma once

#include "core/domain/contact.h"
#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/textblocks.h"

#include <QSet>

namespace duovita {

// The fields of the lines before a document's first section: "Tel: 138… | jane@example.org | Beijing".

/// The parts of a line between bars, dots, wide blanks and, where they part fields, strokes.
QStringList headPieces(const QString& text);

/// The fields of a line. The blanks inside of a wide label part nothing: "性    别：男".
QStringList headFields(const QString& text);

/// Without the icon or sign in front of a field; an icon of an icon font is added to `icon`.
QString withoutIcon(QString text, QString* icon);

/// Sentences, and no list of fields.
bool isHeadProse(const QString& text);

/// Points of a list that tells of the person's work, where they stand: of many words, and none a field or a contact.
QSet<qsizetype> pointsOfProfile(const QList<TextBlock>& blocks);

/// A line of nothing but contacts; long ones exist.
bool isLineOfContacts(const TextLine& line);

/// The contact that a link is: its kind by its address, its words as the label if they say something else.
Contact contactOfLink(const InlineSpan& span, Language language);

/// A link's address without "mailto:" and "tel:".
QString bareAddress(const QString& url);

/// A street with a number, or a place with a postal code.
bool isPostalAddress(const QString& text, const Vocabulary& vocabulary);

/// Places between strokes: "Springfield / Remote".
bool arePlaces(const QString& text, const Vocabulary& vocabulary);

/// More letters than anything else: words, and no number or address.
bool isWords(const QString& text);

/// "Last update: …", "更新于 …"
bool isUpdateLine(const QString& text);

/// What a line about the person says without a label: "男", "29岁（1997/03/15）", "6年工作经验", "1990年5月生".
bool isPersonalFact(const QString& text);

/// The same contact once: the telephone below the name and once more among the contacts, where a label says what it is.
QList<Contact> withoutRepetition(const QList<Contact>& contacts);

} // namespace duovita
