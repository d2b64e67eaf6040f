-- The database of the clinic, once, on the machine that takes writes: psql --file clinic.sql, as the user postgres
create role clinic login password 'change-this-3';
create database clinic owner clinic;
-- The limits of visitors, because PgBouncer passes no settings on. Migrations take their time all the same.
alter role clinic in database clinic set statement_timeout = '3s';
alter role clinic in database clinic set lock_timeout = '2s';
