-- Never change this file: databases like this one are in use.
create function refuse_too_many_live_bookings() returns trigger language plpgsql as $$
      declare
        phone_lock bigint := hashtextextended(coalesce(nullif(new.phone_key, ''), nullif(new.phone, '')), 0);
        email_lock bigint := hashtextextended(coalesce(nullif(new.email_key, ''), nullif(lower(new.email), '')), 0);
        moment timestamptz := case tg_op when 'INSERT' then new.created_at::timestamptz else now() end;
        today text := to_char(moment at time zone 'Asia/Kolkata', 'YYYY-MM-DD');
        last text := to_char(moment at time zone 'Asia/Kolkata' + interval '3650 days', 'YYYY-MM-DD');
      begin
        if tg_op = 'UPDATE' and new.appointment_date < today then
          return new;
        end if;
        perform pg_advisory_xact_lock(least(phone_lock, email_lock));
        perform pg_advisory_xact_lock(greatest(phone_lock, email_lock));
        
        if (tg_op = 'INSERT' or (old.status <> 'booked' or old.appointment_date < today or old.appointment_date > last or coalesce(nullif(old.phone_key, ''), nullif(old.phone, '')) is distinct from coalesce(nullif(new.phone_key, ''), nullif(new.phone, '')))) and (
        select count(*) from appointments
        where coalesce(nullif(phone_key, ''), nullif(phone, '')) = coalesce(nullif(new.phone_key, ''), nullif(new.phone, '')) and status = 'booked' and appointment_date >= today and appointment_date <= last
      ) >= 20 then
          raise exception 'appointments_live_per_phone';
        end if;
        if (tg_op = 'INSERT' or (old.status <> 'booked' or old.appointment_date < today or old.appointment_date > last or coalesce(nullif(old.email_key, ''), nullif(lower(old.email), '')) is distinct from coalesce(nullif(new.email_key, ''), nullif(lower(new.email), '')))) and (
        select count(*) from appointments
        where coalesce(nullif(email_key, ''), nullif(lower(email), '')) = coalesce(nullif(new.email_key, ''), nullif(lower(new.email), '')) and status = 'booked' and appointment_date >= today and appointment_date <= last
      ) >= 20 then
          raise exception 'appointments_live_per_email';
        end if;
        return new;
      end $$;
create trigger appointments_live before insert or update of status, appointment_date, phone, phone_key, email, email_key on appointments
      for each row when (new.status = 'booked') execute function refuse_too_many_live_bookings();
create function refuse_other_history() returns trigger language plpgsql as $$
      begin raise exception 'changes_are_kept'; end $$;
create trigger changes_are_kept before update on changes
      for each row execute function refuse_other_history();
create function tell_of_appointments() returns trigger language plpgsql as $$
    begin perform pg_notify('appointments', ''); return null; end $$;
create trigger tell_of_appointments after insert or update or delete on appointments
    for each statement execute function tell_of_appointments();
CREATE TABLE "desk_people" ("id" text not null primary key, "name" text not null, "email" text not null unique, "emailVerified" boolean not null, "image" text, "role" text not null, "createdAt" timestamptz not null, "updatedAt" timestamptz not null);
CREATE TABLE "desk_sessions" ("id" text not null primary key, "userId" text not null references "desk_people" ("id") on delete cascade, "token" text not null unique, "ipAddress" text, "userAgent" text, "expiresAt" timestamptz not null, "createdAt" timestamptz not null, "updatedAt" timestamptz not null);
CREATE TABLE "desk_accounts" ("id" text not null primary key, "userId" text not null references "desk_people" ("id") on delete cascade, "accountId" text not null, "providerId" text not null, "accessToken" text, "refreshToken" text, "idToken" text, "accessTokenExpiresAt" timestamptz, "refreshTokenExpiresAt" timestamptz, "scope" text, "password" text, "createdAt" timestamptz not null, "updatedAt" timestamptz not null);
CREATE TABLE "desk_verifications" ("id" text not null primary key, "identifier" text not null, "value" text not null, "expiresAt" timestamptz not null, "createdAt" timestamptz not null, "updatedAt" timestamptz not null);
CREATE TABLE "desk_attempts" ("id" text not null primary key, "key" text not null unique, "count" integer not null, "lastRequest" bigint not null);
CREATE INDEX "desk_sessions_person" on "desk_sessions" ("userId");
CREATE INDEX "desk_accounts_person" on "desk_accounts" ("userId");
CREATE INDEX "desk_verifications_identifier" on "desk_verifications" ("identifier");
create index appointments_by_name on appointments using gin (array_to_tsvector(array_remove(
      string_to_array(name_words || ' +' || phone_key || ' -' || reverse(phone_key), ' '), '')))
      with (gin_pending_list_limit = 512);
create function refuse_closed_slots() returns trigger language plpgsql as $$
      begin
        if exists (
        select 1 from closures
        where doctor in (new.doctor, '') and new.appointment_date between first_date and last_date
          and new.appointment_time between first_time and last_time
      ) then
          raise exception 'slot_closed';
        end if;
        return new;
      end $$;
create trigger closed_slots before insert or update of doctor, appointment_date, appointment_time on appointments
      for each row execute function refuse_closed_slots();
create trigger tell_of_closures after insert or update or delete on closures
      for each statement execute function tell_of_appointments();
create function refuse_other_records() returns trigger language plpgsql as $$
      begin raise exception 'records_are_kept'; end $$;
create trigger records_are_kept before update or delete on desk_records
      for each row execute function refuse_other_records();
alter table "desk_people" add column "twoFactorEnabled" boolean;
alter table "desk_people" add column "signedInAt" timestamptz;
create table "desk_second_factors" ("id" text not null primary key, "secret" text not null, "backupCodes" text not null, "userId" text not null references "desk_people" ("id") on delete cascade, "verified" boolean, "failedVerificationCount" integer, "lockedUntil" timestamptz);
create index "desk_second_factors_secret" on "desk_second_factors" ("secret");
create index "desk_second_factors_userid" on "desk_second_factors" ("userId");
