// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NowLine } from './NowLine.tsx';

/** Two hours of the board, with a pause between them. Each row is 40 px high, the first one begins at 20 px. */
const ROWS = [
  { start: '09:00', end: '10:00', top: 20 },
  { start: '10:30', end: '11:30', top: 60 },
];

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return ROWS.find(({ start }) => start === this.dataset.start)?.top ?? 0;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly place: () => void;
      constructor(place: () => void) {
        this.place = place;
      }
      disconnect() {}
      observe() {
        this.place();
      }
    },
  );
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['before the first hour at its top', '07:00', '20px'],
  ['in an hour by its minutes', '09:30', '40px'],
  ['in a pause at the top of what follows', '10:15', '60px'],
  ['after the last hour at the end', '18:30', '100px'],
])('the line of the present time stands %s', (_where, clock, top) => {
  const { container } = render(
    <section>
      <table>
        <tbody>
          {ROWS.map(({ start, end }) => (
            <tr key={start} data-start={start} data-end={end} />
          ))}
        </tbody>
      </table>
      <NowLine clock={clock} />
    </section>,
  );
  expect(container.querySelector('span')?.style.getPropertyValue('inset-block-start')).toBe(top);
});
