import { type Load, measureRate } from './load.ts';
import { type Aim, formatCount, getMedian, toVerdict } from './verdict.ts';

/** One kind of server. With several loads, each from its own process, they take the rounds in turn. */
export type Contender = { name: string; loads: Load[] };

/** A server that ours is compared with. */
export type Baseline = Contender & { aim: Aim };

export const CONNECTIONS = 200;
export const ROUNDS = 5;
const ROUND_SECONDS = 4;
/** A server is half as fast in its first seconds, before its code is compiled. */
const WARM_UP_SECONDS = 8;

/**
 * Loads our server and its baselines in turn, and prints the median of each and of our ratio to it in the same round.
 * Only ratios can be compared between machines, and only those of rounds seconds apart: the speed of a shared machine
 * changes by the minute.
 */
export async function compareInRounds(title: string, ours: Contender, baselines: readonly Baseline[]): Promise<void> {
  const contenders = [ours, ...baselines];
  const rates = new Map<Contender, number[]>(contenders.map((contender) => [contender, []]));
  for (const load of contenders.flatMap(({ loads }) => loads)) await measureRate(load, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const contender of round % 2 === 0 ? contenders : contenders.toReversed()) {
      const load = contender.loads[round % contender.loads.length] as Load;
      rates.get(contender)?.push(await measureRate(load, ROUND_SECONDS));
    }
  }
  console.log(`\n${title} (${CONNECTIONS} connections, median of ${ROUNDS} rounds)`);
  const getRate = (contender: Contender) => getMedian(rates.get(contender) ?? []);
  const print = ({ name }: Contender, rate: number, verdict = '') =>
    console.log(`  ${name.padEnd(48)} ${formatCount(rate)} / s  ${verdict}`);
  print(ours, getRate(ours));
  for (const baseline of baselines) {
    const ratios = (rates.get(ours) ?? []).map((rate, round) => rate / (rates.get(baseline)?.[round] ?? 0));
    print(baseline, getRate(baseline), `ours is ${toVerdict(getMedian(ratios), baseline.aim)}`);
  }
}
