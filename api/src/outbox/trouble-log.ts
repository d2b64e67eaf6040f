import type { ChannelName } from '@clinic/contract/mails.ts';
import type { Registry } from '@prometheus-io/client';
import type { FastifyBaseLogger } from 'fastify';
import { renewGauge } from '../figures.ts';
import type { Channel } from './channel.ts';

/**
 * The log messages for the beginning and the end of a trouble with mails, by what an operator has to look at, and the
 * code of those that are no outage.
 */
const TROUBLES = {
  server: ['mails cannot be sent and wait', 'mails are sent again'],
  refused: [
    'the mail server refuses mails, not for their addresses, and they are tried again',
    'the mail server takes mails again',
    'mail-refused-by-own-server',
  ],
  inbox: [
    "the mail server refuses the clinic's own address (CLINIC_INBOX), and its mails are tried again",
    "the mail server takes the clinic's own mails again",
    'mail-refused-by-own-server',
  ],
  site: ['the site cannot write mails, and they wait', 'the site writes mails again'],
  database: ['the outbox cannot be read and mails wait', 'the outbox is read again'],
} as const satisfies Record<string, readonly [begun: string, ended: string, code?: string]>;

/** Each is named in full, as alerts and the dashboard name it. */
const TROUBLE_FIGURES: Record<ChannelName, string> = {
  email: 'clinic_mail_trouble',
  whatsapp: 'clinic_whatsapp_trouble',
  webhook: 'clinic_webhook_trouble',
};

export type Trouble = keyof typeof TROUBLES;

/**
 * Logs each trouble once when it begins and once when it ends, however many mails meet it. A metric tells whether any
 * lasts.
 */
export function createTroubleLog(
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  metrics: Registry,
  { name, title, receiver }: Pick<Channel, 'name' | 'title' | 'receiver'>,
) {
  const toTitle = (text: string) => text.replaceAll('mails', title).replaceAll('the mail server', receiver);
  const lasting = new Set<Trouble>();
  renewGauge(metrics, {
    name: TROUBLE_FIGURES[name],
    help: `1 while ${title} cannot be sent for a reason that is not the address of their patients; 0 otherwise.`,
    collect() {
      this.set(lasting.size > 0 ? 1 : 0);
    },
  });
  return {
    begin(trouble: Trouble, err: unknown): void {
      if (lasting.has(trouble)) return;
      lasting.add(trouble);
      const [begun, , code] = TROUBLES[trouble];
      log.warn({ err, ...(code && { code }) }, toTitle(begun));
    },
    end(trouble: Trouble): void {
      if (lasting.delete(trouble)) log.info(toTitle(TROUBLES[trouble][1]));
    },
  };
}
