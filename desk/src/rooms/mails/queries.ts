import { listStuckMails } from '@clinic/api/outbox/stuck-mails.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import { toDeskMail } from '#appointments/desk-mail.ts';
import type { DeskMail } from '#appointments/taking.ts';
import type { ClinicData } from '#frame/clinic-data.ts';

export type StuckMail = DeskMail & {
  appointment: Pick<DeskAppointment, 'id' | 'reference' | 'name' | 'phone' | 'date' | 'slot'>;
};

/** Reads the oldest stuck mails, and those whose patients are to be called, with their appointments. */
export async function readStuckMails({ db, calendar }: ClinicData, now: Date): Promise<StuckMail[]> {
  const { timeZone } = calendar;
  const rows = await listStuckMails(db, { now, today: getToday(timeZone, now), timeZone });
  return rows.map((row) => ({
    ...toDeskMail(row, row.appointment_status, { now, timeZone }),
    appointment: {
      id: row.appointment_id,
      reference: row.reference,
      name: row.name,
      phone: row.phone,
      date: row.appointment_date,
      slot: row.appointment_time,
    },
  }));
}
