#pragma once

#include "core/domain/personalfact.h"
#include "core/domain/section.h"
#include "core/terms/neededtexts.h"
#include "ui/forms/formgrid.h"

class QMenu;

namespace duovita {

class TermSource;
struct VenueInfo;

/// What a form's controls need of it: a value to edit in place, and what to do after.
struct FormBinding {
    std::function<void(const QString& key)> commit; ///< the working copy changed; equal keys fold into one undo step
    std::function<void()> closeStep;                ///< focus left: the next change is a step of its own
    std::function<void()> rebuild;                  ///< rows came or went
    TermSource* terms = nullptr;                    ///< words in use to offer; null for none
    /// What is known of a venue goes into several fields.
    std::function<void(Language side, const VenueInfo& venue)> takeVenue = {};
    /// What was typed that a field cannot hold, in the form's working copy. Without: there are no such fields.
    std::function<TypedTexts&()> typed = {};
    /// A period typed among several dates goes to the field that holds one, and says whether it could.
    std::function<bool(const DateRange& period)> takePeriod = {};
    /// Adds to the menu of a text's own field what else can be done with it.
    std::function<void(Field field, QMenu* menu)> fillMenu = {};
    std::optional<SectionKind> kind = {};     ///< of the section that the entry stands in: its fields are called by it
    QList<Language> needed = everyLanguage(); ///< in which a text that is not there is missing
    /// The focus goes to the field of that object name, after rebuild() too.
    std::function<void(const QString& name)> goTo = {};

    QString wordFor(Field field) const;
    /// Of the field of that object name; empty if it can hold what it has.
    QString typedIn(const QString& name) const;
    void keepTyped(const QString& name, const QString& text) const;
};

// One row for a value of each type. `value` gives the place of the value in the form's working copy.

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
