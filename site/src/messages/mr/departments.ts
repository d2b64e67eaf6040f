import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/departments.ts';

/** The words around the table that leads from a symptom to its department. */
export const departmentMessages = {
  anchor: 'what-is-it-about',
  title: 'त्रास कशाचा आहे?',
  unsure: 'नक्की माहीत नाही? त्रास कशाचा आहे?',
  notice: 'तुम्हाला काय जाणवले',
  department: 'विभाग',
} as const satisfies Translated<typeof english.departmentMessages>;
