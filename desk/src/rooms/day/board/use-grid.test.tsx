// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useGrid } from './use-grid.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const [WIDTH, HEIGHT] = [90, 60];

/** The free times of three doctors, by column and row. In the middle column a time is twice as high, and one is too short. */
const TIMES = ['0,0', '1,0', '2,0', '0,1', '2,1', '0,2', '1,2', '2,3'];
const TOO_SHORT = ['1,0', '0,1', '1,2'];

/** Draws a grid, presses a key at a time, and returns the time that then has the focus. */
function press(from: string, key: KeyboardEventInit, isMoving = false): string | null {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const [column = 0, row = 0] = (this.dataset.slot ?? '').split(',').map(Number);
    return new DOMRect(column * WIDTH, row * HEIGHT, WIDTH - 4, (this.dataset.slot === '1,0' ? 2 : 1) * HEIGHT - 4);
  });
  function Grid() {
    const { handlers } = useGrid(isMoving);
    return (
      <div {...handlers}>
        {TIMES.map((time) => (
          <button key={time} type="button" data-slot={time} data-target={TOO_SHORT.includes(time) ? undefined : ''}>
            {time}
          </button>
        ))}
      </div>
    );
  }
  const { container } = render(<Grid />);
  const start = container.querySelector<HTMLElement>(`[data-slot="${from}"]`) as HTMLElement;
  start.focus();
  fireEvent.keyDown(start, key);
  return document.activeElement?.getAttribute('data-slot') ?? null;
}

test.each<[string, string, KeyboardEventInit, string, isMoving?: boolean]>([
  ['right', '0,1', { key: 'ArrowRight' }, '1,0'],
  ['right at the end of a row', '2,1', { key: 'ArrowRight' }, '2,1'],
  ['down', '1,0', { key: 'ArrowDown' }, '1,2'],
  ['to the beginning of the row', '2,1', { key: 'Home' }, '0,1'],
  ['to the end of the row', '0,2', { key: 'End' }, '1,2'],
  ['to the first of all', '2,3', { key: 'Home', ctrlKey: true }, '0,0'],
  ['to the last of all', '0,0', { key: 'End', ctrlKey: true }, '2,3'],
  ['nowhere by another key', '0,0', { key: 'ArrowRight', ctrlKey: true }, '0,0'],
  ['in a move over times that are too short', '0,0', { key: 'ArrowRight' }, '2,0', true],
  ['in a move to the nearest where the row has none', '0,2', { key: 'ArrowRight' }, '2,1', true],
  ['in a move from a taken time', '0,1', { key: 'ArrowDown' }, '0,2', true],
])('a receptionist goes %s by a key', (_, from, key, to, isMoving) => {
  expect(press(from, key, isMoving)).toBe(to);
});
