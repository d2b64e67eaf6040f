import { readTokenColor } from '@clinic/ui/styles/token-colors.ts';
import tokens from '@clinic/ui/styles/tokens.css?raw';
import type { CSSProperties } from 'react';

/** Installed fonts only, because mail programs load none. */
const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

const WIDTH = '600px';

const getColor = (token: `--${string}`) => readTokenColor(tokens, token);

/** A mail's colors in both schemes. Each text has a contrast of 7 or more on its ground. */
export const MAIL_COLORS = {
  light: {
    ground: getColor('--ground-quiet'),
    card: getColor('--ground-card'),
    panel: getColor('--ground-mint'),
    heading: getColor('--text-heading'),
    text: getColor('--text-body'),
    link: getColor('--text-link'),
    line: getColor('--line'),
  },
  dark: {
    ground: getColor('--ground-night'),
    card: getColor('--ground-panel'),
    panel: getColor('--ground-night'),
    heading: getColor('--text-on-night'),
    text: getColor('--text-on-night-body'),
    link: getColor('--text-label-on-night'),
    line: getColor('--reef'),
  },
  button: { ground: getColor('--accent'), text: getColor('--text-on-accent') },
} as const;

const { light, dark, button } = MAIL_COLORS;

/** The dark colors by class. Mail programs that do not know the query show the light colors. */
export const DARK_STYLE = `@media (prefers-color-scheme: dark) {
.ground { background: ${dark.ground} !important; }
.card { background: ${dark.card} !important; }
.panel { background: ${dark.panel} !important; }
.heading { color: ${dark.heading} !important; }
.text { color: ${dark.text} !important; }
.link { color: ${dark.link} !important; }
.line { border-color: ${dark.line} !important; }
}`;

/** Inline styles, because many mail programs drop style sheets. */
export const mailStyles = {
  ground: { margin: '0', padding: '24px 12px', background: light.ground, fontFamily: FONT },
  preview: { display: 'none', maxHeight: '0', overflow: 'hidden', opacity: '0' },
  column: { maxWidth: WIDTH, margin: '0 auto' },
  brand: { margin: '0 0 16px', padding: '0 12px', color: light.heading, fontSize: '20px', lineHeight: '1.45' },
  brandLight: { fontWeight: '300' },
  card: { padding: '30px 24px', borderRadius: '20px', background: light.card },
  title: { margin: '0 0 20px', color: light.heading, fontSize: '26px', fontWeight: '650', lineHeight: '1.35' },
  text: { margin: '0 0 14px', color: light.text, fontSize: '17px', lineHeight: '1.55' },
  panel: { margin: '24px 0', padding: '20px 22px 8px', borderRadius: '14px', background: light.panel },
  label: { margin: '0', color: light.text, fontSize: '15px', lineHeight: '1.4' },
  value: { margin: '0 0 12px', color: light.heading, fontSize: '17px', fontWeight: '600', lineHeight: '1.4' },
  mainValue: { margin: '0 0 12px', color: light.heading, fontSize: '22px', fontWeight: '700', lineHeight: '1.45' },
  links: { margin: '0 0 16px' },
  button: {
    display: 'inline-block',
    margin: '0 12px 4px 0',
    padding: '14px 18px',
    borderRadius: '999px',
    background: button.ground,
    color: button.text,
    fontSize: '16px',
    fontWeight: '650',
    lineHeight: '1.2',
    textDecoration: 'none',
  },
  link: { display: 'inline-block', padding: '12px 0', color: light.link, fontSize: '17px', fontWeight: '600' },
  number: { color: light.link, fontWeight: '600', whiteSpace: 'nowrap' },
  section: { margin: '24px 0 0', padding: '20px 0 0', borderTop: `1px solid ${light.line}` },
  heading: { margin: '0 0 8px', color: light.heading, fontSize: '19px', fontWeight: '650', lineHeight: '1.45' },
  points: { margin: '0 0 16px', padding: '0 0 0 22px', color: light.text, fontSize: '17px', lineHeight: '1.55' },
  quote: {
    margin: '0 0 16px',
    color: light.text,
    fontSize: '17px',
    lineHeight: '1.55',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  foot: { padding: '20px 12px 0', color: light.text, fontSize: '15px', lineHeight: '1.5' },
  footLine: { margin: '0 0 6px' },
} as const satisfies Record<string, CSSProperties>;
