import type { CollectionEntry } from 'astro:content';
import { wishToBookPath } from '../booking/book-path.ts';
import { toShown } from '../booking/shown-names.ts';
import { onceInBuild } from '../pictures/once-in-build.ts';
import { getSingleEntry } from '../single-entry.ts';
import { getServices, type ServiceLink, serviceToLink } from './services.ts';

type Entry = CollectionEntry<'symptoms'>['data']['symptoms'][number];

/** How soon a sign needs help. */
export type Tier = Entry['tier'];

/** A sign, with where it leads. */
export type Symptom = Pick<Entry, 'notice' | 'also' | 'mayBe' | 'tier'> & {
  /** The page that tells more. */
  service?: ServiceLink | undefined;
  /** Those who look after it; `href` leads to the booking form with the department chosen. */
  department: { name: string; href: string };
};

/** A region of the drawn body: the place of its dot, its signs, and the services that treat them. */
export type BodyRegion = {
  id: string;
  name: string;
  x: number;
  y: number;
  symptoms: Symptom[];
  services: ServiceLink[];
};

/** Reads `content/symptoms.yaml`. A region without a sign is left out. */
export const getBodyRegions = onceInBuild(async (): Promise<readonly BodyRegion[]> => {
  const { regions, symptoms } = await getSingleEntry('symptoms');
  const { departments } = await getSingleEntry('booking');
  const services = await getServices();
  const findService = (slug: string | undefined) => services.find(({ id }) => id === slug);
  const prepare = ({ notice, also, mayBe, tier, service: slug, department }: Entry): Symptom => {
    const service = findService(slug);
    return {
      ...{ notice, also, mayBe, tier, service: service && serviceToLink(service) },
      department: {
        name: toShown(departments.find(({ id }) => id === department)?.name ?? ''),
        href: wishToBookPath({ department }),
      },
    };
  };
  return regions
    .map((region) => {
      const own = symptoms.filter((symptom) => symptom.region === region.id);
      const slugs = new Set(own.map(({ service }) => service));
      return {
        ...region,
        symptoms: own.map(prepare),
        services: services.filter(({ id }) => slugs.has(id)).map(serviceToLink),
      };
    })
    .filter((region) => region.symptoms.length > 0);
});
