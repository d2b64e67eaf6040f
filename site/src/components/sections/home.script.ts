// The home page's script that runs at once; `home-sections.script.ts` waits for the first sign of a person.
import { startHero } from './HomeHero.script.ts';

startHero(document);
