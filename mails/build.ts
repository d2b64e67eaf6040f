import { brandColors } from '@clinic/ui/build/brand-colors.ts';
import { build } from 'vite';

/** Bundles what writes mails, with React and all else, into one module for Node: `mail-writer.mjs` in this folder. */
export async function buildMailWriter(outDir: string): Promise<void> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    plugins: [brandColors()],
    // Both parts of React, whatever NODE_ENV is here and while the service runs.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/mail-writer.tsx',
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: '[name].mjs', codeSplitting: false } },
    },
  });
}
