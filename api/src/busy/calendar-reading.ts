import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { OutsideError, type OutsideFault } from '../outside/outside-error.ts';
import type { OutsideFetch } from '../outside/outside-fetch.ts';
import type { BusyTimes } from './busy-closures.ts';
import type { AskedDays } from './calendar-file.ts';
import type { CalendarThreadData } from './calendar-thread.ts';

/** Why a calendar was not read. `status`: its server refuses; `calendar`: what it sends is none; `many`: too much. */
export const CALENDAR_FAULTS = ['status', 'calendar', 'many'] as const;

export type CalendarFault = OutsideFault | (typeof CALENDAR_FAULTS)[number];

/** The server's mark of the file that was read last, so that it sends only a newer one. */
export type FileMarks = { etag: string; last_modified: string };

/** `null` times: nothing has changed. */
export type CalendarReading = { times: BusyTimes[] | null; marks: FileMarks } | { trouble: string };

export type CalendarRequest = {
  url: string;
  /** `null` asks for the whole file. */
  marks: FileMarks | null;
  days: AskedDays;
  /** Lists the UIDs of the clinic's own appointments: their copies in the calendar close no time. */
  listOwn: () => Promise<ReadonlySet<string>>;
};

const LIMITS = { maxBytes: 5_000_000, timeoutMs: 20_000, redirects: 5 };

/** A calendar of 5 MB takes some seconds. One that takes longer repeats without end. */
const THREAD_MAX_MS = 15_000;
const HEAP_MAX_MB = 256;

/** The closures of one doctor: ten for each day of a year and more. */
const MAX_TIMES = 5000;

/** The size of a mark that is sent back. */
const MARK_MAX_CHARS = 500;

/** Reads the busy times at a secret address. Rejects when stopped, or when `listOwn` does. */
export async function readCalendar(
  fetchOutside: OutsideFetch,
  { url, marks, days, listOwn }: CalendarRequest,
  signal: AbortSignal,
): Promise<CalendarReading> {
  const headers = {
    accept: 'text/calendar, */*;q=0.1',
    'user-agent': 'clinic-busy-calendar',
    ...(marks?.etag && { 'if-none-match': marks.etag }),
    ...(marks?.last_modified && { 'if-modified-since': marks.last_modified }),
  };
  try {
    const answer = await fetchOutside(url, { ...LIMITS, headers, signal });
    if (answer.status === 304 && marks) return { times: null, marks };
    if (answer.status !== 200) return { trouble: `status ${answer.status}` };
    const times = await readInThread({ file: answer.body, days, leftOut: await listOwn() }, signal);
    if (times === null) return { trouble: 'calendar' };
    if (times.length > MAX_TIMES) return { trouble: 'many' };
    const { etag = '', 'last-modified': lastModified = '' } = answer.headers;
    const [newEtag = '', newLastModified = ''] = [etag, lastModified].map((mark) => {
      return mark.length > MARK_MAX_CHARS ? '' : mark;
    });
    return { times, marks: { etag: newEtag, last_modified: newLastModified } };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof OutsideError) return { trouble: error.code };
    throw error;
  }
}

/** Reads a file apart from bookings and pages, which a large one would hold up. */
async function readInThread(data: CalendarThreadData, signal: AbortSignal): Promise<BusyTimes[] | null> {
  const worker = new Worker(new URL('./calendar-thread.ts', import.meta.url), {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB },
  });
  const timeout = AbortSignal.timeout(THREAD_MAX_MS);
  try {
    // Rejects when the thread fails, for example by its memory.
    const [times] = await once(worker, 'message', { signal: AbortSignal.any([signal, timeout]) });
    return times;
  } catch {
    signal.throwIfAborted();
    throw new OutsideError(timeout.aborted ? 'time' : 'size');
  } finally {
    await worker.terminate();
  }
}
