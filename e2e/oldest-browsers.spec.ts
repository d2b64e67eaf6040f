import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Found, findInPage, findInScript } from './browser-support.ts';
import { BUILT_DESK, BUILT_SITE } from './built-site.ts';
import { expect, test } from './fixtures.ts';
import { LONG } from './long.ts';

// CONTRIBUTING.md names the oldest browsers. This file lists what they lack, with what they show or do instead.

const FALLBACKS: Record<string, string[]> = {
  'The window is asked in place of the container (ui/src/build/older-styles.ts).': [
    'css.at-rules.container',
    'css.properties.container-type',
  ],
  'Letters have the size of those around them; the dots of the waves stand at their start.': [
    'css.types.length.container_query_length_units',
  ],
  'A height counts without the bars of the browser, or follows from what is inside.': [
    'css.types.length.viewport_percentage_units_dynamic',
    'css.types.length.lh',
  ],
  'A choice is told by its words and its own mark; decoration keeps its first look.': ['css.selectors.has'],
  'The same thing stands still, straight or beside its place.': [
    'css.at-rules.starting-style',
    'css.at-rules.view-transition',
    'css.properties.animation-range',
    'css.properties.animation-timeline',
    'css.properties.rotate',
    'css.properties.scale',
    'css.properties.translate',
    'css.properties.view-timeline',
    'css.selectors.view-transition',
    'css.properties.content-visibility',
  ],
  'The dots of the waves have no halo.': ['css.types.color.color-mix'],
  'Lines break where they are full.': ['css.properties.text-wrap'],
  'Sections are laid out before they are near.': ['css.properties.contain-intrinsic-block-size'],
  'The declaration before it hides what stands out.': ['css.properties.overflow.clip'],
  'The page behind may scroll, and a bar for scrolling is seen.': [
    'css.properties.overscroll-behavior',
    'css.properties.scrollbar-width',
  ],
  'Colors that a person forces are adjusted as the browser sees fit.': [
    'css.at-rules.media.forced-colors',
    'css.properties.forced-color-adjust',
  ],
  'Keys and readers follow the order of the page, in which both halves make sense.': ['css.properties.reading-flow'],
  'Letters have the size that the browser gives them when the phone is turned.': ['css.properties.text-size-adjust'],
  'Script opens and closes the dialogs (MobileMenu.script.ts).': [
    'html.elements.button.command',
    'html.elements.button.commandfor',
    'html.elements.dialog.closedby',
  ],
  'The browser chooses an order of its own, and may load a larger picture first.': [
    'html.elements.link.fetchpriority',
    'html.elements.link.imagesizes',
    'html.elements.link.imagesrcset',
  ],
  'The picture itself has width and height.': ['html.elements.source.height', 'html.elements.source.width'],
  'Fields out of sight are out of the order of tabs; a booking is sent once, whatever is pressed meanwhile.': [
    'html.global_attributes.inert',
    'api.HTMLElement.inert',
  ],
  'The header’s link leads to the page of the search (SearchLink.script.ts).': [
    'api.CSSStyleSheet.replaceSync',
    'api.Document.adoptedStyleSheets',
  ],
  'The form in it is named all the same.': ['html.elements.search'],
  'A touch sets the focus into the field.': ['html.global_attributes.autofocus'],
  'What phones alone fold is folded in every window, and on paper what is closed stays closed.': [
    'css.selectors.details-content',
  ],
  'What was opened before stays open.': ['html.elements.details.name'],
  'A touch is a sign of a person too.': ['api.MouseEvent.movementX', 'api.MouseEvent.movementY'],
  'The script asks whether it is there.': [
    'javascript.builtins.Intl.Segmenter',
    'api.Document.prerendering',
    'api.Navigator.connection',
    'api.Window.requestIdleCallback',
  ],
};

/** Names in our code or in libraries that an interface happens to have too. */
const OTHER_THINGS = [
  'api.IntersectionObserverEntry.isVisible',
  'api.MediaSource.handle',
  'api.Navigator.install',
  'api.Navigator.share',
  'api.RTCIceCandidate.address',
  'javascript.builtins.Array.with',
  'javascript.builtins.Iterator.toArray',
  'javascript.builtins.Promise.try',
];

/** React checks for what it uses; most finds in it are names of attributes and events. */
const REACT = /\/react[.-][^/]+\.js$/;

test('everything that the oldest browsers lack has a fallback', LONG, () => {
  const found: Found = new Map();
  const paths = [BUILT_SITE, BUILT_DESK].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  );
  for (const path of paths) {
    const read = () => readFileSync(path, 'utf8');
    if (path.endsWith('.html')) findInPage(read(), path, found);
    if (path.endsWith('.js')) findInScript(read(), path, REACT.test(path) ? new Map() : found);
  }
  const allowed = [...Object.values(FALLBACKS).flat(), ...OTHER_THINGS];
  const covers = (entry: string, name: string) => name === entry || name.startsWith(`${entry}.`);
  const isAllowed = (name: string) => allowed.some((entry) => covers(entry, name));
  expect([...found].filter(([name]) => !isAllowed(name))).toEqual([]);
  expect(allowed.filter((entry) => ![...found.keys()].some((name) => covers(entry, name)))).toEqual([]);
});

test('the check finds newer features, except those that a script checks for or that have an older value', () => {
  const found: Found = new Map();
  const script =
    'AbortSignal.timeout(1); [].toSorted(); form.requestSubmit(); form.requestSubmit?.(); new RegExp("(?<=a)b")';
  const style = 'a:has(b) { height: 1vh; height: 1svh } @supports (height: 1lh) { a { height: 1lh } }';
  findInPage(`<script>${script}</script><style>${style}</style><p popover>`, 'a page', found);
  expect([...found.keys()].sort()).toEqual([
    'api.AbortSignal.timeout_static',
    'api.HTMLFormElement.requestSubmit',
    'css.selectors.has',
    'html.global_attributes.popover',
    'javascript.builtins.Array.toSorted',
    'javascript.regular_expressions.lookbehind_assertion',
  ]);
});
