import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/fields.ts';

/** The label of each field on the screen. */
export const fieldLabels = {
  name: 'पूर्ण नाव',
  email: 'ईमेल',
  phone: 'फोन नंबर',
  department: 'विभाग',
  doctor: 'डॉक्टर',
  appointmentDate: 'हवी असलेली तारीख',
  appointmentTime: 'हवी असलेली वेळ',
  message: 'आणखी काही माहिती',
} as const satisfies Translated<typeof english.fieldLabels>;

/** The wizard's own words about a field. The words for the API's other reasons are in `refusals.ts`. */
export const fieldWords = {
  'name-missing': 'तुमचे पूर्ण नाव लिहा.',
  'email-missing': 'तुमचा ईमेल पत्ता लिहा.',
  'email-invalid': 'ईमेल पत्ता नीट लिहा, उदाहरणार्थ name@example.com.',
  'phone-missing': 'तुमचा फोन नंबर लिहा.',
  'phone-short': 'हा नंबर पूर्ण आहे का?',
  'date-missing': 'तारीख निवडा.',
  'date-past': 'तो दिवस होऊन गेला आहे. आजचा किंवा नंतरचा दिवस निवडा.',
} as const satisfies Translated<typeof english.fieldWords>;
