#pragma once

#include "core/domain/section.h"
#include "ui/forms/formgrid.h"

namespace duovita {

class TermSource;
struct VenueFacts;

/// What a form's controls need of it: a value to edit in place, and what to do after.
struct FormBinding {
    std::function<void(const QString& key)> commit; ///< the working copy changed; equal keys fold into one undo step
    std::function<void()> closeStep;                ///< focus left: the next change is a step of its own
    std::function<void()> rebuild;                  ///< rows came or went
    TermSource* terms = nullptr;                    ///< words in use to offer; null for none
    /// What is known of a venue goes into several fields.
    std::function<void(Language side, const VenueFacts& venue)> takeVenue = {};
    std::optional<SectionKind> kind = {}; ///< of the section that the entry stands in: its fields are called by it

    QString wordFor(Field field) const;
};

// One row for a value of each type. `value` gives the place of the value in the form's working copy.

template <typename Value>
using Access = std::function<Value&()>;

void addField(FormGrid& grid, Field field, Access<LocalizedText> value, const FormBinding& binding,
              const QString& stem = {});
void addField(FormGrid& grid, Field field, Access<DateRange> value, const FormBinding& binding,
              const QString& stem = {});
void addField(FormGrid& grid, Field field, Access<QString> value, const FormBinding& binding, const QString& stem = {});
void addField(FormGrid& grid, Field field, Access<QStringList> value, const FormBinding& binding,
              const QString& stem = {});
void addField(FormGrid& grid, Field field, Access<std::optional<PartialDate>> value, const FormBinding& binding,
              const QString& stem = {});
void addField(FormGrid& grid, Field field, Access<QList<PartialDate>> value, const FormBinding& binding,
              const QString& stem = {});
void addField(FormGrid& grid, Field field, Access<QList<Author>> value, const FormBinding& binding,
              const QString& stem = {});
void addField(FormGrid& grid, Field field, Access<int> value, const FormBinding& binding, const QString& stem = {});
void addField(FormGrid& grid, Field field, Access<PublicationType> value, const FormBinding& binding,
              const QString& stem = {});
void addField(FormGrid& grid, Field field, Access<QList<Contact>> value, const FormBinding& binding,
              const QString& stem = {});
void addField(FormGrid& grid, Field field, Access<QList<Link>> value, const FormBinding& binding,
              const QString& stem = {});
void addField(FormGrid& grid, Field field, Access<QList<HeldPosition>> value, const FormBinding& binding,
              const QString& stem = {});

} // namespace duovita
