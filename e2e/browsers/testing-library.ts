import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';

export type TestingLibrary = {
  queryAllByRole: typeof queryAllByRole;
  queryAllByLabelText: typeof queryAllByLabelText;
  queryAllByText: typeof queryAllByText;
};

const main = createRequire(import.meta.url).resolve('@testing-library/dom');

/** Testing Library as a script that browsers can run. */
export const TESTING_LIBRARY = readFileSync(join(dirname(main), '@testing-library/dom.umd.min.js'), 'utf8');
