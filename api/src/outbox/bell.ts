export type Bell = ReturnType<typeof createBell>;

/** Wakes the parts of this process that wait for work. */
export function createBell() {
  const sleepers = new Set<() => void>();
  let rings = 0;
  return {
    ring(): void {
      rings += 1;
      for (const wake of sleepers) wake();
    },
    /** How often it has rung. Read this before you look for work, and you miss no ring. */
    count: () => rings,
    /** Resolves when it has rung after `seen` was counted, or after `ms` milliseconds. */
    wait(seen: number, ms: number): Promise<void> {
      return new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          sleepers.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, rings === seen ? ms : 0);
        sleepers.add(wake);
      });
    },
  };
}
