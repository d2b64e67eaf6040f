import type { CollectionEntry } from 'astro:content';
import { splitNumbers } from './labelled-text.ts';
import { slugToServicePath } from './services.ts';

type Service = CollectionEntry<'services'>;
type Clinic = CollectionEntry<'clinic'>['data'];
type Anaesthesia = CollectionEntry<'anaesthesia'>['data'];

/** The urgent signs of one part of the body, and the services whose pages say more of it. */
export type UrgentGroup = { title: string; signs: string[]; services: { title: string; href: string }[] };

/** What is said of emergencies, in pieces, so that its numbers can be tapped. */
export function prepareEmergencyHelp({ emergencyHelp, emergencyNumbers, emergencyPhone }: Clinic) {
  const split = (text: string) => splitNumbers(text, [...emergencyNumbers, emergencyPhone]);
  return {
    action: split(emergencyHelp.action),
    night: split(emergencyHelp.night),
    notice: split(emergencyHelp.notice),
  };
}

/** The signs of a service's urgent box: its own, then those that may follow its kinds of anaesthetic. */
export function listUrgentSigns({ data }: Service, { urgentSigns, spinalSigns }: Anaesthesia): string[] {
  return [
    ...(data.urgentHelp?.signs ?? []),
    ...(data.anaesthesia.includes('general') ? urgentSigns : []),
    ...(data.anaesthesia.includes('spinal') ? spinalSigns : []),
  ];
}

/** Every urgent sign of every service by part of the body: what follows any operation comes first, and once. */
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
