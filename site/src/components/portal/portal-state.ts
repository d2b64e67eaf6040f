import type { PortalView } from '@clinic/contract/portal.ts';
import { type AppointmentStatus, VISIT_STATES } from '@clinic/contract/visit-states.ts';
import { portalMessages } from '#messages/portal.ts';

const words = portalMessages.states;

export type RefusedForm = NonNullable<PortalView['refused']>;

/** Returns the words for the appointment's state. A booked appointment that cannot be changed has begun. */
export function toStateWords(status: AppointmentStatus, canChange: boolean) {
  const { portal } = VISIT_STATES[status];
  return portal === 'booked' && !canChange ? words.begun : words[portal];
}

/** Returns the title of a refused request for a link, which may have nothing to mend. */
export function getAskRefusal(reasons: readonly unknown[]): string {
  return reasons.length > 0 ? portalMessages.ask.refused : portalMessages.ask.notSent;
}
