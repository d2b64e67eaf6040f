// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DeskFound } from '#appointments/found/found.ts';
import { PAUSE_MS } from '#appointments/found/use-search.ts';
import { PLACE, TODAY } from '#test/desk-samples.ts';
import { SearchPage } from './SearchPage.tsx';

const NOTHING: DeskFound = {
  question: '',
  kind: null,
  today: TODAY,
  coming: [],
  past: [],
  isHistory: false,
  isCut: false,
};
const toFound = (question: string): DeskFound => ({ ...NOTHING, question, kind: 'name' });

type Ask = { address: string; signal: AbortSignal; answer: (status: number, body?: unknown) => Promise<void> };
let asked: Ask[];

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => reject(signal.reason));
    const answer = (status: number, body: unknown = {}) => act(async () => resolve(Response.json(body, { status })));
    asked.push({ address, signal: signal as AbortSignal, answer });
    return promise;
  });
  render(<SearchPage view={{ found: NOTHING }} clinic={PLACE} />);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const type = (value: string) => fireEvent.input(screen.getByRole('searchbox'), { target: { value } });
const pause = () => act(async () => vi.advanceTimersByTime(PAUSE_MS));
const status = () => screen.getByRole('status').textContent;

test('the desk searches once somebody pauses, and the address is that of the search', async () => {
  type('As');
  type('Asha ');
  expect(asked).toEqual([]);
  await pause();
  expect(asked.map(({ address }) => address)).toEqual(['/search?q=Asha']);
  await asked[0]?.answer(200, toFound('Asha'));
  expect(status()).toBe('Nobody has this name.');
  expect(location.search).toBe('?q=Asha');
});

test('a new search ends the one before it, whose answer comes too late', async () => {
  type('Asha');
  await pause();
  type('Ravi');
  await pause();
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await asked[1]?.answer(200, toFound('Ravi'));
  expect(location.search).toBe('?q=Ravi');
});

test('going back to the question that is shown asks nothing', async () => {
  type('Asha');
  await pause();
  type('');
  await pause();
  expect(asked).toHaveLength(1);
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(screen.getByText(/^Any of these will do/).parentElement?.getAttribute('aria-busy')).toBeNull();
});

test('Enter asks at once, and again for an equal question', async () => {
  type('Asha');
  fireEvent.submit(screen.getByRole('searchbox'));
  await asked[0]?.answer(200, toFound('Asha'));
  fireEvent.submit(screen.getByRole('searchbox'));
  expect(asked.map(({ address }) => address)).toEqual(['/search?q=Asha', '/search?q=Asha']);
});

test('a search without an answer says so, and the next letter asks again', async () => {
  type('Asha');
  await pause();
  await asked[0]?.answer(500);
  expect(status()).toBe('The search cannot be reached. Check the connection, and press Find.');
  type('');
  await pause();
  expect(asked).toHaveLength(2);
});

test('the end of a session leads to the sign-in', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  type('Asha');
  await pause();
  await asked[0]?.answer(401);
  expect(assign).toHaveBeenCalledWith(`/sign-in?back=${encodeURIComponent(location.pathname)}`);
});
