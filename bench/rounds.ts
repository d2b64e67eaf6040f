import { type Load, measureRate } from './load.ts';
import { type Aim, formatCount, getMedian, judge } from './verdict.ts';

export type Contender = { name: string; load: Load };

/** A server that ours is compared with. */
export type Baseline = Contender & { aim: Aim };

export const CONNECTIONS = 200;
const ROUNDS = 5;
const ROUND_SECONDS = 4;
/** In its first seconds, before its code is compiled, a server is half as fast. */
const WARM_UP_SECONDS = 8;

/**
 * Loads ours and its baselines in turn, so that a busy machine slows all of them, and prints the median of each and the
 * ratios. Only a ratio can be compared between machines.
 */
export async function compareInRounds(title: string, ours: Contender, baselines: readonly Baseline[]): Promise<void> {
  const contenders = [ours, ...baselines];
  const rates = new Map<Contender, number[]>(contenders.map((contender) => [contender, []]));
  for (const { load } of contenders) await measureRate(load, WARM_UP_SECONDS);
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const contender of round % 2 === 0 ? contenders : contenders.toReversed()) {
      rates.get(contender)?.push(await measureRate(contender.load, ROUND_SECONDS));
    }
  }
  console.log(`\n${title} (${CONNECTIONS} connections, median of ${ROUNDS} rounds)`);
  const getRate = (contender: Contender) => getMedian(rates.get(contender) ?? []);
  const print = ({ name }: Contender, rate: number, verdict = '') =>
    console.log(`  ${name.padEnd(48)} ${formatCount(rate)} / s  ${verdict}`);
  print(ours, getRate(ours));
  for (const baseline of baselines)
    print(baseline, getRate(baseline), `ours is ${judge(getRate(ours) / getRate(baseline), baseline.aim)}`);
}
