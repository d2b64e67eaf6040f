import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const CONTENT = join(ROOT, 'content');

const MASTER_MAX_BYTES = 400_000;
const ALL_MAX_BYTES = 30_000_000;
/** The least width at which a wide picture is sharp. Pictures of people may be smaller. */
const MIN_WIDTH_PX = 1280;
const SMALLER_FOLDERS: Record<string, number> = { doctors: 480, founders: 960, team: 960, testimonials: 480 };
const TALL_WIDTH_PX = 1080;

const files = listFiles(CONTENT);
const masters = files.filter((file) => /\.(webp|jpe?g|png|avif)$/.test(file));
const named = new Set(
  files
    .filter((file) => /\.(yaml|md)$/.test(file))
    .flatMap((file) => {
      const paths = readFileSync(file, 'utf8').match(/\.\.?\/[\w./-]+\.(?:webp|jpe?g|png|avif)/g) ?? [];
      return paths.map((path) => resolve(dirname(file), path));
    }),
);

describe('masters in content/', () => {
  it.each(masters.map((file) => [relative(CONTENT, file), file]))(
    '%s is large enough to show and small enough to keep',
    async (path, file) => {
      expect(statSync(file).size).toBeLessThanOrEqual(MASTER_MAX_BYTES);
      const { width = 0, height = 0 } = await sharp(file).metadata();
      const minimum = height > width ? TALL_WIDTH_PX : MIN_WIDTH_PX;
      expect(width).toBeGreaterThanOrEqual(SMALLER_FOLDERS[path.split('/')[0] ?? ''] ?? minimum);
    },
  );

  it('weigh at most 30 MB together', () => {
    expect(masters.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(ALL_MAX_BYTES);
  });

  it('are exactly those that content files name', () => {
    expect(masters.map((file) => relative(CONTENT, file)).sort()).toEqual(
      [...named].map((file) => relative(CONTENT, file)).sort(),
    );
  });
});

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
