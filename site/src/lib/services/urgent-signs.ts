import type { CollectionEntry } from 'astro:content';
import { splitNumbers } from '../reading/labelled-text.ts';
import { slugToServicePath } from './services.ts';

type Service = CollectionEntry<'services'>;
type Clinic = CollectionEntry<'clinic'>['data'];
type Anaesthesia = CollectionEntry<'anaesthesia'>['data'];

/** The urgent signs of one part of the body, and the services whose pages say more about them. */
export type UrgentGroup = { title: string; signs: string[]; services: { title: string; href: string }[] };

/** Splits the clinic's words about emergencies, so that their numbers become links. */
export function prepareEmergencyHelp({ emergencyHelp, emergencyNumbers, emergencyPhone }: Clinic) {
  const split = (text: string) => splitNumbers(text, [...emergencyNumbers, emergencyPhone]);
  return {
    action: split(emergencyHelp.action),
    night: split(emergencyHelp.night),
    notice: split(emergencyHelp.notice),
  };
}

/** Lists the signs of a service's urgent box: its own, then those that may follow its kinds of anaesthetic. */
export function listUrgentSigns({ data }: Service, { urgentSigns, spinalSigns }: Anaesthesia): string[] {
  return [
    ...(data.urgentHelp?.signs ?? []),
    ...(data.anaesthesia.includes('general') ? urgentSigns : []),
    ...(data.anaesthesia.includes('spinal') ? spinalSigns : []),
  ];
}

/**
 * Groups every service's urgent signs by part of the body. Signs that may follow any operation come first, listed once.
 */
export function groupUrgentSigns(
  services: readonly Service[],
  { urgentSigns, spinalSigns }: Anaesthesia,
  afterwards: string,
): UrgentGroup[] {
  const groups = new Map<string, UrgentGroup>();
  for (const { id, data } of services) {
    if (!data.urgentHelp) continue;
    const { bodyPart, signs } = data.urgentHelp;
    const group = groups.get(bodyPart) ?? { title: bodyPart, signs: [], services: [] };
    group.signs.push(...signs);
    group.services.push({ title: data.title, href: slugToServicePath(id) });
    groups.set(bodyPart, group);
  }
  return [{ title: afterwards, signs: [...urgentSigns, ...spinalSigns], services: [] }, ...groups.values()];
}
