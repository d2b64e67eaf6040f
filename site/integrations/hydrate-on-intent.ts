import type { AstroIntegration } from 'astro';

/** Adds `client:intent`: an island hydrates at the first sign of a person (`site/src/islands/intent-directive.ts`). */
export function hydrateOnIntent(): AstroIntegration {
  return {
    name: 'hydrate-on-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'intent', entrypoint: './src/islands/intent-directive.ts' }),
    },
  };
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean;
  }
}
