import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSpeculationRules } from '../src/lib/head/speculation-rules.ts';
import { addPolicy } from './page-policy.ts';

const HEAD = '<html><head><meta charset="utf-8">';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const AHEAD = `${hash(createSpeculationRules('eager'))} ${hash(createSpeculationRules('moderate'))}`;

test('a page may run exactly its own inline scripts and styles, and load links ahead', () => {
  const html = addPolicy(`${HEAD}<style>a{}</style><script>one()</script><script type="module">two()</script>`, '');
  expect(html).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')} ${AHEAD};`);
  expect(html).toContain(`style-src 'self' ${hash('a{}')};`);
  expect(html).toContain("default-src 'none'");
  expect(html).not.toContain('unsafe');
});

test('styles that follow one another are one, and others stay where they are', () => {
  const html = addPolicy(`${HEAD}<style>a{}</style><style>b{}</style><script>one()</script><style>c{}</style>`, '');
  expect(html).toContain('<style>a{}b{}</style><script>one()</script><style>c{}</style>');
  expect(html).toContain(`style-src 'self' ${hash('a{}b{}')} ${hash('c{}')};`);
});

test('files and data blocks need no hash', () => {
  const html = addPolicy(`${HEAD}<script src="/a.js"></script><script type="application/ld+json">{}</script>`, '');
  expect(html).toContain(`script-src 'self' ${AHEAD};`);
});

test('an API elsewhere may be asked and posted to', () => {
  const html = addPolicy(HEAD, 'https://api.clinic.example/v1');
  expect(html).toContain("connect-src 'self' https://api.clinic.example;");
  expect(html).toContain("form-action 'self' https://api.clinic.example;");
});

test('a page without a place for its policy stops the build', () => {
  expect(() => addPolicy('<html></html>', '')).toThrow('security policy');
});

test('a page may frame exactly the player and the map that it names', () => {
  const player = '<figure data-frame-src="https://www.youtube-nocookie.com/embed/namunaVid01"></figure>';
  const map = '<iframe loading="lazy" src="https://www.google.com/maps?output=embed"></iframe>';
  expect(addPolicy(HEAD, '')).not.toContain('frame-src');
  expect(addPolicy(HEAD + player + player, '')).toContain('; frame-src https://www.youtube-nocookie.com;');
  expect(addPolicy(HEAD + map, '')).toContain('; frame-src https://www.google.com;');
});

test('a page that frames anybody else stops the build', () => {
  const frame = '<iframe src="https://frames.example/"></iframe>';
  expect(() => addPolicy(HEAD + frame, '')).toThrow('A page frames https://frames.example');
});
