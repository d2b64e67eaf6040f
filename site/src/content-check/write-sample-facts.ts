// `npm run sample-facts`: writes the hashes of the sample's stories, facts and pictures (`sample-facts.json`), by which the
// check finds them in the content of a clinic that is no demonstration. Run it after a change of the sample's content.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSampleFiles } from './content-mistakes.ts';
import { hashSampleFacts } from './sample-facts.ts';

const CONTENT = join(import.meta.dirname, '../../../content');
const hashes = hashSampleFacts(CONTENT, readSampleFiles(CONTENT));
writeFileSync(join(import.meta.dirname, 'sample-facts.json'), `${JSON.stringify(hashes, null, 2)}\n`);
