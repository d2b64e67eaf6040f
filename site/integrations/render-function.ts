import type { AstroIntegration } from 'astro';

/** Builds the pages rendered on demand into one function, `render`, which the API calls. */
export function renderFunction(): AstroIntegration {
  return {
    name: 'render-function',
    hooks: {
      'astro:config:done': ({ setAdapter }) =>
        setAdapter({
          name: 'render-function',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('../src/render.ts', import.meta.url),
          supportedAstroFeatures: { serverOutput: 'stable', hybridOutput: 'stable', sharpImageService: 'stable' },
        }),
    },
  };
}
