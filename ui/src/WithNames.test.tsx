// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { WithNames } from './WithNames.tsx';

afterEach(cleanup);

test.each([
  ['أحمد خان: moved to 9:00', ['أحمد خان'], '<bdi>أحمد خان</bdi>: moved to 9:00'],
  ['Asha, Asha and 2 more', ['Asha', 'Asha'], '<bdi>Asha</bdi>, <bdi>Asha</bdi> and 2 more'],
  ['Nobody is named here.', ['', 'Asha'], 'Nobody is named here.'],
])('the names in "%s" stand apart from the other words', (text, names, html) => {
  const { container } = render(<WithNames text={text} names={names} />);
  expect(container.innerHTML).toBe(html);
  expect(container.textContent).toBe(text);
});
