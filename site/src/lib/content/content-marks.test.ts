import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copySample } from '../../../test/sample-content.ts';
import { readMarks } from './content-marks.ts';

test('a text that is too long only until its marks are filled in takes no mark away', async () => {
  const folder = await copySample();
  const before = readMarks(folder);
  const file = join(folder, 'clinic.yaml');
  const clinic = await readFile(file, 'utf8');
  const long = `Call {emergencyPhone} at any hour.${' {emergencyNumbers}'.repeat(20)}`;
  await writeFile(file, clinic.replace(/^( {2}action:).*$/m, `$1 '${long}'`));
  expect(readMarks(folder)).toEqual(before);
  expect(before.phone).toBeTruthy();
});
