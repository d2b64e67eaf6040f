import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type Reader = Awaited<ReturnType<typeof startReader>>;

/** The system's Python, because only it has the system's bindings for AT-SPI. */
const PYTHON = '/usr/bin/python3';

/** Starts the program that listens to what browsers tell assistive technology. `display` is the value of DISPLAY. */
export async function startReader(display: string) {
  const child = spawn(PYTHON, [join(import.meta.dirname, 'reader.py')], {
    env: { ...process.env, DISPLAY: display },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const answers = createInterface({ input: child.stdout });
  await once(answers, 'line');

  async function ask<Answer>(command: 'focus' | 'read' | 'heard' | 'where'): Promise<Answer> {
    const answered = once(answers, 'line');
    child.stdin.write(`${command}\n`);
    const [line] = await answered;
    const answer = JSON.parse(line);
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
      await once(child, 'exit');
    },
  };
}
