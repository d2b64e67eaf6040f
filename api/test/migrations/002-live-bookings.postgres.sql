-- Never change it: databases like this one are in use.
create function refuse_too_many_live_bookings() returns trigger language plpgsql as $$
      declare
        phone_lock bigint := hashtextextended(new.phone_key, 0);
        email_lock bigint := hashtextextended(lower(new.email), 0);
        today text := to_char(new.created_at::timestamptz at time zone 'Asia/Kolkata', 'YYYY-MM-DD');
      begin
        perform pg_advisory_xact_lock(least(phone_lock, email_lock));
        perform pg_advisory_xact_lock(greatest(phone_lock, email_lock));
        
        if (
          select count(*) from appointments
          where phone_key = new.phone_key and new.phone_key <> '' and status = 'booked' and appointment_date >= today
        ) >= 20 then
          raise exception 'appointments_live_per_phone';
        end if;
        if (
          select count(*) from appointments
          where lower(email) = lower(new.email) and status = 'booked' and appointment_date >= today
        ) >= 20 then
          raise exception 'appointments_live_per_email';
        end if;
        return new;
      end $$;
create trigger appointments_live before insert on appointments
      for each row when (new.status = 'booked') execute function refuse_too_many_live_bookings();
