#pragma once

#include "core/design/designkeys.h"

namespace duovita {

// Reading and writing the values of those keys (designkeys.cpp) that do not correspond to a single member.

/// Parses a colour: a hexadecimal value, one of the names "accent", "text", "muted" as set so far, or a shade of the
/// accent: "accent #6f9aa4" is this colour relative to the accent of its own layer.
QColor colorOf(const QJsonValue& value, const Template& design);

/// The colour in a shade of the accent; invalid for other values.
QColor shadeIn(const QJsonValue& value);
/// Transfers a shade to another accent: `shade` was chosen for the accent `own`; the result is lighter or darker than
/// `accent` by the same proportion. Returns `shade` if the accents are equal.
QColor shadeBeside(const QColor& accent, const QColor& shade, const QColor& own);

std::optional<QString> setEmphasis(Template& design, const QJsonValue& value);
QJsonValue emphasisOf(const Template& design);
std::optional<QString> setJustified(Template& design, const QJsonValue& value);
QJsonValue justifiedOf(const Template& design);
QStringList namePartNames();
std::optional<QString> setNameParts(Template& design, const QJsonValue& value);
QJsonValue namePartsOf(const Template& design);
QStringList sectionKindNames();
std::optional<QString> setSectionKinds(QList<SectionKind>& kinds, const QJsonValue& value);
QJsonValue namesOf(const QList<SectionKind>& kinds);
QStringList dateFormatNames();
std::optional<QString> setDateFormat(Template& design, const QJsonValue& value);
QJsonValue dateFormatOf(const Template& design);
std::optional<QString> setDays(Template& design, const QJsonValue& value);
QJsonValue daysOf(const Template& design);
std::optional<QString> setWords(Template& design, const QJsonValue& value);
QJsonValue wordsOf(const Template& design);

struct MarginKey {
    const char* name;
    const char* label;
    std::optional<QString> (*set)(Template&, const QJsonValue&);
    QJsonValue (*get)(const Template&);
};
inline constexpr double widestMargin = 100; // mm
const QList<MarginKey>& marginKeys();

} // namespace duovita
