#pragma once

#include "core/design/designkeys.h"

namespace duovita {

// The values of the table's rows (designkeys.cpp) that need more than a member: how they are read and written.

/// A colour by its number, or by the name of one that a template has by then: "accent", "text", "muted"; or a shade of
/// the accent, as it is beside that of its own layer: "accent #6f9aa4".
QColor colorOf(const QJsonValue& value, const Template& design);

/// The colour of a shade of the accent; invalid of any other value.
QColor shadeIn(const QJsonValue& value);
/// What a shade of one accent is beside another: as much nearer to white, or to black. The same beside the same.
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
