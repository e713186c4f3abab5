#!/usr/bin/env python3
"""No statement of the program uses what databases lack that speak PostgreSQL's language over several servers.

From the pages of Citus ("SQL support and workarounds") and of YugabyteDB ("PostgreSQL compatibility"). What remains and
has to be looked at there is in core/storage/README.md; tst_postgres looks at the keys of the tables that are really made.
"""
import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parents[2]
# For SQLite's files alone.
files_only = {"schema.cpp", "backup.cpp", "backupfolder.cpp", "storefile.cpp"}
# Asks the system catalog alone, which the server has that is asked.
catalog_only = {"serverschema.cpp"}
lacking = {
    r"\b(CREATE|DROP)\s+(OR\s+REPLACE\s+)?(TRIGGER|FUNCTION|PROCEDURE|EXTENSION|RULE|TYPE|DOMAIN|VIEW|MATERIALIZED)\b":
        "code and types of our own in the database",
    r"\bSERIAL\b|\bSEQUENCE\b|\bnextval\b|\bIDENTITY\b": "numbers that one server would have to give",
    r"\bINHERITS\b|\bPARTITION\b": "inherited or partitioned tables",
    r"\bSERIALIZABLE\b": "the isolation that spread data cannot have cheaply",
    r"\bLOCK\s+TABLE\b": "locks on tables",
    r"\bDEFERRABLE\b|\bEXCLUDE\s+USING\b|\bGENERATED\b": "constraints that are checked late, exclusions, generated columns",
    r"\bWITH\s+(RECURSIVE\b|\w+\s+AS\b)": "common table expressions",
    r"\bTABLESAMPLE\b|\bGROUPING\s+SETS\b|\bROLLUP\b|\bCUBE\b|\bMERGE\b": "sampling, grouping sets, MERGE",
    r"\bOVER\s*\(": "window functions",
    r"\b(LEFT|RIGHT|FULL)\s+(OUTER\s+)?JOIN\b": "outer joins",
    r"\bUSING\s+gist\b": "GiST indexes",
    r"\bTEMP(ORARY)?\s+TABLE\b|\bUNLOGGED\b": "tables of one session",
    r"\bINSERT\b.*\bVALUES\b.*\bSELECT\b": "queries inside of what is inserted",
    r"\b(random|now|clock_timestamp|gen_random_uuid)\s*\(": "functions whose value each server makes",
    r"\bctid\b|\bxmin\b": "columns of one server's storage",
}
problems = []
statements = 0
for path in sorted((root / "core/storage").glob("*.cpp")):
    if path.name in files_only | catalog_only or path.name.startswith("sqlite"):
        continue
    text = path.read_text(encoding="utf-8")
    # A statement is made of literals beside each other, with what is put between them.
    for found in re.finditer(r'"(?:[^"\\]|\\.)*"(?:[\s+)]*(?:QStringLiteral\()?\s*"(?:[^"\\]|\\.)*")*', text):
        sql = " ".join(re.findall(r'"((?:[^"\\]|\\.)*)"', found.group()))
        if not re.search(r"\b(SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|JOIN|BEGIN|LOCK|WITH|PRIMARY KEY)\b", sql):
            continue
        statements += 1
        line = text.count("\n", 0, found.start()) + 1
        for pattern, what in lacking.items():
            if re.search(pattern, sql, re.DOTALL):
                problems.append(f"{path.relative_to(root)}:{line}: {what}: {sql[:100]}")
        for join in re.split(r"\bJOIN\b", sql)[1:]:
            # Rows of different people may be on different servers.
            if not re.search(r"person_id\s*=\s*\w+\.(person_)?id|person\.id\s*=\s*\w+\.person_id", join) \
                    and "pg_catalog" not in join:
                problems.append(f"{path.relative_to(root)}:{line}: joins rows of several people: {join.strip()[:100]}")

if statements < 80:
    problems.append(f"only {statements} statements were found: is this check still looking where they are?")
print("\n".join(problems) or f"{statements} statements")
sys.exit(1 if problems else 0)
