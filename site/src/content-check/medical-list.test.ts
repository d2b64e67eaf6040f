import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copySample } from '../../test/sample-content.ts';
import { describeMedicalFiles } from './medical-list.ts';

test('an owner reads which files give medical advice, and by which text', async () => {
  const folder = await copySample();
  const list = () =>
    describeMedicalFiles(folder, 'medical-list')
      .split('\n')
      .filter((line) => line.startsWith('content/'));
  const before = list();
  expect(before).toContainEqual(expect.stringMatching(/^content\/services\/[\w-]+\.yaml: .+: '.+'$/));
  await writeFile(join(folder, 'pages/fees.md'), '---\ntitle: Fees\n---\n\nBring cash.\n\nDo not stop your insulin.\n');
  expect(list().filter((line) => !before.includes(line))).toEqual([
    "content/pages/fees.md: medicines: 'Do not stop your insulin.'",
  ]);
  expect(describeMedicalFiles(folder, 'medical-count')).toBe(
    `${before.length + 1} files of content/ give medical advice. Search engines see such a page in another language once a doctor has read it.\n\`npm run check:content -- --medical\` lists them, each with the reason.\n`,
  );
});
