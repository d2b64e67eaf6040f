import { openShownNotices } from '@clinic/api/notices/shown-notices.ts';
import { describeDatabases } from '@clinic/api/test/databases.ts';
import { openTestDatabase } from '@clinic/api/test/test-store.ts';
import { expect, onTestFinished, test } from 'vitest';
import { ASHA } from '#test/people.ts';
import { DIWALI } from '#test/settings/diwali.ts';
import { openSignedIn } from '#test/test-desk.ts';

describeDatabases((createUrl) => {
  async function open() {
    const url = await createUrl();
    const desk = await openSignedIn(url, {}, 'owner');
    const other = await openTestDatabase(url);
    const shown = await openShownNotices(other.db, () => desk.clock.now);
    onTestFinished(() => shown.stop());
    const set = (change: Partial<typeof DIWALI> = {}) => desk.send('/settings/notices', { ...DIWALI, ...change });
    const read = async (path = '/settings') => (await desk.get(path)).body;
    const readIds = async () => [...(await read()).matchAll(/notices\/([\w-]+)\/end/g)].map(([, id]) => id);
    /** Reads what another process shows at a time of the clinic. */
    const showAt = async (time: string) => {
      desk.clock.now = new Date(`${time}+05:30`);
      await shown.refresh();
      return Object.fromEntries(shown.getShown());
    };
    return { ...desk, set, read, readIds, showAt };
  }

  test('an owner sets a notice, other processes show it in its time, and it ends at once', async () => {
    const { db, set, read, readIds, showAt, told, send } = await open();
    await db.updateTable('desk_people').set({ name: 'Asha' }).where('email', '=', ASHA).execute();
    const answer = await set({ hi: 'दिवाली <b>\u202eको' });
    expect([answer.statusCode, answer.headers.location, told.notices]).toEqual([303, '/settings?done=set', 1]);
    const english = [{ text: DIWALI.en, language: 'en' }];
    const texts = { en: english, hi: [{ text: 'दिवाली <b>को', language: 'hi' }], mr: english };
    for (const [time, seen] of [
      ['2026-11-21T07:59:59', {}],
      ['2026-11-21T08:00', texts],
      ['2026-11-24T08:59:59', texts],
      ['2026-11-24T09:00', {}],
      ['2026-11-21T12:00', texts],
    ] as const) {
      expect(await showAt(time), time).toEqual(seen);
    }
    expect(await read()).toMatch(/From .*21 November.* until .*24 November.*Set by (<!-- -->)?Asha</s);
    const [id] = await readIds();
    const ended = await send(`/settings/notices/${id}/end`);
    expect([ended.headers.location, told.notices]).toEqual(['/settings?done=ended', 2]);
    expect(await showAt('2026-11-21T12:01')).toEqual({});
    expect((await send(`/settings/notices/${id}/end`)).headers.location).toBe('/settings?done=gone');
    const records = await db.selectFrom('desk_records').selectAll().orderBy('id').execute();
    const subject = `2026-11-21 08:00 to 2026-11-24 09:00: ${DIWALI.en} / दिवाली <b>को`;
    expect(records).toMatchObject([
      { action: 'notice-set', subject, made_by: ASHA },
      { action: 'notice-ended', subject, made_by: ASHA },
    ]);
  });

  test('an owner has up to three notices that wait or are shown, and those that are over make room', async () => {
    const { set, clock, readIds } = await open();
    for (const en of ['One', 'Two', 'Three']) expect((await set({ en, from: '' })).statusCode).toBe(303);
    const { statusCode, body } = await set();
    expect([statusCode, body.includes('There are 3 notices already.')]).toEqual([422, true]);
    clock.now = new Date('2026-11-24T09:00:00+05:30');
    expect((await set({ until: '2026-12-01T09:00' })).statusCode).toBe(303);
    expect(await readIds()).toHaveLength(1);
  });

  test('an owner looks at a notice before it is sent, or reads what is wrong, at an address that leads back', async () => {
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
