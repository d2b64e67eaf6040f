import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { forgetPublished, listFormerSites, readPublished, toBuildFolders, writePublished } from './published-site.mjs';

test('a start serves the build that was published last, and none that is gone, damaged or forgotten', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'clinic-published-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(readPublished(dataDir)).toBeNull();
  for (const id of ['first', 'second']) {
    mkdirSync(join(toBuildFolders(id, dataDir).siteDir, 'client'), { recursive: true });
    writePublished({ id, stamp: 's', isRecorded: true }, dataDir);
    expect(readPublished(dataDir)).toMatchObject({ id });
  }
  expect(listFormerSites(dataDir)).toEqual([toBuildFolders('first', dataDir).siteDir]);
  writePublished({ id: 'gone', stamp: 's', isRecorded: true }, dataDir);
  expect(readPublished(dataDir)).toBeNull();
  writePublished({ id: '../sites/first', stamp: 's', isRecorded: true }, dataDir);
  expect(readPublished(dataDir)).toBeNull();
  writeFileSync(join(dataDir, 'current.json'), '{ "id":');
  expect(readPublished(dataDir)).toBeNull();
  forgetPublished(dataDir);
  expect(listFormerSites(dataDir)).toEqual([]);
});
