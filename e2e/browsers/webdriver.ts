import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** The keys that WebDriver names by characters of its own (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
export const WEBDRIVER_KEYS: Record<string, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Home: '\uE011',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
};

export type Session = Awaited<ReturnType<typeof openSession>>;

/** Opens a session with a driver that speaks the commands of W3C WebDriver. */
export async function openSession(driver: string, capabilities: object) {
  const { sessionId } = await send<{ sessionId: string }>(driver, 'POST', '/session', { capabilities });
  const path = `/session/${sessionId}`;
  return {
    get: <Value>(command: string) => send<Value>(driver, 'GET', path + command),
    post: <Value>(command: string, body: object = {}) => send<Value>(driver, 'POST', path + command, body),
    end: () => send(driver, 'DELETE', path),
  };
}

async function send<Value>(driver: string, method: string, path: string, body?: object): Promise<Value> {
  const answer = await fetch(driver + path, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
  return value;
}

/** Makes a script of a function, in a form that waits for promises and tells of errors. */
export function toAsyncScript(run: (...args: never[]) => unknown): string {
  return `
    const args = [...arguments];
    const answer = args.pop();
    new Promise((resolve) => resolve((${run})(...args))).then(
      (value) => answer({ value }),
      (error) => answer({ error: String(error?.message ?? error) }),
    );`;
}

/** Reads what a program prints first. */
export async function readFirst(output: Readable): Promise<string> {
  const [chunk] = await once(output, 'data');
  return String(chunk).trim();
}
