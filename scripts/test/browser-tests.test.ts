import { expect, test } from 'vitest';
import { countBrowserTests } from '../browser-tests.mjs';

const passed = { ok: true, tests: [{ results: [{ errors: [] }] }] };
const crashed = fail('everyone can use /blogs', 'Error: page.setViewportSize: Target crashed ');
const refused = fail('a patient books', 'Error: expect(locator).toBeVisible() failed\n\nLocator: …');

test('a developer reads which tests failed and why, and of how many the browser crashed', () => {
  const suites = [{ specs: [passed, crashed], suites: [{ specs: [refused] }] }];
  const stats = { expected: 1, flaky: 0, unexpected: 2, skipped: 3 };
  expect(countBrowserTests({ stats, suites })).toEqual({
    passed: 1,
    failed: 2,
    skipped: 3,
    crashed: 1,
    failures: [
      'e2e/some.spec.ts:80 › everyone can use /blogs: line 91, Error: page.setViewportSize: Target crashed ',
      'e2e/some.spec.ts:80 › a patient books: line 91, Error: expect(locator).toBeVisible() failed',
    ],
  });
});

function fail(title: string, message: string) {
  const errors = [{ message: `\u001b[31m${message}\u001b[39m`, location: { line: 91 } }];
  return { ok: false, file: 'some.spec.ts', line: 80, title, tests: [{ results: [{ errors }] }] };
}
