-- The roles of a group that shares a Duovita database on PostgreSQL. Run it as the server's administrator, connected to
-- that database, once the program has made its tables; again whenever a newer program has changed them:
--
--     psql -d cvs -f roles.sql
--
-- Then give each person a login of their own:
--
--     CREATE ROLE zhang LOGIN PASSWORD '…' IN ROLE duovita_editor;
--
-- duovita_reader  sees everything, changes nothing
-- duovita_editor  changes people, and cannot change the tables or which version of them there is
-- The owner is whoever made the tables: the one login that a newer program needs to change them.

DO $roles$
DECLARE
    here text := current_schema();
    role text;
BEGIN
    IF to_regclass('duovita_store') IS NULL THEN
        RAISE EXCEPTION 'There is no Duovita database in the schema %. Open one there first.', here;
    END IF;
    FOREACH role IN ARRAY ARRAY['duovita_reader', 'duovita_editor'] LOOP
        IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = role) THEN
            EXECUTE format('CREATE ROLE %I NOLOGIN', role);
        END IF;
        EXECUTE format('GRANT USAGE ON SCHEMA %I TO %I', here, role);
        EXECUTE format('GRANT SELECT ON ALL TABLES IN SCHEMA %I TO %I', here, role);
    END LOOP;
    EXECUTE format('GRANT INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA %I TO duovita_editor', here);
    EXECUTE format('REVOKE INSERT, UPDATE, DELETE ON %I.duovita_store FROM duovita_editor', here);
    -- Before PostgreSQL 15 everybody could make tables in "public".
    EXECUTE format('REVOKE CREATE ON SCHEMA %I FROM PUBLIC', here);
END
$roles$;
