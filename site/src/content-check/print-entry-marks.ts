// Prints the work that is left in each file of the content, as one JSON object: `{ "services/x.yaml": ["sample"] }`
import { findContentDir } from '@clinic/contract/content-dir.mjs';
import { listEntryMarks } from './entry-marks.ts';

process.stdout.write(JSON.stringify(listEntryMarks(findContentDir(process.env))));
