// Only tokens.css defines colors, weights and sizes; components use the tokens with a meaning, not the palette.
import { readFileSync } from 'node:fs';

const tokens = readFileSync(new URL('ui/src/styles/tokens.css', import.meta.url), 'utf8');
const palette = tokens.slice(0, tokens.indexOf('/* Meaning:'));
const names = [...palette.matchAll(/--([\w-]+):/g)].map(([, name]) => name);

// A component may give a palette color its own meaning: `--step-1: var(--petrol)`.
const paletteAsMeaning = { '/^(?!--)/': [`/var\\(--(${names.join('|')})\\)/`] };
// Shares of a line, an em or a window (`1.4em`, `6cqi`, `40vh`) follow their surroundings and stay. Borders, outlines
// and the measures of drawings are no part of a scale.
const lengths = ['/\\d(px|rem)\\b/'];
const rawSizes = {
  '/^(padding|margin)/': lengths,
  '/gap$/': lengths,
  '/^border.*radius$/': lengths,
  '/^font(-size)?$/': [...lengths, '/\\/ *[\\d.]/'],
  '/^(letter-spacing|text-underline-offset)$/': lengths,
};

export default {
  plugins: ['stylelint-declaration-strict-value'],
  ignoreFiles: ['ui/src/styles/tokens.css', '**/fonts.css'],
  rules: {
    'color-no-hex': true,
    // A `ch` is the width of a 0, which differs in the font of the device: lines would break anew when ours arrives.
    'unit-disallowed-list': ['ch'],
    'color-named': 'never',
    'function-disallowed-list': ['/^(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?$/'],
    'scale-unlimited/declaration-strict-value': [
      ['/color$/', 'fill', 'stroke', 'font-weight', 'line-height', 'letter-spacing'],
      // Names that begin with a capital letter are system colors, which forced-colors mode needs.
      { ignoreValues: ['none', 'normal', 'inherit', 'transparent', 'currentcolor', '/^[A-Z]/'], disableFix: true },
    ],
    'declaration-property-value-disallowed-list': { ...paletteAsMeaning, ...rawSizes },
  },
  overrides: [
    {
      // The first window is laid out by the window's height.
      files: ['site/src/components/sections/HomeHero.module.css', 'site/src/components/sections/hero/*.css'],
      rules: { 'declaration-property-value-disallowed-list': paletteAsMeaning },
    },
    {
      // The day's board and the desk's sheets are drawn anew.
      files: ['desk/**/*.css'],
      rules: {
        'scale-unlimited/declaration-strict-value': [
          ['/color$/', 'fill', 'stroke', 'font-weight'],
          { ignoreValues: ['none', 'inherit', 'transparent', 'currentcolor', '/^[A-Z]/'], disableFix: true },
        ],
        'declaration-property-value-disallowed-list': paletteAsMeaning,
      },
    },
  ],
};
