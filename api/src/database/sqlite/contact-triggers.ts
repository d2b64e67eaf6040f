import { getUtcOffsetMs } from '@clinic/contract/clinic-clock.ts';
import { COMING_COLUMNS, CONTACTS, type Days, HORIZON_DAYS, isAdded, isFull, MOMENTS } from '../contact-limits.ts';
import type { Trigger } from '../engine.ts';

/**
 * SQLite lets one writer in at a time, so what a trigger counts cannot change before its row is in. It has no time
 * zones, so its triggers use the offset at the start of the process: after a change of clocks their day begins an hour
 * early or late until the next start.
 */
export function createContactTriggers(timeZone: string): Trigger[] {
  const offset = formatOffset(getUtcOffsetMs(timeZone, Date.now()));
  const toDays = (moment: string): Days => ({
    first: `date(${moment}, '${offset}')`,
    last: `date(${moment}, '${offset}', '+${HORIZON_DAYS} days')`,
  });
  const changed = toDays(MOMENTS.update);
  return CONTACTS.flatMap((contact) => {
    const refuse = `begin select raise(abort, '${contact.name}'); end`;
    return [
      createSqliteTrigger(
        `${contact.name}_insert`,
        `before insert on appointments
      when new.status = 'booked' and ${isFull(contact, toDays(MOMENTS.insert))}
      ${refuse}`,
      ),
      createSqliteTrigger(
        `${contact.name}_update`,
        `before update of ${[...COMING_COLUMNS, ...contact.columns].join(', ')} on appointments
      when new.status = 'booked' and new.appointment_date >= ${changed.first}
      and ${isAdded(contact, changed)} and ${isFull(contact, changed)}
      ${refuse}`,
      ),
    ];
  });
}

function createSqliteTrigger(name: string, rest: string): Trigger {
  const text = `${name} ${rest}`;
  return { text, remove: `drop trigger if exists ${name}`, create: [`create trigger ${text}`] };
}

/** An offset in SQLite's notation: 19,800,000 -> `+05:30` */
function formatOffset(offsetMs: number): string {
  const time = new Date(Math.abs(offsetMs)).toISOString().slice(11, 16);
  return `${offsetMs < 0 ? '-' : '+'}${time}`;
}
