-- Never change it: databases like this one are in use.
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
