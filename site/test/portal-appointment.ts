import type { PortalView } from '@clinic/contract/portal.ts';

/** An appointment as its page at `/portal/token` shows it. */
export const PORTAL_APPOINTMENT: PortalView['appointment'] = {
  reference: 'K7QX-3M9P',
  department: 'Urology',
  doctor: 'Dr. A',
  doctorId: 'a',
  appointmentDate: '2026-11-26',
  appointmentTime: '02:00 PM',
  manageUrl: 'https://clinic.example/portal/token',
  calendarUrl: 'https://clinic.example/portal/token/appointment.ics',
  name: 'Asha',
  email: 'canary.asha@patient.example',
  phone: '+91 98765 43210',
  status: 'booked',
};
