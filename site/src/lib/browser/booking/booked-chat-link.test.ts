import { expect, test } from 'vitest';
import { createBookedChatLink } from './booked-chat-link.ts';

const PLACE = { clinicName: { bold: 'Namuna', light: 'Surgical' }, address: '1 Namuna Road, Pune 411000' };
const BOOKED = {
  reference: 'K7QX-3M9P',
  department: 'General & Laparoscopic Surgery',
  doctor: 'Dr. Namuna Kale',
  appointmentDate: '2026-11-24',
  appointmentTime: '02:00 PM',
  name: 'Asha Rao',
  manageUrl: 'https://clinic.example/portal/AAAAAAAAAAAAAAAAAAAAAA',
};

test('the facts go into a chat of the patient, without the name and the secret link', () => {
  const link = createBookedChatLink(BOOKED, PLACE, 'Asia/Kolkata');
  expect(link).toMatch(/^https:\/\/wa\.me\/\?text=/);
  expect(new URL(link).searchParams.get('text')).toBe(
    [
      'Namuna Surgical',
      'Tuesday, 24 November 2026, 2:00 PM IST',
      'Dr. Namuna Kale, General & Laparoscopic Surgery',
      'Reference: K7QX-3M9P',
      '1 Namuna Road, Pune 411000',
    ].join('\n'),
  );
});
