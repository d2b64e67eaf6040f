// The plain script of the home page's sections below the hero.
import { startExpertise } from './expertise.ts';
import { startGauges } from './gauges.ts';
import { startServiceList } from './service-list.ts';
import { startStatisticsScroll } from './statistics-scroll.ts';
import { startVideoStories } from './video-stories.ts';

startServiceList(document);
startExpertise(document);
startGauges(document);
startStatisticsScroll(document);
startVideoStories(document);
