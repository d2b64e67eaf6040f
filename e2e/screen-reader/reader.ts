import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type Reader = Awaited<ReturnType<typeof startReader>>;

/** The system's Python, because only it has the system's bindings for AT-SPI. */
export const PYTHON = '/usr/bin/python3';

/** Starts the program that listens to what browsers tell assistive technology. `display` is the value of DISPLAY. */
export async function startReader(display: string) {
  const child = spawn(PYTHON, [join(import.meta.dirname, 'reader.py')], {
    env: { ...process.env, DISPLAY: display },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const answers = createInterface({ input: child.stdout });
  const ended = once(child, 'exit').then(([code]) =>
    Promise.reject<never>(new Error(`The program that listens ended with ${code}; its reason stands above.`)),
  );
  const readLine = async (): Promise<string> => (await Promise.race([once(answers, 'line'), ended]))[0];
  await readLine();

  async function ask<Answer>(command: 'focus' | 'read' | 'heard' | 'where'): Promise<Answer> {
    const answered = readLine();
    child.stdin.write(`${command}\n`);
    const answer = JSON.parse(await answered);
    if (answer?.error) throw new Error(answer.error);
    return answer;
  }
  return {
    focusPage: () => ask<boolean>('focus'),
    readPage: () => ask<string[]>('read'),
    takeHeard: () => ask<string[]>('heard'),
    readFocus: () => ask<string>('where'),
    stop: async () => {
      child.stdin.end();
      await ended.catch(() => undefined);
    },
  };
}
