import type { CollectionEntry } from 'astro:content';
import { splitNumbers } from './labelled-text.ts';
import { slugToServicePath } from './services.ts';

type Service = CollectionEntry<'services'>;
type Clinic = CollectionEntry<'clinic'>['data'];
type Anaesthesia = CollectionEntry<'anaesthesia'>['data'];

/** The urgent signs of several services under their names; without an address they belong to none of them alone. */
export type UrgentGroup = { title: string; href?: string; signs: string[] };

/** What is said of emergencies, in pieces, so that its numbers can be tapped. */
export function prepareEmergencyHelp({ emergencyHelp, emergencyNumbers, emergencyPhone }: Clinic) {
  const split = (text: string) => splitNumbers(text, [...emergencyNumbers, emergencyPhone]);
  return {
    action: split(emergencyHelp.action),
    night: split(emergencyHelp.night),
    notice: split(emergencyHelp.notice),
  };
}

/** The signs of a service's urgent box: its own, then those that may follow a general anaesthetic. */
export function listUrgentSigns({ data }: Service, { urgentSigns }: Anaesthesia): string[] {
  return [...(data.urgentHelp?.signs ?? []), ...(data.anaesthesia.includes('general') ? urgentSigns : [])];
}

/** Every urgent sign of every service, for one list: what follows any operation comes first, and once. */
export function groupUrgentSigns(
  services: readonly Service[],
  { urgentSigns }: Anaesthesia,
  afterwards: string,
): UrgentGroup[] {
  const ofServices = services.flatMap(({ id, data }) =>
    data.urgentHelp ? { title: data.title, href: slugToServicePath(id), signs: data.urgentHelp.signs } : [],
  );
  return [{ title: afterwards, signs: urgentSigns }, ...ofServices];
}
