import { startExpertise } from './Expertise.script.ts';
import { startGauges } from './Gauge.script.ts';
import { startStatisticsScroll } from './Statistics.script.ts';

/** Starts the scripts of the home page's sections below the hero. */
export function startSections(root: Document): void {
  startExpertise(root);
  startGauges(root);
  startStatisticsScroll(root);
}
