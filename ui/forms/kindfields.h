#pragma once

#include "core/domain/field.h"
#include "core/domain/sectionkind.h"

#include <QList>
#include <QString>

namespace duovita {

/// One field in a form.
struct FormField {
    Field field;
    bool rare = false; ///< folded into a chip while empty
};

/// The fields of an entry by its section's kind: each once, the most important first.
struct KindForm {
    SectionKind kind;
    Field pointsTitle = Field::Highlights; ///< heading of the points; if they are the main text, that field's name
    QList<FormField> fields;
};

const KindForm& formOf(SectionKind kind);
/// Text of the button that adds an entry to a section: "Add a project".
QString wordsForAdding(SectionKind kind);

} // namespace duovita
