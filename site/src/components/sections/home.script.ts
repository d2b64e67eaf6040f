// The plain script of the home page.
import { startExpertise } from './Expertise.script.ts';
import { startGauges } from './Gauge.script.ts';
import { startHero } from './HomeHero.script.ts';
import { startStatisticsScroll } from './Statistics.script.ts';

startExpertise(document);
startGauges(document);
startStatisticsScroll(document);
startHero(document);
