import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      ...['contract', 'api', 'site', 'scripts'].map((name) => ({
        root: name,
        test: { name, include: ['*.test.ts', '{src,integrations,test}/**/*.test.{ts,tsx}'] },
      })),
      { root: 'api', test: { name: 'faults', include: ['faults/*.test.ts'] } },
    ],
  },
});
