import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readContentFile } from '@clinic/contract/content-file.ts';
import type { Config } from '../config.ts';
import { PROJECT_ROOT } from '../project-root.ts';
import { StartupError } from '../startup-error.ts';
import { type Finding, toFault, toOk, toWarning } from './finding.ts';

/** The program of the site that checks content. It is absent where only the service is installed. */
const CONTENT_CHECK = 'site/src/content-check/check-content.ts';
const SHOWN_MAX = 3;

type Told = Record<'mistakes' | 'notes', { file: string; message: string }[]>;

/** Asks the site's own check about the content that is served, and looks whether it is still the sample. */
export async function checkServedContent({ served: { contentDir } }: Pick<Config, 'served'>): Promise<Finding[]> {
  if (!existsSync(join(PROJECT_ROOT, CONTENT_CHECK))) return [toOk('The content was checked when the site was built.')];
  const { mistakes, notes } = await runContentCheck(contentDir);
  const show = 'List all: npm run check:content';
  if (mistakes.length > 0) {
    const shown = mistakes.slice(0, SHOWN_MAX).map(({ file, message }) => `${file}: ${message}`);
    return [toFault(`The content has mistakes (${mistakes.length}): ${shown.join(' ')}`, show)];
  }
  if (readClinic(contentDir).isDemonstration) {
    const remedy =
      "Write the clinic's own content, and then isDemonstration: false in clinic.yaml (docs/make-it-yours.md).";
    return [toWarning('The content is still the sample: the site says that it is a demonstration.', remedy)];
  }
  const samples = notes.filter(({ message }) => message.includes("the sample's"));
  if (samples.length === 0) return [toOk("The content is the clinic's own.")];
  const files = samples.slice(0, SHOWN_MAX).map(({ file }) => file);
  return [
    toWarning(`Some content is the sample's, word for word (${samples.length} files: ${files.join(', ')}).`, show),
  ];
}

/** Finds the domain that mails come from; empty when the content names none. */
export function findSenderDomain({ mailFrom, served }: Pick<Config, 'mailFrom' | 'served'>): string {
  const address = mailFrom || readClinic(served.contentDir).email || '';
  return address.slice(address.lastIndexOf('@') + 1);
}

function readClinic(contentDir: string): { email?: string; isDemonstration?: boolean } {
  const content = readContentFile(join(contentDir, 'clinic.yaml'));
  return 'fields' in content ? ((content.fields ?? {}) as { email?: string; isDemonstration?: boolean }) : {};
}

function runContentCheck(contentDir: string): Promise<Told> {
  const env = { ...process.env, CONTENT_DIR: contentDir };
  const args = [CONTENT_CHECK, '--json'];
  return new Promise((resolve, reject) => {
    // It ends with 1 when it has found mistakes.
    execFile(process.execPath, args, { cwd: PROJECT_ROOT, env, maxBuffer: 64e6 }, (_error, stdout) => {
      if (stdout.startsWith('{')) resolve(JSON.parse(stdout));
      else reject(new StartupError(`${contentDir} cannot be checked. Look why: npm run check:content`));
    });
  });
}
