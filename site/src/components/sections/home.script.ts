// The plain script of the home page.
import { onFirstSign } from '#lib/browser/first-sign.ts';
import { startHero } from './HomeHero.script.ts';

startHero(document);
// Below the fold.
onFirstSign(async () => {
  const { startSections } = await import('./home-sections.script.ts');
  startSections(document);
});
