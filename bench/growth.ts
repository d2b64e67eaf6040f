// Builds the site in a temporary folder as its content grows, and compares what one more page costs at the end and at
// the start. The cost is the processor time of the whole build, from the check of the content to the compressed files:
// other programs disturb it less than elapsed time. Posts and services are copies of the sample's, so their pictures
// are encoded already: encoding is a cost of pictures, not of pages.
import { join } from 'node:path';
import { PROJECT_ROOT } from '../api/src/project-root.ts';
import { copyProject } from '../scripts/project-copy.mjs';
import { type Built, buildGrown, type Size } from './growth-build.ts';
import { formatCount, toVerdict } from './verdict.ts';

const FEW: Size = { posts: 3, services: 15 };
const MANY_SERVICES: Size = { posts: 3, services: 150 };
/** Adds as many services to `MANY_SERVICES` as that adds to `FEW`. */
const MORE_SERVICES: Size = { posts: 3, services: 285 };
const MANY_POSTS: Size = { posts: 300, services: 150 };
const MOST: Size = { posts: 3000, services: 150 };

const COST_AIM = { atMost: 1.2 };
const MEMORY_AIM = { atMost: 2 };

const content = join(PROJECT_ROOT, 'content');
const house = copyProject('clinic-growth');

console.log('\nBuilds of growing content');
console.log('     posts  services     pages  seconds  CPU seconds  memory MB');
const few = await build(FEW);
const manyServices = await build(MANY_SERVICES);
const moreServices = await build(MORE_SERVICES);
const manyPosts = await build(MANY_POSTS);
const most = await build(MOST);

console.log('\nCPU time of a further page at the start and at the end');
compareCosts('services', [few, manyServices], [manyServices, moreServices]);
compareCosts('posts', [manyServices, manyPosts], [manyPosts, most]);

console.log('\nPeak memory of a process of the build');
const memoryRatio = most.memoryMegabytes / few.memoryMegabytes;
console.log(`  of ${most.pages} pages it is ${toVerdict(memoryRatio, MEMORY_AIM)} (that of ${few.pages} pages)`);

async function build(size: Size): Promise<Built> {
  const built = await buildGrown(house, content, size);
  const { posts, services, pages, seconds, cpuSeconds, memoryMegabytes } = built;
  console.log(`  ${[posts, services, pages, seconds, cpuSeconds, memoryMegabytes].map(formatCount).join('  ')}`);
  return built;
}

function compareCosts(what: string, start: [Built, Built], end: [Built, Built]): void {
  const [first, last] = [getPageMs(...start), getPageMs(...end)];
  console.log(`  ${what}: ${formatCount(first)} ms, ${formatCount(last)} ms: ${toVerdict(last / first, COST_AIM)}`);
}

function getPageMs(smaller: Built, larger: Built): number {
  return (1000 * (larger.cpuSeconds - smaller.cpuSeconds)) / (larger.pages - smaller.pages);
}
