import type { AppointmentRequest } from '@clinic/contract/appointment.ts';
import { EMPTY_REQUEST } from '@clinic/contract/patient-words.ts';

/** A booking with every field that is required. */
export const FILLED_REQUEST: AppointmentRequest = {
  ...EMPTY_REQUEST,
  name: 'Sample Patient',
  email: 'patient@sample.example',
  phone: '1',
  department: 'Urology',
  doctor: 'Dr. Namuna Shaikh',
  appointmentDate: '2030-01-07',
  appointmentTime: '02:00 PM',
};
