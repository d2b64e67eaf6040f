import { STATUS_CODES } from 'node:http';
import { PROBLEMS, type Problem, type ProblemCode, type Reason } from '@clinic/contract/refusals.ts';

type RefusalOptions = {
  errors?: Reason[];
  headers?: Record<string, string>;
  /** Instead of the code's own word for developers. */
  detail?: string;
  /** Instead of the code's own. */
  statusCode?: number;
};

/** An answer other than success, on purpose: thrown anywhere, sent by `plugins/errors.ts`. */
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

/** The body of RFC 9457; with `about:blank` its title is HTTP's own phrase. */
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
