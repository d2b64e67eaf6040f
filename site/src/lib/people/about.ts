import type { CollectionEntry } from 'astro:content';
import { preparePicture } from '../pictures/pictures.ts';
import { splitTitle } from '../reading/display-title.ts';
import { getFirstFounder, slugToFounderPath } from './founders.ts';
import { getTeam, idToTeamPath } from './people.ts';

type About = CollectionEntry<'about'>['data'];

const PORTRAIT = { widths: [480, 800], sizes: '(max-width: 899px) 100vw, 42vw' };

/** Prepares the picture at the top of About. */
export function prepareAboutPicture({ image }: About) {
  return preparePicture(image, { widths: [480, 800, 1200], sizes: '(max-width: 899px) 100vw, 44vw' });
}

/** Prepares the properties of `FounderPanel`, About's first tab. */
export async function prepareFounderPanel(about: About) {
  const { id, data } = await getFirstFounder();
  return {
    name: splitTitle(data.name),
    role: data.role,
    paragraphs: about.founder.paragraphs,
    picture: await preparePicture(data.image, PORTRAIT),
    href: slugToFounderPath(id),
  };
}

/** Prepares the team's cards in About's last tab. */
export async function prepareTeamCards() {
  const team = await getTeam();
  return Promise.all(
    team.map(async ({ id, data: { name, title, summary, specialties, image } }) => ({
      ...{ id, name, title, summary, specialties, href: idToTeamPath(id) },
      picture: await preparePicture(image, PORTRAIT),
    })),
  );
}
