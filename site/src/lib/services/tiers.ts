import type { Tier } from '#schemas/sign.ts';

/** Whether a sign needs an ambulance or an emergency department. */
export function isUrgent(tier: Tier | undefined): boolean {
  return tier === 'ambulance' || tier === 'now';
}
