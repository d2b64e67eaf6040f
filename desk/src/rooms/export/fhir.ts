import { Readable } from 'node:stream';
import type { CalendarWords } from '@clinic/api/appointments/calendar-words.ts';
import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { ENGLISH, LANGUAGES, readLanguage } from '@clinic/contract/languages.ts';
import { toAsciiDigits } from '@clinic/contract/typed-texts.ts';
import type { Appointment, Bundle, ContactPoint, Patient } from 'fhir/r4.js';
import { toPeriod, toZonedText } from '#frame/clinic-time.ts';
import type { TakenRow } from './rows.ts';

type Place = { calendar: BookingCalendar; words: CalendarWords };

/** The id of the patient within an appointment. */
const PATIENT_ID = 'patient';

/**
 * Writes appointments as a Bundle of FHIR R4 (https://hl7.org/fhir/R4/appointment.html), entry by entry. The stored
 * states are FHIR's own codes.
 */
export function writeFhir(pages: AsyncIterable<TakenRow[]>, place: Place, now: Date): Readable {
  async function* toText() {
    const timestamp = toZonedText(place.calendar.timeZone, now);
    const head: Bundle = { resourceType: 'Bundle', type: 'collection', timestamp };
    yield JSON.stringify(head).slice(0, -1);
    let separator = ',"entry":[';
    for await (const rows of pages) {
      let text = '';
      for (const row of rows) {
        text += `${separator}\n${JSON.stringify({ fullUrl: `urn:uuid:${row.id}`, resource: toFhir(row, place) })}`;
        separator = ',';
      }
      yield text;
    }
    // FHIR does not allow an empty list.
    yield separator === ',' ? '\n]}\n' : '}\n';
  }
  return Readable.from(toText(), { objectMode: false });
}

/**
 * Describes one appointment. It contains its patient, because patients are not resources of their own here. It has no
 * patient when the person is erased.
 */
function toFhir(row: TakenRow, { calendar, words }: Place): Appointment {
  const { department, doctor } = words.toNames(row.department, row.doctor);
  const patient = toPatient(row);
  return {
    resourceType: 'Appointment',
    id: row.id,
    ...(patient && { contained: [patient] }),
    identifier: [{ value: row.reference }],
    status: row.status,
    // Invariant app-4: only a cancelled appointment has a reason.
    ...(row.status === 'cancelled' && row.cancel_reason && { cancelationReason: { text: row.cancel_reason } }),
    serviceType: [{ text: department }],
    ...(row.visit && { appointmentType: { text: words.toVisit(row.visit) } }),
    ...toPeriod(calendar.timeZone, row),
    created: toZonedText(calendar.timeZone, new Date(row.created_at)),
    ...(row.message.trim() && { comment: row.message }),
    participant: [
      ...(patient ? [{ actor: { reference: `#${PATIENT_ID}`, display: row.name }, status: 'accepted' as const }] : []),
      { actor: { display: doctor }, status: 'accepted' },
    ],
  };
}

function toPatient({ name, phone, email, ...row }: TakenRow): Patient | null {
  if (name === '') return null;
  const language = readLanguage(row.language);
  const telecom: ContactPoint[] = [
    ...(phone ? [{ system: 'phone' as const, value: toAsciiDigits(phone) }] : []),
    ...(email ? [{ system: 'email' as const, value: email }] : []),
  ];
  return {
    resourceType: 'Patient',
    id: PATIENT_ID,
    name: [{ text: name }],
    ...(telecom.length > 0 && { telecom }),
    // English is also the language of people who have not chosen one.
    ...(language !== ENGLISH && {
      communication: [
        { language: { coding: [{ system: 'urn:ietf:bcp:47', code: language, display: LANGUAGES[language].name }] } },
      ],
    }),
  };
}
