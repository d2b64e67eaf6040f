import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import { ENGLISH, LANGUAGES } from '@clinic/contract/languages.ts';

/** Names the language in which a patient is written to: `Marathi`. Empty for English, which needs no word. */
export function nameLanguage({ language }: Pick<DeskAppointment, 'language'>): string {
  return language === ENGLISH ? '' : LANGUAGES[language].name;
}
