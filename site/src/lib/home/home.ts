import type { CollectionEntry } from 'astro:content';
import { toShown } from '#lib/booking/shown-names.ts';
import { wishToBookPath } from '../booking/book-path.ts';
import { getClinic } from '../clinic/clinic.ts';
import { phoneToHref } from '../clinic/phone.ts';
import { hasStories } from '../paths/site-paths.ts';
import { getFounders, getRegistrationNumber, slugToFounderPath } from '../people/founders.ts';
import { preparePicture } from '../pictures/pictures.ts';
import { getServices, slugToPlatePath, slugToServicePath } from '../services/services.ts';
import { prepareStories } from '../services/stories.ts';
import { prepareHero } from './hero.ts';

type Home = CollectionEntry<'home'>['data'];

/** Prepares the properties of the home page's sections, with pictures. */
export async function prepareHomeSections(home: Home) {
  const [founder, coFounder] = await getFounders();
  if (!founder) throw new Error('content/founders/ is empty: add a founder, as docs/make-it-yours.md says.');
  const { advancedCare, expertise, statistics } = home;
  const { figuresNote } = await getClinic();
  return {
    hero: await prepareHero(home.hero),
    about: {
      ...home.about,
      figuresNote,
      picture: await preparePicture(home.about.image, {
        widths: [480, 800, 1200],
        sizes: '(max-width: 899px) 100vw, 58vw',
      }),
    },
    founder: { ...home.founder, founder: await prepareFounder(founder, '(max-width: 899px) 100vw, 42vw') },
    advancedCare: {
      ...advancedCare,
      picture: await preparePicture(advancedCare.image, {
        widths: [960, 1400],
        sizes: '(max-width: 899px) 150vw, 100vw',
        ratio: 16 / 9,
      }),
    },
    services: { ...home.services, ...(await prepareServices()) },
    expertise: {
      ...expertise,
      panels: await Promise.all(
        expertise.panels.map(async ({ image, ...panel }) => ({
          ...panel,
          picture: await preparePicture(image, { widths: [640, 1200], sizes: '(max-width: 899px) 100vw, 60vw' }),
        })),
      ),
    },
    statistics: {
      ...statistics,
      figuresNote,
      picture: await preparePicture(statistics.image, { widths: [800, 1600], sizes: '100vw' }),
    },
    coFounder: coFounder && (await prepareCoFounder(home.coFounder, coFounder)),
    stories: (await hasStories()) && { ...home.stories, ...(await prepareStories()) },
  };
}

async function prepareCoFounder(words: Home['coFounder'], coFounder: CollectionEntry<'founders'>) {
  const { phone } = await getClinic();
  return {
    ...words,
    founder: await prepareFounder(coFounder, '(max-width: 899px) 100vw, (max-width: 1199px) 50vw, 32vw'),
    registrationNumber: getRegistrationNumber(coFounder),
    phone: { text: phone, href: phoneToHref(phone) },
  };
}

async function prepareFounder({ id, data: { name, role, image } }: CollectionEntry<'founders'>, sizes: string) {
  const picture = await preparePicture(image, { widths: [480, 960], sizes });
  return { name, role, href: slugToFounderPath(id), picture };
}

/** The most cards that 'View More Services' reveals (`docs/product.md`, 'Home'). The services page has all services. */
const CARDS_MAX = 15;

async function prepareServices() {
  const services = await getServices();
  const cards = services.slice(0, CARDS_MAX).map(({ id, data: { title, category, description, duration } }) => ({
    title,
    category: toShown(category),
    description,
    duration,
    href: slugToServicePath(id),
    bookHref: wishToBookPath({ service: id }),
    plates: { day: slugToPlatePath(id), night: slugToPlatePath(id, 'night') },
  }));
  return { cards, total: services.length };
}
