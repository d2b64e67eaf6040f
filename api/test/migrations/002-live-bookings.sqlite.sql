-- Never change it: databases like this one are in use.
CREATE TRIGGER appointments_live_per_phone before insert on appointments
      when new.status = 'booked' and (
        select count(*) from appointments
        where phone_key = new.phone_key and new.phone_key <> '' and status = 'booked'
        and appointment_date >= date(new.created_at, '+05:30')
      ) >= 20
      begin
        select raise(abort, 'appointments_live_per_phone');
      end;
CREATE TRIGGER appointments_live_per_email before insert on appointments
      when new.status = 'booked' and (
        select count(*) from appointments
        where lower(email) = lower(new.email) and status = 'booked'
        and appointment_date >= date(new.created_at, '+05:30')
      ) >= 20
      begin
        select raise(abort, 'appointments_live_per_email');
      end;
