-- Never change this file: databases like this one are in use.
CREATE TRIGGER appointments_live_per_phone_insert before insert on appointments
      when new.status = 'booked' and (
        select count(*) from appointments
        where coalesce(nullif(phone_key, ''), nullif(phone, '')) = coalesce(nullif(new.phone_key, ''), nullif(new.phone, '')) and status = 'booked' and appointment_date >= date(new.created_at, '+05:30') and appointment_date <= date(new.created_at, '+05:30', '+3650 days')
      ) >= 20
      begin
        select raise(abort, 'appointments_live_per_phone');
      end;
CREATE TRIGGER appointments_live_per_phone_update before update of status, appointment_date, phone, phone_key on appointments
      when new.status = 'booked' and new.appointment_date >= date('now', '+05:30')
      and (old.status <> 'booked' or old.appointment_date < date('now', '+05:30') or old.appointment_date > date('now', '+05:30', '+3650 days') or coalesce(nullif(old.phone_key, ''), nullif(old.phone, '')) is distinct from coalesce(nullif(new.phone_key, ''), nullif(new.phone, ''))) and (
        select count(*) from appointments
        where coalesce(nullif(phone_key, ''), nullif(phone, '')) = coalesce(nullif(new.phone_key, ''), nullif(new.phone, '')) and status = 'booked' and appointment_date >= date('now', '+05:30') and appointment_date <= date('now', '+05:30', '+3650 days')
      ) >= 20
      begin
        select raise(abort, 'appointments_live_per_phone');
      end;
CREATE TRIGGER appointments_live_per_email_insert before insert on appointments
      when new.status = 'booked' and (
        select count(*) from appointments
        where coalesce(nullif(email_key, ''), nullif(lower(email), '')) = coalesce(nullif(new.email_key, ''), nullif(lower(new.email), '')) and status = 'booked' and appointment_date >= date(new.created_at, '+05:30') and appointment_date <= date(new.created_at, '+05:30', '+3650 days')
      ) >= 20
      begin
        select raise(abort, 'appointments_live_per_email');
      end;
CREATE TRIGGER appointments_live_per_email_update before update of status, appointment_date, email, email_key on appointments
      when new.status = 'booked' and new.appointment_date >= date('now', '+05:30')
      and (old.status <> 'booked' or old.appointment_date < date('now', '+05:30') or old.appointment_date > date('now', '+05:30', '+3650 days') or coalesce(nullif(old.email_key, ''), nullif(lower(old.email), '')) is distinct from coalesce(nullif(new.email_key, ''), nullif(lower(new.email), ''))) and (
        select count(*) from appointments
        where coalesce(nullif(email_key, ''), nullif(lower(email), '')) = coalesce(nullif(new.email_key, ''), nullif(lower(new.email), '')) and status = 'booked' and appointment_date >= date('now', '+05:30') and appointment_date <= date('now', '+05:30', '+3650 days')
      ) >= 20
      begin
        select raise(abort, 'appointments_live_per_email');
      end;
CREATE TRIGGER changes_are_kept before update on changes
      begin select raise(abort, 'changes_are_kept'); end;
CREATE TABLE "desk_people" ("id" text not null primary key, "name" text not null, "email" text not null unique, "emailVerified" integer not null, "image" text, "role" text not null, "createdAt" date not null, "updatedAt" date not null);
CREATE TABLE "desk_sessions" ("id" text not null primary key, "userId" text not null references "desk_people" ("id") on delete cascade, "token" text not null unique, "ipAddress" text, "userAgent" text, "expiresAt" date not null, "createdAt" date not null, "updatedAt" date not null);
CREATE TABLE "desk_accounts" ("id" text not null primary key, "userId" text not null references "desk_people" ("id") on delete cascade, "accountId" text not null, "providerId" text not null, "accessToken" text, "refreshToken" text, "idToken" text, "accessTokenExpiresAt" date, "refreshTokenExpiresAt" date, "scope" text, "password" text, "createdAt" date not null, "updatedAt" date not null);
CREATE TABLE "desk_verifications" ("id" text not null primary key, "identifier" text not null, "value" text not null, "expiresAt" date not null, "createdAt" date not null, "updatedAt" date not null);
CREATE TABLE "desk_attempts" ("id" text not null primary key, "key" text not null unique, "count" integer not null, "lastRequest" bigint not null);
CREATE INDEX "desk_sessions_person" on "desk_sessions" ("userId");
CREATE INDEX "desk_accounts_person" on "desk_accounts" ("userId");
CREATE INDEX "desk_verifications_identifier" on "desk_verifications" ("identifier");
drop index "appointments_by_day";
create index appointments_by_day on appointments ((appointment_date || ''), name_words, phone_key);
create trigger closed_slots_insert before insert on appointments
      when exists (
        select 1 from closures
        where doctor in (new.doctor, '') and new.appointment_date between first_date and last_date
          and new.appointment_time between first_time and last_time
      )
      begin
        select raise(abort, 'slot_closed');
      end;
create trigger closed_slots_update before update of doctor, appointment_date, appointment_time on appointments
      when exists (
        select 1 from closures
        where doctor in (new.doctor, '') and new.appointment_date between first_date and last_date
          and new.appointment_time between first_time and last_time
      )
      begin
        select raise(abort, 'slot_closed');
      end;
create trigger records_are_kept_update before update on desk_records
      begin select raise(abort, 'records_are_kept'); end;
create trigger records_are_kept_delete before delete on desk_records
      begin select raise(abort, 'records_are_kept'); end;
alter table "desk_people" add column "twoFactorEnabled" integer;
alter table "desk_people" add column "signedInAt" date;
create table "desk_second_factors" ("id" text not null primary key, "secret" text not null, "backupCodes" text not null, "userId" text not null references "desk_people" ("id") on delete cascade, "verified" integer, "failedVerificationCount" integer, "lockedUntil" date);
create index "desk_second_factors_secret" on "desk_second_factors" ("secret");
create index "desk_second_factors_userid" on "desk_second_factors" ("userId");
