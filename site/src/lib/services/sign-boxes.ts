import type { Clinic } from '../clinic/clinic.ts';
import { prepareEmergencyHelp } from '../clinic/emergency-help.ts';
import type { TierGroup } from './signs.ts';

/** Prepares the signs of a page for `SignBoxes`. `bookHref` leads to where a visit is booked. */
export function prepareSignBoxes(groups: TierGroup[], clinic: Clinic, bookHref: string) {
  const { night, ...help } = prepareEmergencyHelp(clinic);
  return { groups, help, night, numbers: clinic.emergencyNumbers, bookHref };
}
