// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { WrittenField } from './WrittenField.tsx';

afterEach(cleanup);

test('the tools are one stop of the Tab key, and arrow keys lead from one to the next', async () => {
  const user = userEvent.setup();
  render(
    <WrittenField id="text" name="text" label="Text" defaultValue="" rows={4} tools={['bold', 'list']} hasToolsAbove />,
  );
  await user.tab();
  const readFocus = () => document.activeElement?.textContent || document.activeElement?.id;
  const seen = [readFocus()];
  for (const key of ['{ArrowRight}', '{ArrowRight}', '{End}', '{Tab}']) {
    await user.keyboard(key);
    seen.push(readFocus());
  }
  expect(seen).toEqual(['Bold', 'List', 'Bold', 'List', 'text']);
});
