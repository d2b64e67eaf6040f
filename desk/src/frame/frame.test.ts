import { createSqlite } from '@clinic/api/test/databases.ts';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { openSignedIn } from '#test/test-desk.ts';

const HTML = { accept: 'text/html,*/*;q=0.8' };
const DONE = '[role="status"] > [autofocus]';

const read = (html: string) => {
  const { document } = new Window();
  document.documentElement.innerHTML = html;
  return document;
};

test('a person at an unknown address gets a page with a way back, and a program the refusal', async () => {
  const { app, get } = await openSignedIn(await createSqlite());
  for (const path of ['/nope', '/people/x', '/sign-out']) {
    const page = await get(path, HTML);
    expect([page.statusCode, page.headers['cache-control']], path).toEqual([404, 'no-store']);
    expect(page.body).toContain('<html lang="en-IN">');
    const document = read(page.body);
    expect(document.title).toBe('There is nothing at this address · Front desk');
    expect(document.querySelector('main a')?.getAttribute('href')).toBe('/');
    expect(document.querySelector('header form[action="/sign-out"]'), path).not.toBeNull();
    // Without a session the page has no entries of the bar.
    expect(read((await app.inject({ url: path, headers: HTML })).body).querySelector('form')).toBeNull();
    for (const accept of ['application/json', '*/*']) {
      expect((await get(path, { accept })).json(), accept).toMatchObject({ code: 'not-found', status: 404 });
    }
  }
});

test('a person who has done something finds the focus on the words that say so', async () => {
  const { get, send } = await openSignedIn(await createSqlite());
  const saved = await send('/account/name', { name: 'Asha' });
  const done = read((await get(saved.headers.location ?? '')).body).querySelector(DONE);
  expect([done?.textContent, done?.getAttribute('tabindex')]).toEqual(['Your name is saved.', '-1']);
  expect(read((await get('/account')).body).querySelector(DONE)).toBeNull();
});
