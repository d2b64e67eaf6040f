import { describeDatabases } from '@clinic/api/test/databases.ts';
import { DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { NOON_IN_PUNE } from '@clinic/api/test/sample-clinic.ts';
import { expect, test } from 'vitest';
import { LAST_MOMENT, OVER, openAppointments } from './appointment-desk.ts';

/** Acts that follow each other, and the mails that leave when nothing can be undone any more. */
type Story = [events: string, mails: string[]];

/** A time moves there; `late` and `over` are the moments around the end of the ten seconds. */
const AFTER_THE_MAIL: Story[] = [
  ['15:00 16:00', ['moved 16:00 from 14:00']],
  ['15:00 16:00 undo', ['moved 15:00 from 14:00']],
  ['16:00 cancel', ['cancelled 14:00']],
  ['16:00 cancel undo undo', []],
  ['15:00 16:00 undo undo', []],
];
const JUST_BOOKED: Story[] = [
  ['cancel', []],
  ['15:00 16:00', ['booked 16:00']],
  ['late 16:00 over cancel', []],
  ['cancel undo', ['booked 14:00']],
  ['over send cancel', ['booked 14:00', 'cancelled 14:00']],
];

describeDatabases((createUrl) => {
  const open = async () => openAppointments(await createUrl());

  /** Lets these events happen to an appointment, and lists the mails that have left in the end. */
  async function happen(desk: Awaited<ReturnType<typeof open>>, id: string, events: string) {
    const { clock, sendDue, becomeFinal, perform, undoQuietly, move, look, readPatientMails } = desk;
    const sent = [];
    for (const event of events.split(' ')) {
      if (event === 'late') clock.now = LAST_MOMENT;
      else if (event === 'over') clock.now = OVER;
      else if (event === 'send') sent.push(...(await sendDue()));
      else if (event === 'cancel') expect(await perform(id, 'cancel')).toBe('done');
      else if (event === 'undo') expect(await undoQuietly(id)).toBe('done');
      else expect(await move(id, { slot: event })).toBe('done');
    }
    sent.push(...(await becomeFinal()));
    const waiting = (await readPatientMails()).filter(({ status }) => status === 'waiting').map(({ kind }) => kind);
    expect(waiting).toEqual((await look(id)).status === 'booked' ? ['reminder'] : []);
    expect(sent.every(({ place }) => place.doctor === DOCTOR_ID)).toBe(true);
    return sent.map(({ kind, appointment_time, previous_time }) => {
      return `${kind} ${appointment_time}${kind === 'moved' ? ` from ${previous_time}` : ''}`;
    });
  }

  test.each(AFTER_THE_MAIL)('a patient hears what is true in the end, once: %s', async (events, mails) => {
    const desk = await open();
    const id = await desk.bookTold();
    expect(await happen(desk, id, events)).toEqual(mails);
  });

  test.each(JUST_BOOKED)(
    'a caller who has just been booked hears what is true in the end: %s',
    async (events, mails) => {
      const desk = await open();
      const { id } = await desk.bookCaller();
      expect(await happen(desk, id, events)).toEqual(mails);
    },
  );

  test('a person undoes two moves one after the other, each in its own time, and a third time nothing', async () => {
    const { move, readFreed, look, listTaken, clock, bookTold, undoQuietly } = await open();
    const id = await bookTold();
    await move(id, { slot: '15:00' });
    clock.now = new Date(NOON_IN_PUNE.getTime() + 4000);
    await move(id, { slot: '16:00' });
    expect(await undoQuietly(id)).toBe('done');
    expect(await look(id)).toMatchObject({ slot: '15:00', undoUntil: OVER.toISOString() });
    expect((await look(id)).actions).toContain('undo');
    expect(await undoQuietly(id)).toBe('done');
    expect((await look(id)).actions).not.toContain('undo');
    expect(await undoQuietly(id)).toBe('not-allowed');
    expect([await listTaken(), await readFreed()]).toEqual([['14:00'], []]);
  });
});
