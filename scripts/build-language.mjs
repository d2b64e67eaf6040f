// Builds the pages of one language into a folder: `node scripts/build-language.mjs <language> <folder>`.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { holdBuildLock } from './build-lock.mjs';
import { sayWhenDiskIsFull } from './full-disk.mjs';
import { heedEndOfParent, ROOT } from './run.mjs';
import { endWhenStalled } from './stall.mjs';

const [language, outDir] = process.argv.slice(2);

// A build that is killed takes its languages with it. One that lives a moment longer still holds its own lock.
heedEndOfParent(() => process.exit(1));
await sayWhenDiskIsFull(async () => {
  const lock = await holdBuildLock({ name: `build-lock-${language}`, onWait: () => undefined });
  endWhenStalled();
  rmSync(outDir, { recursive: true, force: true });
  process.env.NODE_ENV = 'production';
  const { BUILD_LANGUAGE } = await import('../site/settings.ts');
  process.env[BUILD_LANGUAGE] = language;
  const { build } = await import('astro');
  await build({ root: join(ROOT, 'site'), outDir, logLevel: 'error', integrations: [readsContentAlone()] });
  lock.close();
});

/**
 * Astro writes lists of the content's pictures and types into one folder for all languages. So languages read the content
 * one after the other, and do the rest at once.
 */
function readsContentAlone() {
  let turn;
  return {
    name: 'reads-content-alone',
    hooks: {
      'astro:config:done': async () => {
        turn = await holdBuildLock({ name: 'content-lock', onWait: () => undefined });
      },
      'astro:build:start': () => turn.close(),
    },
  };
}
