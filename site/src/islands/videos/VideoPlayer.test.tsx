// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VideoPlayer } from './VideoPlayer.island.tsx';

const ORIGIN = 'https://www.youtube-nocookie.com';

beforeEach(() => {
  vi.useFakeTimers();
  // happy-dom logs an error for every frame, because it does not load any.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function renderPlayer() {
  render(<VideoPlayer embedId="sample" name="Sample Patient" />);
  const player = document.querySelector('[data-state]') as HTMLElement;
  return { getState: () => player.dataset.state, findFrame: () => player.querySelector('iframe') };
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Play the video of Sample Patient' }));

const answer = (source: Window | null | undefined, origin: string) =>
  act(() => {
    dispatchEvent(new MessageEvent('message', { source: source ?? null, origin, data: '{"event":"onReady"}' }));
  });

test('nothing is framed before a press', () => {
  const { getState, findFrame } = renderPlayer();
  expect(getState()).toBe('still');
  expect(findFrame()).toBeNull();
});

test('a press frames the player, which plays once it answers itself', () => {
  const { getState, findFrame } = renderPlayer();
  press();
  expect(getState()).toBe('waiting');
  const frame = findFrame();
  expect(frame?.title).toBe('Video of Sample Patient');
  expect(frame?.src).toMatch(`${ORIGIN}/embed/sample?autoplay=1`);
  expect(document.activeElement).toBe(frame);
  answer(window, ORIGIN);
  answer(frame?.contentWindow, 'https://elsewhere.example');
  expect(getState()).toBe('waiting');
  answer(frame?.contentWindow, ORIGIN);
  expect(getState()).toBe('playing');
  act(() => vi.advanceTimersByTime(60_000));
  expect(getState()).toBe('playing');
});

test('a player that is silent for ten seconds gives way to a link, which takes the focus over', () => {
  const { getState, findFrame } = renderPlayer();
  press();
  act(() => vi.advanceTimersByTime(9_900));
  expect(getState()).toBe('waiting');
  act(() => vi.advanceTimersByTime(200));
  expect(getState()).toBe('unreachable');
  expect(findFrame()).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('The video could not be loaded here.');
  const link = screen.getByRole('link', { name: 'Watch on YouTube the video of Sample Patient' });
  expect(link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=sample');
  expect(document.activeElement).toBe(link);
});
