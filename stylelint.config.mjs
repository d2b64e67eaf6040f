// Only tokens.css defines colors and font weights; components use the tokens with a meaning, not the palette.
import { readFileSync } from 'node:fs';

const tokens = readFileSync(new URL('site/src/styles/tokens.css', import.meta.url), 'utf8');
const palette = tokens.slice(0, tokens.indexOf('/* Meaning:'));
const names = [...palette.matchAll(/--([\w-]+):/g)].map(([, name]) => name);

export default {
  plugins: ['stylelint-declaration-strict-value'],
  ignoreFiles: ['site/src/styles/tokens.css', 'site/src/styles/fonts.css'],
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['/^(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?$/'],
    'scale-unlimited/declaration-strict-value': [
      ['/color$/', 'fill', 'stroke', 'font-weight'],
      // Names that begin with a capital letter are system colors, which forced-colors mode needs.
      { ignoreValues: ['none', 'inherit', 'transparent', 'currentcolor', '/^[A-Z]/'], disableFix: true },
    ],
    // A component may give a palette color its own meaning: `--step-1: var(--petrol)`.
    'declaration-property-value-disallowed-list': { '/^(?!--)/': [`/var\\(--(${names.join('|')})\\)/`] },
  },
};
