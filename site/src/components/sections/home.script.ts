// The plain script of the home page that cannot wait for a person; the rest is in `home-sections.script.ts`.
import { startHero } from './HomeHero.script.ts';

startHero(document);
