import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { StartupError } from '../../startup-error.ts';
import type { OpenedStore, Upgrade } from './store.ts';
import { createStoreCalls } from './store-calls.ts';

/** What the thread is given. The port is their own: `node --watch` sends words of its own over the thread's. */
export type ThreadData = { path: string; calendar: BookingCalendar; port: MessagePort };

/** What the thread says first: that it is ready and what became of the database, or why it cannot start. */
export type Greeting = { upgrade: Upgrade } | { startupError: string };

/**
 * Keeps appointments in a file, in a thread of its own: SQLite and the disk it waits for hold up the thread they run
 * in, and this one answers visitors. Throws StartupError.
 */
export async function openSqliteStore(path: string, calendar: BookingCalendar): Promise<OpenedStore> {
  const { port1: port, port2 } = new MessageChannel();
  const thread = new Worker(new URL('./sqlite-thread.ts', import.meta.url), {
    workerData: { path, calendar, port: port2 } satisfies ThreadData,
    transferList: [port2],
  });
  const greeting = await new Promise<Greeting>((resolve, reject) => {
    port.once('message', resolve);
    thread.once('error', reject);
  });
  // From here on an error that nobody expects ends the process, as one in this thread does.
  thread.removeAllListeners('error');
  if ('startupError' in greeting) throw new StartupError(greeting.startupError);

  const call = createStoreCalls(port);
  let closing: Promise<void> | undefined;
  async function close(): Promise<void> {
    await call('close');
    await thread.terminate();
  }
  return {
    upgrade: greeting.upgrade,
    book: (appointment) => call('book', appointment),
    findBooking: (appointment) => call('findBooking', appointment),
    getTakenSlots: (doctorId, date) => call('getTakenSlots', doctorId, date),
    getNewestCreation: () => call('getNewestCreation'),
    removeBefore: (date, lastDate) => call('removeBefore', date, lastDate),
    countComing: (date) => call('countComing', date),
    checkReady: () => call('checkReady'),
    close: () => (closing ??= close()),
  };
}
