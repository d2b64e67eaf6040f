import { expect, test } from 'vitest';
import { findFaults, readPromises } from '../promises.mjs';

const PROMISES = `## product.md: Home

| id | promise | test |
|---|---|---|
| home-open | The clinic says whether it is open. | \`site/hours.test.ts\`: is open on %s |
`;

const FILES: Record<string, string> = {
  'docs/product.md': '# Home\n\nWords.\n',
  'site/hours.test.ts': "test.each(DAYS)('is open on %s', …",
};

const find = (promises: string, files = FILES) =>
  findFaults(readPromises(promises), (path: string) => files[path] ?? null);

test('documents whose parts have promises with tests have no fault', () => {
  expect(find(PROMISES)).toEqual([]);
});

test.each([
  [
    'a part without a promise',
    PROMISES,
    { ...FILES, 'docs/product.md': '# Home\n- **Find** finds.\n' },
    /no promise of "product.md: Find"/,
  ],
  ['a part that is gone', PROMISES, { ...FILES, 'docs/product.md': '' }, /no part "product.md: Home" any more/],
  [
    'a test that is gone',
    PROMISES,
    { ...FILES, 'site/hours.test.ts': '' },
    /home-open names a test that does not exist/,
  ],
  ['an id that is used twice', `${PROMISES}${PROMISES.split('\n')[4]}\n`, FILES, /Two promises have the id home-open/],
])('%s is found', (_fault, promises, files, said) => {
  expect(find(promises, files)).toEqual([expect.stringMatching(said)]);
});

test('a promise without a test is told with an example', () => {
  expect(() => readPromises('| home-open | It is open. | |\n')).toThrow(/names no test: \| home-open/);
});
