export type SignGroup = {
  /** The words before the colon that all signs of the group share, such as 'After surgery'; empty for a sign alone. */
  lead: string;
  signs: string[];
};

const LEAD = /^([^:]+): (.+)$/s;

/** Puts neighbouring signs with the same words before a colon into a group, so that patients read these words once. */
export function groupSigns(signs: readonly string[]): SignGroup[] {
  const groups: SignGroup[] = [];
  for (const [index, sign] of signs.entries()) {
    const [, lead = '', rest = ''] = LEAD.exec(sign) ?? [];
    const last = groups.at(-1);
    if (lead && last?.lead === lead) last.signs.push(rest);
    else if (lead && signs[index + 1]?.startsWith(`${lead}: `)) groups.push({ lead, signs: [rest] });
    else groups.push({ lead: '', signs: [sign] });
  }
  return groups;
}
