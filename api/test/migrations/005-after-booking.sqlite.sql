-- Never change it: databases like this one are in use.
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
