import { Refusal } from '@clinic/api/refusal.ts';
import type { FastifyRequest } from 'fastify';

/** Media types that our answer is one of, also by names of other programs and of former versions. */
const FORMATS = [
  ...['application/fhir+json', 'application/json+fhir', 'application/json', 'text/json', 'json'],
  ...['application/*', '*/*', '*'],
];

/** Refuses a program that takes no JSON, or only that of another version of FHIR (406). */
export function refuseOtherFormats(request: FastifyRequest): void {
  // A plus sign in an address stands for a space.
  const wanted = getQuery(request).get('_format')?.replace(' ', '+') ?? request.headers.accept;
  if (!wanted || wanted.split(',').some(isOurFormat)) return;
  throw new Refusal('request-unreadable', {
    statusCode: 406,
    detail: 'FHIR is written as application/fhir+json here, of version 4.0.',
  });
}

/** `application/fhir+json; fhirVersion=4.0` -> true */
function isOurFormat(range: string): boolean {
  const [type = '', ...params] = range.split(';').map((part) => part.trim().toLowerCase());
  return FORMATS.includes(type) && !params.some((param) => /^(q=0(\.0*)?$|fhirversion=(?!4\.0))/.test(param));
}

export function getQuery({ url }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(url.split('?').slice(1).join('?'));
}
