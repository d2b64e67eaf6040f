// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DeskFound } from '#appointments/found/found.ts';
import { PAUSE_MS } from '#appointments/found/use-search.ts';
import { PLACE, TODAY } from '#test/desk-samples.ts';
import { SearchPage } from './SearchPage.tsx';

const NOTHING: DeskFound = {
  ...{ question: '', kind: null, today: TODAY, coming: [], past: [], isHistory: false, isCut: false },
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

/** Asks for a name after a pause. */
async function ask(value: string) {
  type(value);
  await pause();
}

test('a receptionist searches once by pausing, and the address is that of the search', async () => {
  type('As');
  type('Asha ');
  expect(asked).toEqual([]);
  await pause();
  expect(asked.map(({ address }) => address)).toEqual(['/search?q=Asha']);
  await asked[0]?.answer(200, toFound('Asha'));
  expect(status()).toBe('Nobody has this name.');
  expect(location.search).toBe('?q=Asha');
});

test('a receptionist ends a search by another one, or by going back to the question that is shown', async () => {
  await ask('Asha');
  await ask('Ravi');
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await ask('');
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  expect(screen.getByText(/^Any of these will do/).parentElement?.getAttribute('aria-busy')).toBeNull();
  await ask('Ravi');
  await asked[2]?.answer(200, toFound('Ravi'));
  expect(location.search).toBe('?q=Ravi');
});

test('a receptionist asks at once by Enter, and again for an equal question', async () => {
  type('Asha');
  fireEvent.submit(screen.getByRole('searchbox'));
  await asked[0]?.answer(200, toFound('Asha'));
  fireEvent.submit(screen.getByRole('searchbox'));
  expect(asked.map(({ address }) => address)).toEqual(['/search?q=Asha', '/search?q=Asha']);
});

test('a receptionist without an answer is told so, asks again by the next letter, and signs in after the session', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  await ask('Asha');
  await asked[0]?.answer(500);
  expect(status()).toBe('The search cannot be reached. Check the connection, and press Find.');
  await ask('');
  expect(asked).toHaveLength(2);
  await asked[1]?.answer(401);
  expect(assign).toHaveBeenCalledWith(`/sign-in?back=${encodeURIComponent(location.pathname)}`);
});
