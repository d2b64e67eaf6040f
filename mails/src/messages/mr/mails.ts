import type { AppointmentField } from '@clinic/contract/appointment.ts';
import { dateToDay, dateToWords, labelToShort, zoneToWords } from '@clinic/contract/messages/mr/dates-and-times.ts';
import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/mails.ts';
import { linkMessages } from './appointment-links.ts';

/** The names of an appointment's facts, and the words below them: in the success dialog, on pages and in mails. */
export const appointmentMessages = {
  reference: 'बुकिंग नंबर',
  date: 'तारीख',
  time: 'वेळ',
  doctor: 'डॉक्टर',
  department: 'विभाग',
  visit: 'भेट',
  linkInMail: 'ही अपॉइंटमेंट बदलण्याची किंवा रद्द करण्याची लिंक फक्त ईमेलनेच येते.',
} as const satisfies Translated<typeof english.appointmentMessages>;

/** The words of mails that no clinic needs to change. The others are in `content/mails.yaml`. */
export const mailMessages = {
  facts: appointmentMessages,
  links: linkMessages,
  dates: { dateToDay, dateToWords },
  times: { labelToShort, zoneToWords },
  /** The greeting of a patient whose name is left out of the mail. */
  greeting: 'नमस्कार,',
  nameLeftOut: 'इथे दाखवलेले नाही: यात लिंक आहे, किंवा ते ईमेलसाठी फार लांब आहे.',
  before: 'आधीची वेळ',
  reason: 'कारण',
  /** The labels of a patient's words, in the clinic's mail. All are written here, because `FIELD_LABELS` are English. */
  patient: {
    name: 'नाव',
    email: 'ईमेल',
    phone: 'फोन',
    department: 'विभाग',
    doctor: 'डॉक्टर',
    appointmentDate: 'हवी असलेली तारीख',
    appointmentTime: 'हवी असलेली वेळ',
    message: 'निरोप',
  } satisfies Record<AppointmentField, string>,
  /** The address, and what follows it. */
  place: (address: string, text: string) => `${address}. ${text}`,
  openMap: 'नकाशा उघडा',
  openDesk: 'रिसेप्शनच्या पानावर तो दिवस उघडा',
  chooseTime: 'दुसरी वेळ निवडा',
  late: (minutes: number) => (minutes === 1 ? '1 मिनिट' : `${minutes} मिनिटे`),
  bookAgain: 'दुसरी अपॉइंटमेंट घ्या',
  callUs: 'काही प्रश्न? आम्हाला फोन करा:',
} as const satisfies Translated<typeof english.mailMessages>;
