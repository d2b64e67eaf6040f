import { addDays, type BookingCalendar, getAllDoctors } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { ENGLISH } from '@clinic/contract/languages.ts';
import { NO_WORDS } from '@clinic/contract/patient-words.ts';
import { addMinutes, getSlotMinutes } from '@clinic/contract/timetable.ts';
import type { AppointmentStatus } from '@clinic/contract/visit-states.ts';
import { emailToKey } from '../api/src/appointments/contacts/email-key.ts';
import { nameToWords } from '../api/src/appointments/contacts/name-words.ts';
import { phoneToKey } from '../api/src/appointments/contacts/phone-key.ts';
import type { AppointmentsTable } from '../api/src/database/appointment-tables.ts';
import type { Database } from '../api/src/database/open-database.ts';

/** How many rows one statement inserts. */
const BATCH_ROWS = 500;

/** One of this many appointments is still to come. */
const ONE_COMING_IN = 20;
const PAST_DAYS = 1000;
const PATIENTS = 40_000;

const FIRST_NAMES =
  'Aarav Aditi Amruta Anand Anil Asha Bhushan Deepa Farhan Ganesh Imran Isha Jyoti Kavita Ketan Lata Mahesh Meera Nikhil Nilesh Omkar Pooja Pradeep Prakash Rahul Rekha Sachin Sanjay Seema Shreya Sunita Suresh Swati Tanvi Usha Varsha Vijay Vikas Yash Zoya'.split(
    ' ',
  );
/** Every tenth patient has the first of these names, which is about as common in Maharashtra. */
const LAST_NAMES =
  'Patil Bhosale Chavan Deshmukh Deshpande Fernandes Gaikwad Iyer Jadhav Joshi Kadam Kale Kamble Khan Kulkarni Mane Mehta More Naik Pawar Qureshi Rao Sawant Shaikh Shinde'.split(
    ' ',
  );

/** Fills an empty database with a few years of appointments. Except for dates, every run makes the same ones. */
export async function addAppointments({ db }: Database, calendar: BookingCalendar, count: number): Promise<void> {
  const today = getToday(calendar.timeZone, new Date());
  for (let first = 0; first < count; first += BATCH_ROWS) {
    const rows = Array.from({ length: Math.min(BATCH_ROWS, count - first) }, (_, index) =>
      createRow(calendar, today, first + index),
    );
    await db.insertInto('appointments').values(rows).execute();
  }
}

/** The telephone number of the patient of this number. */
export function toPhone(patient: number): string {
  // A large prime spreads the numbers over all endings.
  return `+91 ${9_000_000_000 + ((patient * 7_654_319) % 1_000_000_000)}`;
}

function createRow(calendar: BookingCalendar, today: string, number: number): AppointmentsTable {
  const doctors = getAllDoctors(calendar);
  const patient = (number * 6_151 + Math.floor(number / 7)) % PATIENTS;
  const isComing = number % ONE_COMING_IN === 0;
  const place = Math.floor(number / ONE_COMING_IN);
  const time = calendar.slots[Math.floor(place / doctors.length) % calendar.slots.length] ?? '';
  const days = Math.floor(place / doctors.length / calendar.slots.length);
  const status: AppointmentStatus = isComing ? 'booked' : number % 11 === 0 ? 'noshow' : 'fulfilled';
  const first = FIRST_NAMES[patient % FIRST_NAMES.length];
  const last = patient % 10 === 0 ? LAST_NAMES[0] : LAST_NAMES[Math.floor(patient / 7) % LAST_NAMES.length];
  const name = `${first} ${last}`;
  const phone = toPhone(patient);
  const email = `${first}.${last}.${patient}@patient.example`.toLowerCase();
  return {
    id: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    reference: `${toReference(number).slice(0, 4)}-${toReference(number).slice(4)}`,
    ...NO_WORDS,
    name,
    email,
    phone,
    phone_key: phoneToKey(phone, calendar),
    email_key: emailToKey(email),
    name_words: nameToWords(name),
    sender_key: 'abcdefghijkl',
    department: calendar.departments[0]?.id ?? '',
    // Those to come fill the days doctor by doctor, so that no slot is taken twice.
    doctor: doctors[(isComing ? place : number) % doctors.length]?.id ?? '',
    appointment_date: addDays(today, isComing ? days : -1 - (number % PAST_DAYS)),
    appointment_time: time,
    appointment_end: addMinutes(time, getSlotMinutes(calendar)),
    visit: '',
    language: ENGLISH,
    privacy_version: '',
    whatsapp_at: null,
    whatsapp_ended_at: null,
    message: number % 3 === 0 ? '' : 'Pain in the lower right side since Monday, worse at night and after a meal.',
    status,
    needs_review: 0,
    idempotency_key: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    request_hash: 'x'.repeat(43),
    created_at: new Date(Date.now() - 86_400_000).toISOString(),
    sequence: 0,
    link_version: 1,
    link_hash: `${number}`.padStart(43, 'x'),
    link_opened_at: null,
    arrived_at: null,
    called_in_at: null,
    changed_at: null,
    cancel_reason: '',
    version: 0,
  };
}

/** `12` -> `0000000C`, in the alphabet of references. */
function toReference(number: number): string {
  const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  return Array.from({ length: 8 }, (_, place) => letters[Math.floor(number / 32 ** (7 - place)) % 32]).join('');
}
