import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSpeculationRules } from '#lib/head/speculation-rules.ts';
import { printChanged } from '../../test/changed-page.ts';
import { addPolicy } from './page-policy.ts';

const HEAD = '<html><head><meta charset="utf-8">';
const addTo = (html: string, apiBase = '') => printChanged(html, (page) => addPolicy(page, apiBase));
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const AHEAD = `${hash(createSpeculationRules('eager'))} ${hash(createSpeculationRules('moderate'))}`;

test('a page may run exactly its own inline scripts and styles, and load links ahead', () => {
  const html = addTo(`${HEAD}<style>a{}</style><script>one()</script><script type="module">two()</script>`);
  expect(html).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')} ${AHEAD};`);
  expect(html).toContain(`style-src 'self' ${hash('a{}')};`);
  expect(html).toContain("default-src 'none'");
  expect(html).not.toContain('unsafe');
});

test('files and data blocks need no hash', () => {
  const html = addTo(`${HEAD}<script src="/a.js"></script><script type="application/ld+json">{}</script>`);
  expect(html).toContain(`script-src 'self' ${AHEAD};`);
});

test('an API elsewhere may be asked and posted to', () => {
  const html = addTo(HEAD, 'https://api.clinic.example/v1');
  expect(html).toContain("connect-src 'self' https://api.clinic.example;");
  expect(html).toContain("form-action 'self' https://api.clinic.example;");
});

test('a page without a place for its policy stops the build', () => {
  expect(() => addTo('<head></head>')).toThrow('security policy');
});

test('a page may frame exactly the player and the map that it names', () => {
  const player = '<figure data-frame-src="https://www.youtube-nocookie.com/embed/namunaVid01"></figure>';
  const map = '<iframe loading="lazy" src="https://www.google.com/maps?output=embed"></iframe>';
  expect(addTo(HEAD)).not.toContain('frame-src');
  expect(addTo(HEAD + player + player)).toContain('; frame-src https://www.youtube-nocookie.com;');
  expect(addTo(HEAD + map)).toContain('; frame-src https://www.google.com;');
});

test('a page that frames anybody else stops the build', () => {
  const frame = '<iframe src="https://frames.example/"></iframe>';
  expect(() => addTo(HEAD + frame)).toThrow('A page frames https://frames.example');
});
