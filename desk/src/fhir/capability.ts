import { VERSION } from '@clinic/api/version.ts';
import type { CapabilityStatement } from 'fhir/r4.js';
import { KINDS } from './kinds.ts';
import type { Params } from './search.ts';

/** The day on which this statement last changed. */
const CHANGED = '2026-12-02';

const PARAM_TYPES = {
  ids: 'token',
  statuses: 'token',
  doctors: 'reference',
  dates: 'date',
  updated: 'date',
} as const satisfies Record<Params[string], 'token' | 'reference' | 'date'>;

/** Says what can be read at `/fhir`, and how (https://hl7.org/fhir/R4/capabilitystatement.html). */
export function createCapabilityStatement(clinicName: string, baseUrl: string): CapabilityStatement {
  return {
    resourceType: 'CapabilityStatement',
    status: 'active',
    date: CHANGED,
    kind: 'instance',
    software: { name: 'The front desk', version: VERSION },
    implementation: { description: clinicName, url: baseUrl },
    fhirVersion: '4.0.1',
    format: ['application/fhir+json', 'json'],
    rest: [
      {
        mode: 'server',
        security: { description: 'Send a token that an owner of the front desk has made: Authorization: Bearer ….' },
        resource: KINDS.map(({ type, isVersioned, params }) => ({
          type,
          interaction: [{ code: 'read' }, { code: 'search-type' }],
          conditionalRead: 'not-supported',
          versioning: isVersioned ? 'versioned' : 'no-version',
          searchParam: Object.entries(params).map(([name, part]) => ({ name, type: PARAM_TYPES[part] })),
        })),
      },
    ],
  };
}
