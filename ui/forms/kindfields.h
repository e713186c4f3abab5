#pragma once

#include "core/domain/field.h"
#include "core/domain/sectionkind.h"

#include <QList>
#include <QString>

namespace duovita {

/// One field in a form.
struct FormField {
    Field field;
    bool rare = false; ///< a chip as long as it is empty
};

/// The form of an entry by its section's kind: every field of the entry once, what the kind is about first.
struct KindForm {
    SectionKind kind;
    Field pointsTitle = Field::Highlights; ///< what stands above the points: where they are the text itself, its name
    QList<FormField> fields;
};

const KindForm& formOf(SectionKind kind);
/// Of the button that adds an entry to a section: "Add a project".
QString wordsForAdding(SectionKind kind);

} // namespace duovita
