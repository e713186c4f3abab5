#pragma once

#include "core/domain/personalfact.h"
#include "core/domain/section.h"
#include "core/terms/neededtexts.h"
#include "ui/forms/formgrid.h"

class QMenu;

namespace duovita {

class TermSource;
struct VenueInfo;

/// How a form's controls reach the form: they edit values in place, then call these.
struct FormBinding {
    std::function<void(const QString& key)> commit; ///< the working copy changed; equal keys make one undo step
    std::function<void()> closeStep;                ///< the focus left: the next change starts a new undo step
    std::function<void()> rebuild;                  ///< rows were added or removed
    TermSource* terms = nullptr;                    ///< completions; may be null
    /// Fills in the fields known for a chosen venue.
    std::function<void(Language side, const VenueInfo& venue)> takeVenue = {};
    /// The texts that were typed but cannot be parsed, in the form's working copy. May be empty.
    std::function<TypedTexts&()> typed = {};
    /// Called with a period typed among several dates: moves it to the field for periods; returns whether that was
    /// possible.
    std::function<bool(const DateRange& period)> takePeriod = {};
    /// Adds actions to the context menu of a text field.
    std::function<void(Field field, QMenu* menu)> fillMenu = {};
    std::optional<SectionKind> kind = {};     ///< kind of the section, which determines field labels
    QList<Language> needed = everyLanguage(); ///< languages in which a text counts as missing
    /// Focuses the field of that object name, also after rebuild().
    std::function<void(const QString& name)> goTo = {};

    QString wordFor(Field field) const;
    /// Those of the languages that are `needed`.
    QList<Language> neededOf(QList<Language> languages) const;
    /// The unparsable text typed into the field of that object name; empty if there is none.
    QString typedIn(const QString& name) const;
    void keepTyped(const QString& name, const QString& text) const;
};

// Overloads for each type of value. `value` returns a reference into the form's working copy.

template <typename Value>
using Access = std::function<Value&()>;

void addField(FormGrid& grid, Field field, const Access<LocalizedText>& value, const FormBinding& binding,
              const QString& stem = {});
void addField(FormGrid& grid, Field field, const Access<DateRange>& value, const FormBinding& binding,
              const QString& stem = {});
void addField(FormGrid& grid, Field field, const Access<QString>& value, const FormBinding& binding,
              const QString& stem = {});
void addField(FormGrid& grid, Field field, const Access<QStringList>& value, const FormBinding& binding,
              const QString& stem = {});
void addField(FormGrid& grid, Field field, const Access<std::optional<PartialDate>>& value, const FormBinding& binding,
              const QString& stem = {});
void addField(FormGrid& grid, Field field, const Access<QList<PartialDate>>& value, const FormBinding& binding,
              const QString& stem = {});
void addField(FormGrid& grid, Field field, const Access<LocalizedAuthors>& value, const FormBinding& binding,
              const QString& stem = {});
void addField(FormGrid& grid, Field field, const Access<int>& value, const FormBinding& binding,
              const QString& stem = {});
void addField(FormGrid& grid, Field field, const Access<PublicationType>& value, const FormBinding& binding,
              const QString& stem = {});
void addField(FormGrid& grid, Field field, const Access<QList<Contact>>& value, const FormBinding& binding,
              const QString& stem = {});
void addField(FormGrid& grid, Field field, const Access<QList<PersonalFact>>& value, const FormBinding& binding,
              const QString& stem = {});
void addField(FormGrid& grid, Field field, const Access<QList<Link>>& value, const FormBinding& binding,
              const QString& stem = {});
void addField(FormGrid& grid, Field field, const Access<QList<HeldPosition>>& value, const FormBinding& binding,
              const QString& stem = {});

} // namespace duovita
