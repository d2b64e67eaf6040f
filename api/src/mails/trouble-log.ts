import type { FastifyBaseLogger } from 'fastify';

/** The log messages for the beginning and the end of a trouble with mails, by what an operator has to look at. */
const TROUBLES = {
  server: ['mails cannot be sent and wait', 'mails are sent again'],
  site: ['the site cannot write mails, and they wait', 'the site writes mails again'],
  database: ['the outbox cannot be read and mails wait', 'the outbox is read again'],
} as const;

export type Trouble = keyof typeof TROUBLES;

/** Logs each trouble once when it begins and once when it ends, however many mails meet it. */
export function createTroubleLog(log: Pick<FastifyBaseLogger, 'info' | 'warn'>) {
  const lasting = new Set<Trouble>();
  return {
    begin(trouble: Trouble, err: unknown): void {
      if (lasting.has(trouble)) return;
      lasting.add(trouble);
      log.warn({ err }, TROUBLES[trouble][0]);
    },
    end(trouble: Trouble): void {
      if (lasting.delete(trouble)) log.info(TROUBLES[trouble][1]);
    },
  };
}
