import { setApiHeaders } from '@clinic/api/plugins/security.ts';
import { type Refusal, refusalToProblem } from '@clinic/api/refusal.ts';
import type { Problem } from '@clinic/contract/refusals.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationOutcome, OperationOutcomeIssue } from 'fhir/r4.js';

export const MEDIA_TYPE = 'application/fhir+json; charset=utf-8';

/** The codes of FHIR for a status (https://hl7.org/fhir/R4/valueset-issue-type.html). */
const CODES: Record<number, OperationOutcomeIssue['code'] | undefined> = {
  400: 'invalid',
  401: 'login',
  404: 'not-found',
  405: 'not-supported',
  406: 'not-supported',
  414: 'too-long',
  422: 'value',
  429: 'throttled',
  503: 'transient',
};

/** Says a refusal, which other routes answer as a problem, in FHIR's form. */
export function problemToOutcome({ status, detail, errors }: Problem): OperationOutcome {
  const code = CODES[status] ?? (status < 500 ? 'invalid' : 'exception');
  const texts = errors?.map((error) => [error.field, error.detail].filter(Boolean).join(': ')) ?? [detail];
  const issue = texts.map((text) => ({ severity: 'error' as const, code, details: { text } }));
  return { resourceType: 'OperationOutcome', issue };
}

/** Answers for an address below /fhir that leads to no route because it cannot be read. */
export function sendOutcome(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  setApiHeaders(request, reply);
  return reply
    .code(refusal.statusCode)
    .type(MEDIA_TYPE)
    .send(problemToOutcome(refusalToProblem(refusal)));
}

/** Says which parameters of a search were left out. */
export function ignoredToOutcome(names: readonly string[]): OperationOutcome {
  const text = `These parameters are not known here, and were left out: ${names.join(', ')}.`;
  return {
    resourceType: 'OperationOutcome',
    issue: [{ severity: 'warning', code: 'not-supported', details: { text } }],
  };
}
