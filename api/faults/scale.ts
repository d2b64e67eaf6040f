/** `npm run test:faults` runs every round; `npm run test:long` runs a few of them. */
export const isFull = process.env.FAULT_ROUNDS === 'all';

/** Reports the progress of the long form. */
export function announce(line: string): void {
  if (isFull) console.log(`· ${line}`);
}

declare module 'vitest' {
  interface TaskMeta {
    /** One line for the summary of `npm run test:faults`. */
    figures?: string;
  }
}
