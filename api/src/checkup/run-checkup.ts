import { describeTrouble } from '../database/unavailable.ts';
import { getErrorCode, StartupError } from '../startup-error.ts';
import { type Finding, splitFault, toFault } from './finding.ts';

/** `limitMs` is for a check that needs longer than others. */
export type Check = { name: string; find: () => Promise<Finding[]> | Finding[]; limitMs?: number };

/** A line of the result, as `--json` prints it. */
export type CheckResult = { check: string } & Finding;

const LIMIT_MS = 10_000;

/** Runs all checks at once. One that fails or is late is a fault of its own, and the others go on. */
export async function runCheckup(checks: readonly Check[]): Promise<CheckResult[]> {
  const found = await Promise.all(
    checks.map(async ({ name, find, limitMs = LIMIT_MS }) => {
      const findings = await withinLimit(find, limitMs);
      return findings.map((finding) => ({ check: name, ...finding }));
    }),
  );
  return found.flat();
}

async function withinLimit(find: Check['find'], limitMs: number): Promise<Finding[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Finding[]>((resolve) => {
    const says = `No answer came within ${limitMs / 1000} seconds.`;
    timer = setTimeout(() => resolve([toFault(says, 'Run the checkup again when the machine is less busy.')]), limitMs);
  });
  try {
    return await Promise.race([(async () => find())(), late]);
  } catch (error) {
    return describeFailure(error);
  } finally {
    clearTimeout(timer);
  }
}

/** The messages of other programs may hold a password or a patient's address, so only their codes are shown. */
function describeFailure(error: unknown): Finding[] {
  if (error instanceof StartupError) return error.message.split('\n').map(splitFault);
  const trouble = describeTrouble(error);
  const says = trouble ?? `This could not be checked (${getErrorCode(error) || 'unknown reason'}).`;
  const finding = splitFault(says);
  const advice = trouble
    ? 'See that the database runs, that this machine reaches it, and that DATABASE_URL names it.'
    : 'The log of the service may tell more.';
  return [{ ...finding, remedy: finding.remedy || advice }];
}
