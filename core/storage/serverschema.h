#pragma once

#include <QString>

namespace duovita {

class Statements;

/// Finds objects on a server that would change, hide or leak what is written to or read from our tables: returns the
/// first one, as "trigger x", or an empty string. These are triggers, rules, row policies, check constraints, generated
/// columns, indexes on expressions, inheriting tables, and a view in place of a table: functions that they call run
/// with the rights of whoever writes. Reads only the catalogue. Other tables, views and columns are harmless and may
/// serve somebody's reports.
QString alteredOnServer(Statements& statements);

} // namespace duovita
