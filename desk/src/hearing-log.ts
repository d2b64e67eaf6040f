import type { WatchTrouble } from '@clinic/api/database/watch.ts';
import { processFigures, renewGauge } from '@clinic/api/figures.ts';
import type { FastifyBaseLogger } from 'fastify';

/** Tells in the log and at `/metrics` when the desk does not hear the changes of other processes. */
export function createHearingLog(log: Pick<FastifyBaseLogger, 'info' | 'warn'>, database: string): WatchTrouble {
  let isLost = false;
  renewGauge(processFigures, {
    name: 'clinic_desk_hearing',
    help: '1 while the front desk hears what other processes change; 0 otherwise.',
    collect() {
      this.set(isLost ? 0 : 1);
    },
  });
  return {
    onLost(err) {
      isLost = true;
      log.warn({ err }, `changes of other processes are not heard until ${database} answers again`);
    },
    onRestored() {
      isLost = false;
      log.info('changes of other processes are heard again');
    },
  };
}
