#pragma once

#include "ui/forms/fieldbuilding.h"
#include "ui/now.h"
#include "ui/widgets/unparsedlist.h"

class QAbstractButton;
class QComboBox;
class QPushButton;
class QVBoxLayout;

namespace duovita {

class LocalizedEdit;
class PersonDocument;

// Building blocks for form rows.

/// The layout of a whole form, without margins.
QVBoxLayout* makeFormLayout(QWidget* form);
/// "field.title", or "STEM.title" if a stem is given.
QString objectName(Field field, const QString& stem);
QPushButton* makeButton(const QString& text, const QString& name, const std::function<void()>& clicked);
/// A small button that removes a row.
QWidget* makeRemoveButton(const QString& name, const std::function<void()>& clicked);
/// A combo box for a row's kind, placed where the label would be.
QComboBox* makeKindBox(const QString& name, const QString& words);
/// An eye button that determines whether documents may show the row.
QAbstractButton* makePublicButton(const QString& name, const QString& explanation);
/// Keeps the two sides of an edit in sync with a text.
void bindTexts(FormGrid& grid, LocalizedEdit& edit, const QString& name, const Access<LocalizedText>& value,
               const FormBinding& binding);
void bindTexts(FormGrid& grid, LocalizedEdit& edit, const QString& name, const Access<LocalizedRichText>& value,
               const FormBinding& binding);

/// The texts that an import could not place, shown below the fields; `texts` returns them in the form's working copy.
/// Actions on them change the document, which must outlive the grid.
UnparsedList* addUnparsed(FormGrid& grid, PersonDocument& document, UnparsedList::Points points,
                          const std::function<QStringList&()>& texts, const std::function<void()>& commit);

} // namespace duovita
