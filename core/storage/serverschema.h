#pragma once

#include <QString>

namespace duovita {

class Statements;

/// What others have put on a server's tables of ours that would change, hide or give away what is written to or read
/// from them: "trigger x", the first one found; empty if there is nothing. Those are triggers, rules, policies of rows,
/// conditions, values made by a formula, indices of one, tables that inherit, and a view in a table's place: what they
/// call runs with the rights of whoever writes. Reads nothing but the catalogue. Other tables and views beside ours,
/// and further columns, do nothing to them and may be somebody's reports.
QString alteredOnServer(Statements& statements);

} // namespace duovita
