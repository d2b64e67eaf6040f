import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/fields.ts';

/** The label of each field on the screen. */
export const fieldLabels = {
  name: 'पूरा नाम',
  email: 'ईमेल',
  phone: 'फोन नंबर',
  department: 'विभाग',
  doctor: 'डॉक्टर',
  appointmentDate: 'पसंद की तारीख',
  appointmentTime: 'पसंद का समय',
  message: 'और कोई बात',
} as const satisfies Translated<typeof english.fieldLabels>;

/** The wizard's own words about a field. The words for the API's other reasons are in `refusals.ts`. */
export const fieldWords = {
  'name-missing': 'अपना पूरा नाम लिखें।',
  'email-missing': 'अपना ईमेल पता लिखें।',
  'email-invalid': 'ईमेल पता लिखें, जो name@example.com जैसा हो।',
  'phone-missing': 'अपना फोन नंबर लिखें।',
  'phone-short': 'क्या यह नंबर पूरा है?',
  'date-missing': 'तारीख चुनें।',
  'date-past': 'वह दिन निकल गया है। आज या बाद का कोई दिन चुनें।',
} as const satisfies Translated<typeof english.fieldWords>;
