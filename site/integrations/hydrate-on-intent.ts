import type { AstroIntegration } from 'astro';

/**
 * Adds `client:intent` and `client:person`, with which islands hydrate at the first sign of a person. The two files in
 * `site/src/islands` describe the difference.
 */
export function hydrateOnIntent(): AstroIntegration {
  return {
    name: 'hydrate-on-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['intent', 'person']) {
          addClientDirective({ name, entrypoint: `./src/islands/waking/${name}-directive.ts` });
        }
      },
    },
  };
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean;
    'client:person'?: boolean;
  }
}
