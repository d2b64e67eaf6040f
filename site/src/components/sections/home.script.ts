// The plain script of the home page.
import { startExpertise } from './Expertise.script.ts';
import { startGauges } from './Gauge.script.ts';
import { startHero } from './HomeHero.script.ts';
import { startServiceList } from './ServiceGrid.script.ts';
import { startStatisticsScroll } from './Statistics.script.ts';
import { startVideoStories } from './VideoStory.script.ts';

startServiceList(document);
startExpertise(document);
startGauges(document);
startStatisticsScroll(document);
startVideoStories(document);
startHero(document);
