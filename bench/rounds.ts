import autocannon from 'autocannon';

export type Contender = {
  name: string;
  /** Options of autocannon besides those that all share. */
  load: Record<string, unknown>;
  /** The status that counts. */
  status: number;
};

const CONNECTIONS = 200;
const ROUNDS = 3;
const ROUND_SECONDS = 3;
const WARM_UP_SECONDS = 1;

/** What ours is measured beside, and the least ratio to it. */
export type Floor = Contender & { aim: number };

/**
 * Loads ours and its floors in turn, so that a busy machine slows all of them, and prints the median of each and the
 * ratios. Only a ratio can be compared between machines. Resolves to how many floors were missed.
 */
export async function compareInRounds(title: string, ours: Contender, floors: readonly Floor[]): Promise<number> {
  const contenders = [ours, ...floors];
  const rates = new Map<Contender, number[]>(contenders.map((contender) => [contender, []]));
  for (const contender of contenders) await measure(contender, WARM_UP_SECONDS);
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const contender of round % 2 === 0 ? contenders : contenders.toReversed()) {
      rates.get(contender)?.push(await measure(contender, ROUND_SECONDS));
    }
  }
  console.log(`\n${title} (${CONNECTIONS} connections, median of ${ROUNDS} rounds)`);
  const ourRate = getMedian(rates.get(ours) ?? []);
  console.log(`  ${ours.name.padEnd(52)} ${formatRate(ourRate)}`);
  let missed = 0;
  for (const floor of floors) {
    const rate = getMedian(rates.get(floor) ?? []);
    const ratio = ourRate / rate;
    const isReached = ratio >= floor.aim;
    if (!isReached) missed += 1;
    console.log(
      `  ${floor.name.padEnd(52)} ${formatRate(rate)}  ratio ${ratio.toFixed(2)}, aim at least ${floor.aim}: ${isReached ? 'reached' : 'MISSED'}`,
    );
  }
  return missed;
}

function formatRate(perSecond: number): string {
  return `${Math.round(perSecond).toLocaleString('en').padStart(8)} / s`;
}

/** Answers with the wanted status per second; throws when another status came. */
async function measure({ name, load, status }: Contender, seconds: number): Promise<number> {
  const result = await autocannon({ connections: CONNECTIONS, duration: seconds, ...load });
  const wanted = result.statusCodeStats[status]?.count ?? 0;
  const statuses = Object.keys(result.statusCodeStats);
  if (result.errors > 0 || statuses.some((code) => Number(code) !== status)) {
    throw new Error(`${name}: ${result.errors} connection errors, statuses ${JSON.stringify(result.statusCodeStats)}`);
  }
  return wanted / result.duration;
}

function getMedian(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
