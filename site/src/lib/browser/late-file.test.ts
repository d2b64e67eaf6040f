import { expect, test, vi } from 'vitest';
import { createLateFile } from './late-file.ts';

// `e2e/book-facts.spec.ts` proves in a browser that a failed file is had by another address.

test('a file that has loaded is had as it is', async () => {
  expect(await createLateFile(async () => ({ word: 'one' }))()).toEqual({ word: 'one' });
});

test('where the browser names no address, the file itself is asked for again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Importing a module script failed.')).mockResolvedValue({});
  const fetchFile = createLateFile(load);
  await expect(fetchFile()).rejects.toThrow();
  expect(await fetchFile()).toEqual({});
});
