import { STATUS_CODES } from 'node:http';
import type { Problem, Reason } from '@clinic/contract/appointment.ts';

type RefusalOptions = { errors?: Reason[]; headers?: Record<string, string> };

/** An answer other than success, on purpose: thrown anywhere, sent by `plugins/errors.ts`. `detail` is for patients. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly statusCode: number;
  readonly errors: Reason[] | undefined;
  readonly headers: Record<string, string>;

  constructor(statusCode: number, detail: string, { errors, headers = {} }: RefusalOptions = {}) {
    super(detail);
    this.statusCode = statusCode;
    this.errors = errors;
    this.headers = headers;
  }
}

/** The body of RFC 9457; with `about:blank` its title is HTTP's own phrase. */
export function refusalToProblem({ statusCode, message, errors }: Refusal): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[statusCode] ?? 'Error',
    status: statusCode,
    detail: message,
    ...(errors && { errors }),
  };
}
