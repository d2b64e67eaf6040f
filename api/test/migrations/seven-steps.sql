-- A database as the seven steps before 001-clinic left it, with an appointment of every status, for both SQLite and
-- Postgres. Their differences are in the two files beside it. Never change this file: databases like this are in use.
create table "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
create table "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
create table "appointments" (
  "id" text not null primary key,
  "reference" text not null unique,
  "name" text not null,
  "email" text not null,
  "phone" text not null,
  "department" text not null,
  "doctor" text not null,
  "appointment_date" text not null,
  "appointment_time" text not null,
  "message" text not null,
  "status" text default 'booked' not null,
  "needs_review" integer default 0 not null,
  "idempotency_key" text unique,
  "request_hash" text,
  "created_at" text not null,
  "phone_key" text default '' not null,
  "email_key" text default '' not null,
  constraint "appointments_status_check" check (status in ('booked', 'cancelled', 'arrived', 'fulfilled', 'noshow'))
);
alter table "appointments" add column "sequence" integer default 0 not null;
alter table "appointments" add column "link_version" integer default 1 not null;
alter table "appointments" add column "link_hash" text;
alter table "appointments" add column "link_opened_at" text;
alter table "appointments" add column "changed_at" text;
alter table "appointments" add column "cancel_reason" text default '' not null;
alter table "appointments" add column "version" integer default 0 not null;
create index appointments_by_day on appointments ((appointment_date || ''));
create unique index appointments_one_per_slot on appointments (doctor, appointment_date, appointment_time)
    where coalesce(status, '') in ('booked', 'arrived');
create table "changes" ("appointment_id" text not null references "appointments" ("id") on delete cascade, "version" integer not null, "action" text not null, "made_by" text not null, "made_from" text not null, "made_at" text not null, "old_status" text not null, "old_date" text not null, "old_time" text not null, constraint "changes_pkey" primary key ("appointment_id", "version"));
create index appointments_live_per_phone on appointments ((coalesce(nullif(phone_key, ''), nullif(phone, ''))));
create index appointments_live_per_email on appointments ((coalesce(nullif(email_key, ''), nullif(lower(email), ''))));
create unique index "appointments_link_hash" on "appointments" ("link_hash") where "link_hash" is not null;
create table "mails" (
  "appointment_id" text not null references "appointments" ("id") on delete cascade,
  "id" text not null,
  "kind" text not null,
  "recipient" text not null,
  "sequence" integer not null,
  "appointment_date" text not null,
  "appointment_time" text not null,
  "previous_date" text,
  "previous_time" text,
  "status" text not null,
  "due_at" text not null,
  "attempts" integer not null,
  "claimed_until" text,
  "sent_at" text,
  "error" text,
  "created_at" text not null,
  constraint "mails_pkey" primary key ("appointment_id", "id"),
  constraint "mails_status_check" check (status in ('waiting', 'held', 'sent', 'undeliverable', 'dropped'))
);
create index "mails_due" on "mails" ("due_at") where "status" = 'waiting';
create index "mails_undeliverable" on "mails" ("id") where "status" = 'undeliverable';
insert into "kysely_migration" values
  ('001-appointments', '2026-11-20T06:30:00.000Z'),
  ('002-live-bookings', '2026-11-20T06:30:00.000Z'),
  ('003-contact-keys', '2026-11-20T06:30:00.000Z'),
  ('004-ids', '2026-11-20T06:30:00.000Z'),
  ('005-after-booking', '2026-11-20T06:30:00.000Z'),
  ('006-desk', '2026-11-20T06:30:00.000Z'),
  ('007-desk-work', '2026-11-20T06:30:00.000Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "appointments" values
  (
    '00000000-0000-4000-8000-000000000001', 'K7QX-3M91', 'Asha Canary-Kulkarni', 'canary@patient.example', '+91 98765 43210',
    'urology', 'namuna-shaikh', '2026-11-24', '14:00', 'First line
Second line, नमुना', 'booked', 1, 'key-1', 'hash-1', '2026-11-20T06:31:00.000Z', '9876543210',
    'canary@patient.example', 0, 1, null, null, null, '', 0
  ),
  (
    '00000000-0000-4000-8000-000000000002', 'K7QX-3M92', 'Asha Canary-Kulkarni', 'canary@patient.example', '+91 98765 43210',
    'urology', 'namuna-shaikh', '2026-11-24', '15:00', '', 'cancelled', 0, null, null, '2026-11-20T06:32:00.000Z', '9876543210',
    'canary@patient.example', 0, 1, null, null, null, '', 0
  ),
  (
    '00000000-0000-4000-8000-000000000003', 'K7QX-3M93', 'Asha Canary-Kulkarni', 'canary@patient.example', '+91 98765 43210',
    'urology', 'namuna-shaikh', '2026-11-24', '16:00', 'It''s urgent; "quoted"', 'arrived', 0, null, null, '2026-11-20T06:33:00.000Z', '9876543210',
    'canary@patient.example', 0, 1, null, null, null, '', 0
  ),
  (
    '00000000-0000-4000-8000-000000000004', 'K7QX-3M94', 'Asha Canary-Kulkarni', 'canary@patient.example', '+91 98765 43210',
    'urology', 'namuna-shaikh', '2026-11-24', '17:00', '', 'fulfilled', 0, null, null, '2026-11-20T06:34:00.000Z', '9876543210',
    'canary@patient.example', 0, 1, null, null, null, '', 0
  ),
  (
    '00000000-0000-4000-8000-000000000005', 'K7QX-3M95', 'Asha Canary-Kulkarni', 'canary@patient.example', '+91 98765 43210',
    'urology', 'namuna-shaikh', '2026-11-24', '09:00', '', 'noshow', 0, null, null, '2026-11-20T06:35:00.000Z', '9876543210',
    'canary@patient.example', 0, 1, null, null, null, '', 0
  );
alter table "appointments" add column "sender_key" text default '' not null;
alter table "changes" add column "old_doctor" text default '' not null;
alter table "changes" add column "old_department" text default '' not null;
alter table "appointments" add column "name_words" text default '' not null;
create index appointments_to_review on appointments ((appointment_date || '')) where needs_review = 1;
create table "closures" ("id" text not null primary key, "doctor" text not null, "first_date" text not null, "last_date" text not null, "first_time" text not null, "last_time" text not null, "reason" text not null, "made_by" text not null, "made_at" text not null);
create table "desk_records" ("id" text not null primary key, "action" text not null, "subject" text not null, "made_by" text not null, "made_from" text not null, "made_at" text not null);
create table "desk_feeds" ("doctor" text not null primary key, "version" integer not null);
update appointments set name_words = 'asha canary kulkarni';
