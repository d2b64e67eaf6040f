import { expect, test } from 'vitest';
import { countBrowserTests } from '../browser-tests.mjs';

const passed = { ok: true, tests: [{ results: [{ errors: [] }] }] };
const crashed = fail('everyone can use /blogs', 'Error: page.setViewportSize: Target crashed ');
const refused = fail('a patient books', 'Error: expect(locator).toBeVisible() failed');

test('a developer reads which tests failed, and of how many the browser crashed', () => {
  const suites = [{ specs: [passed, crashed], suites: [{ specs: [refused] }] }];
  const stats = { expected: 1, flaky: 0, unexpected: 2, skipped: 3 };
  expect(countBrowserTests({ stats, suites })).toEqual({
    passed: 1,
    failed: 2,
    skipped: 3,
    crashed: 1,
    failures: ['e2e/some.spec.ts:80 › everyone can use /blogs', 'e2e/some.spec.ts:80 › a patient books'],
  });
});

function fail(title: string, message: string) {
  return { ok: false, file: 'some.spec.ts', line: 80, title, tests: [{ results: [{ errors: [{ message }] }] }] };
}
