import { wishToBookPath } from '../booking/book-path.ts';
import { toShown } from '../booking/shown-names.ts';
import { onceInBuild } from '../pictures/once-in-build.ts';
import { getSingleEntry } from '../single-entry.ts';
import { getServices, type ServiceLink, serviceToLink } from './services.ts';
import { findSign, getSignsFor, type Sign } from './signs.ts';

/** A sign of `/symptoms`, with where it leads. */
export type Symptom = Pick<Sign, 'id' | 'say' | 'mayBe' | 'tier'> & {
  /** The pages that tell more. */
  services: ServiceLink[];
  /** Those who look after it; `href` leads to the booking form with the department chosen. */
  department?: { name: string; href: string } | undefined;
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

/** Reads `content/symptoms.yaml` and the signs that it lists. A region without a sign is left out. */
export const getBodyRegions = onceInBuild(async (): Promise<readonly BodyRegion[]> => {
  const { regions, signs: ids } = await getSingleEntry('symptoms');
  const signs = await getSignsFor('/symptoms');
  const services = await getServices();
  const listed = ids.map((id) => findSign(signs, id));
  const findLinks = (slugs: readonly string[]) => services.filter(({ id }) => slugs.includes(id)).map(serviceToLink);
  const prepared = await Promise.all(
    listed.map(async (sign) => ({
      ...{ region: sign.region, id: sign.id, say: sign.say, mayBe: sign.mayBe, tier: sign.tier },
      ...{ services: findLinks(sign.services), department: await findDepartment(sign) },
    })),
  );
  return regions
    .map((region) => ({
      ...region,
      symptoms: prepared.filter((sign) => sign.region === region.id),
      services: findLinks(listed.filter((sign) => sign.region === region.id).flatMap((sign) => sign.services)),
    }))
    .filter((region) => region.symptoms.length > 0);
});

/** Finds those who look after a sign: its own department, or else that of its first service. */
export async function findDepartment({ department, services: [slug] }: Sign) {
  const { departments } = await getSingleEntry('booking');
  const service = (await getServices()).find(({ id }) => id === slug);
  const found = departments.find(({ id }) => id === (department ?? service?.data.department));
  return found && { id: found.id, name: toShown(found.name), href: wishToBookPath({ department: found.id }) };
}
