import type { ShownSign } from './signs.ts';

/** Signs under the words before the colon that all of them share, such as 'After surgery'; empty for a sign alone. */
export type SignGroup = { lead: string; signs: ShownSign[] };

const LEAD = /^([^:]+): (.+)$/s;

/** Puts neighbouring signs with the same words before a colon into a group, so that patients read these words once. */
export function groupSigns(signs: readonly ShownSign[]): SignGroup[] {
  const groups: SignGroup[] = [];
  for (const [index, sign] of signs.entries()) {
    const [, lead = '', rest = ''] = LEAD.exec(sign.text) ?? [];
    const last = groups.at(-1);
    const withoutLead = { ...sign, text: rest };
    if (lead && last?.lead === lead) last.signs.push(withoutLead);
    else if (lead && signs[index + 1]?.text.startsWith(`${lead}: `)) groups.push({ lead, signs: [withoutLead] });
    else groups.push({ lead: '', signs: [sign] });
  }
  return groups;
}
