import type { CollectionEntry } from 'astro:content';
import { serviceMessages } from '#messages/services.ts';
import { GLANCE_FIGURES } from '#schemas/glance.ts';

type Service = CollectionEntry<'services'>['data'];
type Anaesthesia = CollectionEntry<'anaesthesia'>['data'];
type Risk = Anaesthesia['risks']['general'][number];

/** A figure, by what it tells. `measured` says on whom, and when, the first of its sources counted it. */
type Figure = { name: string; ids: string[]; measured?: string };

/** Prepares the sources of a service's page, each with the figures that come from it. */
export function prepareSources({ glance, risks = [], sources, anaesthesia }: Service, common: Anaesthesia) {
  const facts = GLANCE_FIGURES.map((row) => ({
    name: serviceMessages.glance.facts[row],
    ids: glance?.[row].source ?? [],
  }));
  const ofAnaesthetics = anaesthesia.flatMap((kind) => common.risks[kind]);
  return [
    ...nameFigures(sources, [...facts, ...risks.flatMap(toFigure)]),
    ...nameFigures(common.sources, ofAnaesthetics.flatMap(toFigure)).filter(
      ({ figures, measured }) => figures.length + measured.length > 0,
    ),
  ];
}

function toFigure({ risk, figure }: Risk): Figure[] {
  if (!figure) return [];
  const { source, people, year } = figure;
  return [{ name: risk, ids: source, measured: serviceMessages.measured(risk, people, year) }];
}

function nameFigures(sources: Service['sources'], figures: Figure[]) {
  return sources.map(({ id, title, url }) => {
    const named = figures.filter(({ ids }) => ids.includes(id));
    const isMeasured = ({ ids, measured }: Figure) => measured !== undefined && ids[0] === id;
    return {
      ...{ title, url },
      figures: [...new Set(named.filter((figure) => !isMeasured(figure)).map(({ name }) => name))],
      measured: named.filter(isMeasured).flatMap(({ measured }) => measured ?? []),
    };
  });
}
