import type { Problem } from '@clinic/contract/refusals.ts';
import type { OperationOutcome, OperationOutcomeIssue } from 'fhir/r4.js';

/** The codes of FHIR for a status (https://hl7.org/fhir/R4/valueset-issue-type.html). */
const CODES: Record<number, OperationOutcomeIssue['code'] | undefined> = {
  400: 'invalid',
  401: 'login',
  404: 'not-found',
  405: 'not-supported',
  406: 'not-supported',
  422: 'value',
  429: 'throttled',
  503: 'transient',
};

/** Says a refusal, which other routes answer as a problem, in FHIR's form. */
export function problemToOutcome({ status, detail }: Problem): OperationOutcome {
  const code = CODES[status] ?? (status < 500 ? 'invalid' : 'exception');
  return { resourceType: 'OperationOutcome', issue: [{ severity: 'error', code, details: { text: detail } }] };
}

/** Says which parameters of a search were left out. */
export function ignoredToOutcome(names: readonly string[]): OperationOutcome {
  const text = `These parameters are not known here, and were left out: ${names.join(', ')}.`;
  return {
    resourceType: 'OperationOutcome',
    issue: [{ severity: 'warning', code: 'not-supported', details: { text } }],
  };
}
