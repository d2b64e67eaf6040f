/** `npm run test:faults` asks for every round; `npm test` runs a few of the same. */
export const isFull = process.env.FAULT_ROUNDS === 'all';

/** Says how far the long form is. */
export function announce(line: string): void {
  if (isFull) console.log(`· ${line}`);
}

declare module 'vitest' {
  interface TaskMeta {
    /** One line for the summary of `npm run test:faults`. */
    figures?: string;
  }
}
