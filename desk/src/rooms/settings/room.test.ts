import { openShownNotices } from '@clinic/api/notices/shown-notices.ts';
import { describeDatabases } from '@clinic/api/test/databases.ts';
import { openTestDatabase } from '@clinic/api/test/test-store.ts';
import { expect, onTestFinished, test } from 'vitest';
import { ASHA } from '../../../test/people.ts';
import { openSignedIn } from '../../../test/test-desk.ts';

const DIWALI = {
  en: 'Closed on Monday for Diwali',
  hi: '',
  mr: '',
  from: '2026-11-21T08:00',
  until: '2026-11-24T09:00',
};

describeDatabases((createUrl) => {
  async function open() {
    const url = await createUrl();
    const desk = await openSignedIn(url, {}, 'owner');
    const other = await openTestDatabase(url);
    const shown = await openShownNotices(other.db, () => desk.clock.now);
    const set = (change: Partial<typeof DIWALI> = {}) => desk.send('/settings/notices', { ...DIWALI, ...change });
    const read = async (path = '/settings') => (await desk.get(path)).body;
    const readIds = async () => [...(await read()).matchAll(/notices\/([\w-]+)\/end/g)].map(([, id]) => id);
    /** Reads what another process shows at a time of the clinic. */
    const showAt = async (time: string) => {
      desk.clock.now = new Date(`${time}+05:30`);
      await shown.refresh();
      return Object.fromEntries(shown.getShown());
    };
    onTestFinished(() => shown.stop());
    return { ...desk, set, read, readIds, showAt };
  }

  test('an owner sets a notice, other processes show it in its time, and it ends at once', async () => {
    const { db, set, read, readIds, showAt, told, send } = await open();
    await db.updateTable('desk_people').set({ name: 'Asha' }).where('email', '=', ASHA).execute();
    const answer = await set({ hi: 'दिवाली <b>\u202eको' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/settings?done=set']);
    expect(told.notices).toBe(1);
    const english = [{ text: 'Closed on Monday for Diwali', language: 'en' }];
    const texts = { en: english, hi: [{ text: 'दिवाली <b>को', language: 'hi' }], mr: english };
    expect(await showAt('2026-11-21T07:59:59')).toEqual({});
    expect(await showAt('2026-11-21T08:00')).toEqual(texts);
    expect(await showAt('2026-11-24T08:59:59')).toEqual(texts);
    expect(await showAt('2026-11-24T09:00')).toEqual({});
    expect(await showAt('2026-11-21T12:00')).toEqual(texts);

    expect(await read()).toMatch(/From .*21 November.* until .*24 November.*Set by (<!-- -->)?Asha</s);
    const [id] = await readIds();
    const ended = await send(`/settings/notices/${id}/end`);
    expect([ended.headers.location, told.notices]).toEqual(['/settings?done=ended', 2]);
    expect(await showAt('2026-11-21T12:01')).toEqual({});
    const gone = await send(`/settings/notices/${id}/end`);
    expect(gone.headers.location).toBe('/settings?done=gone');
    const records = await db.selectFrom('desk_records').selectAll().orderBy('id').execute();
    expect(records.map(({ action, subject, made_by }) => [action, subject, made_by])).toEqual([
      ['notice-set', '2026-11-21 08:00 to 2026-11-24 09:00: Closed on Monday for Diwali / दिवाली <b>को', ASHA],
      ['notice-ended', '2026-11-21 08:00 to 2026-11-24 09:00: Closed on Monday for Diwali / दिवाली <b>को', ASHA],
    ]);
  });

  test('three notices may wait or be shown, and those that are over make room', async () => {
    const { set, clock, readIds } = await open();
    for (const en of ['One', 'Two', 'Three']) expect((await set({ en, from: '' })).statusCode).toBe(303);
    const { statusCode, body } = await set();
    expect([statusCode, body.includes('There are 3 notices already.')]).toEqual([422, true]);
    clock.now = new Date('2026-11-24T09:00:00+05:30');
    expect((await set({ until: '2026-12-01T09:00' })).statusCode).toBe(303);
    expect(await readIds()).toHaveLength(1);
  });

  test('a form is looked at before it is sent, or answered with what is wrong, at an address that leads back', async () => {
    const { set, read, get, readIds } = await open();
    const toPath = (change: Partial<typeof DIWALI>) => `/settings?${new URLSearchParams({ ...DIWALI, ...change })}`;
    expect(await read(toPath({}))).toMatch(/As visitors will see it.*Closed on Monday for Diwali/s);
    for (const { statusCode, body } of [await get(toPath({ until: '' })), await set({ until: '' })]) {
      expect(statusCode).toBe(422);
      for (const words of ['Not saved: Clinic settings', 'Choose a day and a time.', DIWALI.en]) {
        expect(body).toContain(words);
      }
    }
    expect(await readIds()).toEqual([]);
    for (const path of ['/settings/notices', '/settings/screen']) {
      const { statusCode, headers } = await get(path);
      expect([statusCode, headers.location]).toEqual([303, '/settings']);
    }
  });
});
