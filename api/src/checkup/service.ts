import type { Config } from '../config.ts';
import { getPublicOrigin } from '../public-origin.ts';
import { toLocalUrl } from '../server-url.ts';
import { getErrorCode } from '../startup-error.ts';
import { type Finding, toFault, toOk, toWarning } from './finding.ts';

/** Each address is asked for less than half of a check's limit, because two may be asked in turn. */
const ANSWER_MS = 4000;
const START = 'Start it (npm start, or systemctl start clinic). Its log says why it ended.';

type Answer = { status: number; detail: string } | { failure: string };

/** Asks the running service, at its public address, whether it takes bookings. */
export async function checkService(config: Config): Promise<Finding[]> {
  const origin = getPublicOrigin(config, () => config.port);
  if (origin.endsWith(':0')) return [toWarning('PORT=0 tells no port to ask.', 'Name the port. Example: PORT=3000')];
  const answer = await askAddress(`${origin}/readyz`);
  if (!('failure' in answer)) return [judgeReady(origin, answer)];
  const local = await askAddress(`${toLocalUrl(config.host, config.port)}/healthz`);
  if ('failure' in local) return [toFault(`No service answers at ${origin} (${answer.failure}).`, START)];
  const says = `The service runs on this machine, but ${origin} does not lead to it (${answer.failure}).`;
  return [
    toFault(
      says,
      'Check the proxy, its certificate, and the DNS of the name. If a phone elsewhere shows the site, only this machine cannot reach it.',
    ),
  ];
}

/** Asks whether the front desk answers at its port. */
export async function checkDesk({ deskPort, deskHost }: Config): Promise<Finding[]> {
  if (deskPort === null) return [toOk('There is no front desk here (DESK_PORT).')];
  if (deskPort === 0) return [toWarning('DESK_PORT=0 tells no port to ask.', 'Name the port. Example: DESK_PORT=4000')];
  const address = toLocalUrl(deskHost, deskPort);
  const answer = await askAddress(`${address}/`);
  if ('failure' in answer) return [toFault(`No front desk answers at ${address} (${answer.failure}).`, START)];
  const says = `The front desk at ${address} answers with ${answer.status}.`;
  return [answer.status < 500 ? toOk(says) : toFault(says, 'The log of the service says why.')];
}

function judgeReady(origin: string, { status, detail }: { status: number; detail: string }): Finding {
  if (status === 200) return toOk(`${origin} takes bookings.`);
  if (status === 503 && detail !== '') {
    return toFault(`${origin} takes no bookings: ${detail}`, 'Mend this; the service then goes on by itself.');
  }
  const says = `${origin}/readyz answers with ${status}: the service is not ready, or another program answers.`;
  return toFault(says, 'Look at the proxy of this address, and at the log of the service.');
}

async function askAddress(url: string): Promise<Answer> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) });
    const body: unknown = await answer.json().catch(() => null);
    const isProblem = typeof body === 'object' && body !== null && 'detail' in body;
    return { status: answer.status, detail: isProblem ? String(body.detail) : '' };
  } catch (error) {
    const { name, cause } = error as Error;
    return { failure: name === 'TimeoutError' ? 'no answer' : getErrorCode(cause) || 'unknown reason' };
  }
}
