import { type Load, measureRate, SENDER } from './load.ts';

export type Contender = { name: string; load: Load };

/** What ours is measured beside, and the least ratio to it; `null` where it only tells more. */
export type Floor = Contender & { aim: number | null };

export const CONNECTIONS = 200;
const ROUNDS = 3;
const ROUND_SECONDS = 4;
/** Until the compiler has seen enough: in its first seconds a server answers half as fast. */
const WARM_UP_SECONDS = 4;

/**
 * Loads ours and its floors in turn, so that a busy machine slows all of them, and prints the median of each and the
 * ratios. Only a ratio can be compared between machines. Resolves to how many floors were missed.
 */
export async function compareInRounds(title: string, ours: Contender, floors: readonly Floor[]): Promise<number> {
  const contenders = [ours, ...floors];
  const rates = new Map<Contender, number[]>(contenders.map((contender) => [contender, []]));
  for (const { load } of contenders) await measureRate(load, WARM_UP_SECONDS);
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const contender of round % 2 === 0 ? contenders : contenders.toReversed()) {
      rates.get(contender)?.push(await measureRate(contender.load, ROUND_SECONDS));
    }
  }
  console.log(`\n${title} (${CONNECTIONS} connections, median of ${ROUNDS} rounds, sent by ${SENDER})`);
  const ourRate = getMedian(rates.get(ours) ?? []);
  console.log(`  ${ours.name.padEnd(52)} ${formatRate(ourRate)}`);
  let missed = 0;
  for (const floor of floors) {
    const rate = getMedian(rates.get(floor) ?? []);
    const ratio = ourRate / rate;
    if (floor.aim !== null && ratio < floor.aim) missed += 1;
    console.log(`  ${floor.name.padEnd(52)} ${formatRate(rate)}  ratio ${ratio.toFixed(2)}${judge(ratio, floor.aim)}`);
  }
  return missed;
}

function judge(ratio: number, aim: number | null): string {
  if (aim === null) return '';
  return `, aim at least ${aim}: ${ratio >= aim ? 'reached' : 'MISSED'}`;
}

function formatRate(perSecond: number): string {
  return `${Math.round(perSecond).toLocaleString('en').padStart(8)} / s`;
}

function getMedian(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
