import { FROST_COLOR, NIGHT_COLOR } from '#frame/colors.ts';

/**
 * Writes the look of the screen for televisions whose browser knows no cascade layers, and so takes none of the other
 * styles. Chromium learned `text-emphasis` in the version that brought layers.
 */
export function writePlainLook(): string {
  const rules = [
    `body { margin: 0; background: ${NIGHT_COLOR}; color: ${FROST_COLOR}; font: 2.4vw/1.3 sans-serif; }`,
    '[aria-hidden="true"] { display: none; }',
    'header, section, main > * > p, main > p { margin: 0; padding: 1vw 3vw; }',
    'h1 { margin: 0; font-size: 3vw; font-weight: 400; }',
    'section { display: flex; border-top: 1px solid; }',
    'h2 { width: 26%; margin: 0; font-size: 2.2vw; }',
    'dl { display: flex; flex: 1; margin: 0; }',
    'dl > div { flex: 1; }',
    'dt { font-size: 1.4vw; }',
    'dd { margin: 0; font-weight: 700; }',
  ];
  return `@supports not (text-emphasis: none) { ${rules.join(' ')} }`;
}
