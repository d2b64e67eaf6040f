import { parentPort, workerData } from 'node:worker_threads';
import { type BusyTimes, toBusyTimes } from './busy-closures.ts';
import { type AskedDays, readBusySpans } from './calendar-file.ts';

export type CalendarThreadData = { file: Uint8Array; days: AskedDays; leftOut: ReadonlySet<string> };

const { file, days, leftOut }: CalendarThreadData = workerData;

/** Says nothing of why a file cannot be read: the words would quote it. */
function readOnce(): BusyTimes[] | null {
  try {
    return toBusyTimes(readBusySpans(file, days, leftOut), days);
  } catch {
    return null;
  }
}

parentPort?.postMessage(readOnce());
