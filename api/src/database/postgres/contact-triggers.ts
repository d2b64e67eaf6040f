import { COMING_COLUMNS, CONTACTS, type Days, HORIZON_DAYS, isAdded, isFull, MOMENTS } from '../contact-limits.ts';
import type { Trigger } from '../engine.ts';

/**
 * Postgres has many writers. Those of one contact take turns through locks, which are always taken in the same order,
 * so that no two writers wait for each other. Each statement of the function sees what was committed while it waited.
 */
export function createContactTriggers(timeZone: string): Trigger[] {
  const [phoneLock, emailLock] = CONTACTS.map(({ getKey }) => `hashtextextended(${getKey('new.')}, 0)`);
  const days: Days = { first: 'today', last: 'last' };
  const checks = CONTACTS.map(
    (contact) => `
        if (tg_op = 'INSERT' or ${isAdded(contact, days)}) and ${isFull(contact, days)} then
          raise exception '${contact.name}';
        end if;`,
  );
  const text = `
      declare
        phone_lock bigint := ${phoneLock};
        email_lock bigint := ${emailLock};
        moment timestamptz := case tg_op when 'INSERT' then ${MOMENTS.insert} else ${MOMENTS.update} end::timestamptz;
        today text := to_char(moment at time zone '${timeZone}', 'YYYY-MM-DD');
        last text := to_char(moment at time zone '${timeZone}' + interval '${HORIZON_DAYS} days', 'YYYY-MM-DD');
      begin
        if tg_op = 'UPDATE' and new.appointment_date < today then
          return new;
        end if;
        perform pg_advisory_xact_lock(least(phone_lock, email_lock));
        perform pg_advisory_xact_lock(greatest(phone_lock, email_lock));
        ${checks.join('')}
        return new;
      end `;
  const columns = [...COMING_COLUMNS, ...CONTACTS.flatMap((contact) => contact.columns)];
  return [
    {
      text,
      remove: 'drop function if exists refuse_too_many_live_bookings cascade',
      create: [
        `create function refuse_too_many_live_bookings() returns trigger language plpgsql as $$${text}$$`,
        `create trigger appointments_live before insert or update of ${columns.join(', ')} on appointments
      for each row when (new.status = 'booked') execute function refuse_too_many_live_bookings()`,
      ],
    },
  ];
}
