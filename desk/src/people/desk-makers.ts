import type { DeskMaker } from '@clinic/contract/desk-person.ts';
import { deskMessages } from '../appointments/words.ts';

/** Names the maker of something in a list of what was done: `Asha (asha@clinic.example)`, `the patient` */
export function makerToWords({ by, byName }: DeskMaker): string {
  if (by === 'patient') return deskMessages.card.patient;
  if (by === 'command line') return deskMessages.commandLine;
  return byName === undefined ? by : `${byName} (${by})`;
}

/** Names the maker of something where there is little room: `Asha`, or the address of a person without a name. */
export function makerToName(maker: DeskMaker): string {
  return maker.byName ?? makerToWords(maker);
}
