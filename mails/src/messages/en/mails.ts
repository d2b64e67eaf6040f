import { FIELD_LABELS } from '@clinic/contract/appointment.ts';
import { dateToDay, dateToWords, labelToShort, zoneToWords } from '@clinic/contract/messages/en/dates-and-times.ts';
import { linkMessages } from './appointment-links.ts';

/** The names of an appointment's facts, and the words below them: in the success dialog, on pages and in mails. */
export const appointmentMessages = {
  reference: 'Reference',
  date: 'Date',
  time: 'Time',
  doctor: 'Doctor',
  department: 'Department',
  visit: 'Visit',
  linkInMail: 'The link to change or cancel this appointment comes by email only.',
} as const;

/** The words of mails that no clinic needs to change. The others are in `content/mails.yaml`. */
export const mailMessages = {
  facts: appointmentMessages,
  links: linkMessages,
  dates: { dateToDay, dateToWords },
  times: { labelToShort, zoneToWords },
  /** The greeting of a patient whose name is left out of the mail. */
  greeting: 'Hello,',
  nameLeftOut: 'Left out: it holds a link or is too long for a mail.',
  before: 'Before',
  reason: 'Reason',
  /** The labels of a patient's words, in the clinic's mail. */
  patient: { ...FIELD_LABELS, name: 'Name', phone: 'Phone', message: 'Message' },
  /** The address, and what follows it. */
  place: (address: string, text: string) => `${address}. ${text}`,
  openMap: 'Open the map',
  openDesk: 'Open the day at the front desk',
  chooseTime: 'Choose another time',
  late: (minutes: number) => `${minutes} minutes`,
  bookAgain: 'Book another appointment',
  callUs: 'Questions? Call us:',
} as const;
