import type { AbsenceEntries, AbsenceNotice, AbsenceRefusals, AbsencesView } from '@clinic/contract/absences.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { listUsualStarts } from '@clinic/contract/open-slots.ts';
import { DESK_ABSENCES_PAGE } from '@clinic/contract/rendered-pages.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toTimes } from '../closures/closures.ts';
import type { DayOptions } from '../day/day.ts';
import { getPerson } from '../door/session.ts';
import { type NewAbsence, readAbsence } from './absence-entries.ts';
import { listAbsences } from './absences.ts';
import { listConcerned } from './concerned.ts';

type Shown = {
  notice?: AbsenceNotice | null;
  /** The entries of the form; without a doctor and a kind it has not been sent. */
  entries: AbsenceEntries;
};

/** Makes the function that answers with the page of absences, and with the patients that the entries concern. */
export function createAbsencesPage(options: DayOptions & { getNow: () => Date }) {
  const { db, calendar, words, getNow } = options;

  async function readAsked(absence: NewAbsence, now: Date): Promise<AbsencesView['asked']> {
    const { kind, minutes, doctor, first_date, last_date } = absence;
    const concerned = await listConcerned(db, calendar, absence, now);
    return {
      kind,
      minutes,
      doctor: doctor === '' ? null : words.toNames('', doctor).doctor,
      firstDate: first_date,
      lastDate: last_date,
      times: toTimes(absence),
      patients: concerned.map(({ row, telling }) => ({
        id: row.id,
        name: row.name,
        phone: row.phone,
        doctor: words.toNames(row.department, row.doctor).doctor,
        date: row.appointment_date,
        slot: row.appointment_time,
        telling,
      })),
    };
  }

  return async (request: FastifyRequest, reply: FastifyReply, { notice = null, entries }: Shown) => {
    const now = getNow();
    const isAsked = entries.doctor !== '' || entries.kind !== '';
    const read = isAsked ? readAbsence(calendar, entries, now) : null;
    const refused: AbsenceRefusals | null = read && 'refused' in read ? read.refused : null;
    const [absences, asked] = await Promise.all([
      listAbsences(options, now),
      read && 'absence' in read ? readAsked(read.absence, now) : null,
    ]);
    const deskAbsences: AbsencesView = {
      person: getPerson(request),
      today: getToday(calendar.timeZone, now),
      now: now.toISOString(),
      departments: calendar.departments.map(({ name, doctors }) => ({
        name,
        doctors: doctors.map((doctor) => ({ id: doctor.id, name: doctor.name })),
      })),
      slots: listUsualStarts(calendar),
      entries: isAsked ? entries : {},
      refused,
      asked,
      absences,
      notice,
    };
    return reply.renderPage(DESK_ABSENCES_PAGE, { deskAbsences }, refused ? 422 : 200);
  };
}
