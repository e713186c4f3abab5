#pragma once

#include "core/typeset/fontlibrary.h"
#include "core/typeset/paragraph.h"
#include "core/typeset/typesetter.h"

#include <QRandomGenerator>

namespace duovita {

// Helpers for the typesetter's tests: text in one style, the classic font pair, content built by hand.

FontFamilies serifFamilies();
FontFamilies sansFamilies();
StyledText styledText(const QString& text, Language language, double size = 10);
ParagraphStyle paragraphStyle(Language language, double width, bool justified = false);

/// The text of a line's runs, in order.
QString textOf(const SetLine& line);
QString textOf(const QList<GlyphRun>& runs);

/// A mix of Han characters, Latin words, technology names, numbers with units, marks of every class, URLs and
/// ligatures.
QString randomText(QRandomGenerator& random, Language language);

ContentLine contentLine(const QString& text, Language language, const ContentSource& source = {});
/// An entry with a title, a date, a second line and bullets.
ContentEntry contentEntry(const QString& title, const QString& date, int bullets, Language language);
CvContent contentWith(const QList<ContentEntry>& entries, Language language);

} // namespace duovita
