import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@clinic/api/project-root.ts';
import type { ContentSchema } from '@clinic/contract/content-schemas.ts';

let schemas: Record<string, ContentSchema> | undefined;

/** Reads the schemas of the content as each build writes them. They are written once for all tests of a file. */
export function readContentSchemas(): Record<string, ContentSchema> {
  schemas ??= writeContentSchemas();
  return schemas;
}

function writeContentSchemas(): Record<string, ContentSchema> {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-schemas-'));
  execFileSync(process.execPath, [join(PROJECT_ROOT, 'site/src/schemas/write-json-schemas.ts'), folder]);
  const written = JSON.parse(readFileSync(join(folder, 'content-schemas.json'), 'utf8'));
  rmSync(folder, { recursive: true });
  return written;
}
