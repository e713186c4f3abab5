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

// What the rows of a form are made with.

/// Of a whole form, without margins.
QVBoxLayout* makeFormLayout(QWidget* form);
/// "field.title", or "STEM.title".
QString objectName(Field field, const QString& stem);
QPushButton* makeButton(const QString& text, const QString& name, const std::function<void()>& clicked);
/// A small button that takes a row away.
QWidget* makeRemoveButton(const QString& name, const std::function<void()>& clicked);
/// A box for what kind a row is of, in the place of its label.
QComboBox* makeKindBox(const QString& name, const QString& words);
/// An eye: whether documents may have what the row has.
QAbstractButton* makePublicButton(const QString& name, const QString& explanation);
/// Lets the two sides of an edit follow a text, and change it.
void bindTexts(FormGrid& grid, LocalizedEdit& edit, const QString& name, const Access<LocalizedText>& value,
               const FormBinding& binding);

/// The pieces that an import could not place, below the fields; `texts` finds them in the form's working copy.
/// All that can be made of them is a change of the document, which outlives the grid.
UnparsedList* addUnparsed(FormGrid& grid, PersonDocument& document, UnparsedList::Points points,
                          const std::function<QStringList&()>& texts, const std::function<void()>& commit);

} // namespace duovita
