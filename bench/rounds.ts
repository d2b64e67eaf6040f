import autocannon from 'autocannon';

export type Contender = {
  name: string;
  /** Options of autocannon besides those that all share. */
  load: Record<string, unknown>;
  /** The status that counts. */
  status: number;
};

const CONNECTIONS = 50;
const ROUNDS = 3;
const ROUND_SECONDS = 3;
const WARM_UP_SECONDS = 1;

/**
 * Loads ours and the floor in turn, so that a busy machine slows both, and prints the median of each and their ratio.
 * Only the ratio can be compared between machines.
 */
export async function compareInRounds(title: string, ours: Contender, floor: Contender, aim: number): Promise<void> {
  const rates = new Map<Contender, number[]>([
    [ours, []],
    [floor, []],
  ]);
  for (const contender of [ours, floor]) await measure(contender, WARM_UP_SECONDS);
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const contender of round % 2 === 0 ? [ours, floor] : [floor, ours]) {
      rates.get(contender)?.push(await measure(contender, ROUND_SECONDS));
    }
  }
  const medians = [ours, floor].map((contender) => getMedian(rates.get(contender) ?? []));
  console.log(`\n${title} (${CONNECTIONS} connections, median of ${ROUNDS} rounds)`);
  for (const [index, { name }] of [ours, floor].entries()) {
    console.log(
      `  ${name.padEnd(44)} ${Math.round(medians[index] ?? 0)
        .toLocaleString('en')
        .padStart(8)} / s`,
    );
  }
  const [oursPerSecond = 0, floorPerSecond = 1] = medians;
  console.log(`  ratio ${(oursPerSecond / floorPerSecond).toFixed(2)} (aim: at least ${aim})`);
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
