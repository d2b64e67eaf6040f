// Writes the JSON Schemas of the content into the build, where the desk reads them:
// `node site/src/schemas/write-json-schemas.ts <folder>` makes <folder>/content-schemas.json.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toContentSchemas } from './json-schemas.ts';

const [folder = ''] = process.argv.slice(2);
writeFileSync(join(folder, 'content-schemas.json'), JSON.stringify(toContentSchemas()));
