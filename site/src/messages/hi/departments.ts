import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/departments.ts';

/** The words around the table that leads from a symptom to its department. */
export const departmentMessages = {
  anchor: 'what-is-it-about',
  title: 'तकलीफ क्या है?',
  unsure: 'समझ नहीं आ रहा? तकलीफ क्या है?',
  notice: 'आपको क्या तकलीफ है',
  department: 'विभाग',
} as const satisfies Translated<typeof english.departmentMessages>;
