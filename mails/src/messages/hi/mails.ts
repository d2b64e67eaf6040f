import { dateToDay, dateToWords, labelToShort, zoneToWords } from '@clinic/contract/messages/hi/dates-and-times.ts';
import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/mails.ts';
import { linkMessages } from './appointment-links.ts';

/** The names of an appointment's facts, and the words below them: in the success dialog, on pages and in mails. */
export const appointmentMessages = {
  reference: 'बुकिंग नंबर',
  date: 'तारीख',
  time: 'समय',
  doctor: 'डॉक्टर',
  department: 'विभाग',
  visit: 'किसलिए',
  linkInMail: 'इस अपॉइंटमेंट को बदलने या रद्द करने का लिंक सिर्फ ईमेल से आता है।',
} as const satisfies Translated<typeof english.appointmentMessages>;

/** The words of mails that no clinic needs to change. The others are in `content/mails.yaml`. */
export const mailMessages = {
  facts: appointmentMessages,
  links: linkMessages,
  dates: { dateToDay, dateToWords },
  times: { labelToShort, zoneToWords },
  /** The greeting of a patient whose name is left out of the mail. */
  greeting: 'नमस्ते,',
  nameLeftOut: 'नाम नहीं लिखा गया: उसमें कोई लिंक है, या वह ईमेल के लिए बहुत लंबा है।',
  before: 'पहले का समय',
  reason: 'वजह',
  /** The labels of a patient's words, in the clinic's mail. The contract's own labels are English. */
  patient: {
    name: 'नाम',
    email: 'ईमेल',
    phone: 'फोन',
    department: 'विभाग',
    doctor: 'डॉक्टर',
    appointmentDate: 'पसंद की तारीख',
    appointmentTime: 'पसंद का समय',
    message: 'संदेश',
  },
  /** The address, and what follows it. */
  place: (address: string, text: string) => `${address}। ${text}`,
  openMap: 'नक्शा खोलें',
  openDesk: 'रिसेप्शन के पन्ने पर यह दिन खोलें',
  chooseTime: 'दूसरा समय चुनें',
  late: (minutes: number) => `${minutes} मिनट`,
  bookAgain: 'दूसरा अपॉइंटमेंट लें',
  callUs: 'कोई सवाल है? हमें फोन करें:',
} as const satisfies Translated<typeof english.mailMessages>;
