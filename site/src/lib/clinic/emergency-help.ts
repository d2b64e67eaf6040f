import { splitNumbers } from '@clinic/contract/content-texts.ts';
import type { TextPiece } from '../reading/labelled-text.ts';
import type { Clinic } from './clinic.ts';

/** The advice beside signs that need a call on the same day, one part for each state of the desk. */
export type TodayHelp = { open: TextPiece[]; closed: TextPiece[] };

/** The first sentence of a text in any of the languages, and the rest. */
const FIRST_SENTENCE = /^(.+?[.।])\s+(.+)$/s;

export type EmergencyHelp = ReturnType<typeof prepareEmergencyHelp>;

/** Splits the clinic's words about emergencies, so that their numbers become links. */
export function prepareEmergencyHelp(clinic: Clinic) {
  const { emergencyHelp, emergencyNumbers, emergencyPhone, phone } = clinic;
  const split = (text: string) => splitNumbers(text, [...emergencyNumbers, emergencyPhone, phone]);
  const [, open = emergencyHelp.today, closed = ''] = FIRST_SENTENCE.exec(emergencyHelp.today) ?? [];
  return {
    ambulance: split(emergencyHelp.ambulance),
    action: split(emergencyHelp.action),
    night: split(emergencyHelp.night),
    notice: split(emergencyHelp.notice),
    today: { open: split(open), closed: split(closed) } satisfies TodayHelp,
  };
}
