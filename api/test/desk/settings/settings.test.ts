import { expect, onTestFinished, test } from 'vitest';
import { readNotice, readNoticeEntries } from '#src/desk/settings/notice-entries.ts';
import { openShownNotices } from '#src/notices/shown-notices.ts';
import { describeDatabases } from '../../databases.ts';
import { calendar, NOON_IN_PUNE } from '../../sample-clinic.ts';
import { openTestDatabase } from '../../test-store.ts';
import { ASHA, openSignedIn } from '../test-desk.ts';

const DIWALI = {
  en: 'Closed on Monday for Diwali',
  hi: '',
  mr: '',
  from: '2026-11-21T08:00',
  until: '2026-11-24T09:00',
};

const LANGUAGES = ['en', 'hi'] as const;

describeDatabases((createUrl) => {
  async function open() {
    const url = await createUrl();
    const desk = await openSignedIn(url, {}, 'owner');
    const other = await openTestDatabase(url);
    const shown = await openShownNotices(other.db, () => desk.clock.now);
    const set = (change: Partial<typeof DIWALI> = {}) => desk.send('/settings/notices', { ...DIWALI, ...change });
    const getView = async () => {
      await desk.get('/settings');
      return desk.rendered.at(-1)?.locals.deskSettings;
    };
    /** Reads what another process shows at a time of the clinic. */
    const showAt = async (time: string) => {
      desk.clock.now = new Date(`${time}+05:30`);
      await shown.refresh();
      return Object.fromEntries(shown.getShown());
    };
    onTestFinished(() => shown.stop());
    return { ...desk, set, getView, showAt };
  }

  test('an owner sets a notice, other processes show it in its time, and it ends at once', async () => {
    const { db, set, getView, showAt, told, send } = await open();
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

    const [notice] = (await getView())?.notices ?? [];
    expect(notice).toMatchObject({ from: '2026-11-21T02:30:00.000Z', until: '2026-11-24T03:30:00.000Z', by: ASHA });
    const ended = await send(`/settings/notices/${notice?.id}/end`);
    expect([ended.headers.location, told.notices]).toEqual(['/settings?done=ended', 2]);
    expect(await showAt('2026-11-21T12:01')).toEqual({});
    const gone = await send(`/settings/notices/${notice?.id}/end`);
    expect(gone.headers.location).toBe('/settings?done=gone');
    const records = await db.selectFrom('desk_records').selectAll().orderBy('id').execute();
    expect(records.map(({ action, subject, made_by }) => [action, subject, made_by])).toEqual([
      ['notice-set', '2026-11-21 08:00 to 2026-11-24 09:00: Closed on Monday for Diwali / दिवाली <b>को', ASHA],
      ['notice-ended', '2026-11-21 08:00 to 2026-11-24 09:00: Closed on Monday for Diwali / दिवाली <b>को', ASHA],
    ]);
  });

  test('three notices may wait or be shown, and those that are over make room', async () => {
    const { set, clock, getView } = await open();
    for (const en of ['One', 'Two', 'Three']) expect((await set({ en, from: '' })).statusCode).toBe(303);
    expect((await set()).statusCode).toBe(422);
    clock.now = new Date('2026-11-24T09:00:00+05:30');
    expect((await set({ until: '2026-12-01T09:00' })).statusCode).toBe(303);
    expect((await getView())?.notices).toHaveLength(1);
  });
});

test.each<[Partial<typeof DIWALI>, Record<string, string>]>([
  [{ en: '' }, { en: 'text-missing' }],
  [{ en: ' \n ' }, { en: 'text-missing' }],
  [{ en: '', mr: 'बंद' }, { en: 'text-missing' }],
  [{ en: 'a'.repeat(201) }, { en: 'text-too-long' }],
  [
    { en: 'a\0b', hi: 'क\ud800' },
    { en: 'text-unreadable', hi: 'text-unreadable' },
  ],
  [
    { from: 'soon', until: '' },
    { from: 'time-invalid', until: 'time-invalid' },
  ],
  [{ until: '2026-02-30T10:00' }, { until: 'time-invalid' }],
  [{ until: '2026-11-24T24:00' }, { until: 'time-invalid' }],
  [{ until: '2026-11-20T12:00' }, { until: 'until-past' }],
  [{ until: '2026-11-21T08:00' }, { until: 'until-before-from' }],
  [{ until: '2027-11-23T08:00' }, { until: 'lasts-too-long' }],
])('%j is refused with a reason for each field', (change, reasons) => {
  const entries = readNoticeEntries({ ...DIWALI, ...change });
  expect(readNotice(calendar, LANGUAGES, entries, NOON_IN_PUNE)).toEqual({ reasons });
});

test('line breaks become blanks, 200 characters fit whatever they are, and without a first time a notice begins now', () => {
  const text = `${'🪔'.repeat(198)}\r\nx`;
  const entries = readNoticeEntries({ ...DIWALI, en: text, from: '' });
  expect(readNotice(calendar, LANGUAGES, entries, NOON_IN_PUNE)).toEqual({
    notice: {
      texts: { en: `${'🪔'.repeat(198)} x` },
      from: NOON_IN_PUNE.toISOString(),
      until: '2026-11-24T03:30:00.000Z',
    },
  });
});
