import { STATUS_CODES } from 'node:http';
import { PROBLEMS, type Problem, type ProblemCode, type Reason } from '@clinic/contract/refusals.ts';

type RefusalOptions = {
  errors?: Reason[];
  headers?: Record<string, string>;
  /** Replaces the code's own sentence for developers. */
  detail?: string;
  /** Replaces the code's own status. */
  statusCode?: number;
};

/** A deliberate answer other than success. It may be thrown anywhere; `plugins/errors.ts` sends it. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ProblemCode;
  readonly statusCode: number;
  readonly errors: Reason[] | undefined;
  readonly headers: Record<string, string>;

  constructor(code: ProblemCode, { errors, headers = {}, detail, statusCode }: RefusalOptions = {}) {
    super(detail ?? PROBLEMS[code].detail);
    this.code = code;
    this.statusCode = statusCode ?? PROBLEMS[code].status;
    this.errors = errors;
    this.headers = headers;
  }
}

/** The body of a refusal (RFC 9457). With the type `about:blank` its title is HTTP's own phrase. */
export function refusalToProblem({ code, statusCode, message, errors }: Refusal): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[statusCode] ?? 'Error',
    status: statusCode,
    code,
    detail: message,
    ...(errors && { errors }),
  };
}
