import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import type { DeskDay, DeskSlot } from '@clinic/contract/desk-day.ts';
import { NO_WORDS } from '@clinic/contract/patient-words.ts';
import type { Clinic } from '#frame/clinic.ts';

export const PLACE: Clinic = {
  name: { bold: 'Sample', light: 'Clinic' },
  address: '',
  timeZone: 'Asia/Kolkata',
  diallingPrefix: '+91',
  nationalDigits: 10,
};
export const PERSON = { email: 'asha@clinic.example', role: 'reception' } as const;
export const TODAY = '2030-01-07';
/** Half past nine of the sample day, by the clinic's clock. */
export const NOW = '2030-01-07T04:00:00.000Z';
export const DOCTOR = 'Dr. Sample Rao';
/** Ten seconds after a change at five past ten, in which it can be undone. */
export const UNDO_UNTIL = '2030-01-07T04:35:10.000Z';

export function createAppointment(changes: Partial<DeskAppointment> = {}): DeskAppointment {
  return {
    id: 'one',
    reference: 'K7QX-3M9P',
    ...NO_WORDS,
    name: 'Sample Patient',
    phone: '98220 00000',
    email: 'patient@sample.example',
    department: 'Urology',
    doctor: DOCTOR,
    doctorId: 'rao',
    date: TODAY,
    slot: '10:00',
    minutes: 60,
    visit: '',
    language: 'en',
    status: 'booked',
    needsReview: false,
    version: 1,
    createdAt: '2030-01-01T00:00:00.000Z',
    cancelReason: '',
    arrivedAt: null,
    visitMinutes: 0,
    calledInAt: null,
    lastChange: null,
    note: null,
    actions: ['arrived', 'noshow', 'cancel'],
    ...changes,
  };
}

/** Creates a day of one doctor with slots at nine and ten. The appointments hold the second slot. */
export function createDay(appointments: DeskAppointment[], changes: Partial<DeskSlot> = {}): DeskDay {
  const slots: DeskSlot[] = [
    { slot: '09:00', minutes: 60, state: 'free', appointments: [] },
    { slot: '10:00', minutes: 60, state: appointments.length > 0 ? 'taken' : 'free', appointments, ...changes },
  ];
  return {
    date: TODAY,
    today: TODAY,
    now: NOW,
    isClosed: false,
    columns: [{ doctorId: 'rao', doctor: DOCTOR, department: 'Urology', slots }],
  };
}
