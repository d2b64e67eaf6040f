import type { CollectionEntry } from 'astro:content';
import { serviceMessages } from '#messages/services.ts';
import { GLANCE_FIGURES } from '#schemas/glance.ts';

type Service = CollectionEntry<'services'>['data'];
type Anaesthesia = CollectionEntry<'anaesthesia'>['data'];
type Risk = { risk: string; source?: string[] | undefined };

/** Prepares the sources of a service's page, each with the names of the figures that come from it. */
export function prepareSources({ glance, risks = [], sources, anaesthesia }: Service, common: Anaesthesia) {
  const facts = GLANCE_FIGURES.map((row) => ({ name: serviceMessages.glance.facts[row], ids: glance?.[row].source }));
  const ofAnaesthetics = anaesthesia.flatMap((kind) => common.risks[kind]);
  return [
    ...nameFigures(sources, [...facts, ...risks.map(toFigure)]),
    ...nameFigures(common.sources, ofAnaesthetics.map(toFigure)).filter(({ figures }) => figures.length > 0),
  ];
}

const toFigure = ({ risk, source }: Risk) => ({ name: risk, ids: source });

function nameFigures(sources: Service['sources'], figures: { name: string; ids: string[] | undefined }[]) {
  return sources.map(({ id, title, url }) => ({
    title,
    url,
    figures: [...new Set(figures.filter(({ ids }) => ids?.includes(id)).map(({ name }) => name))],
  }));
}
