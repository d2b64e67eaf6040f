import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listBuiltFiles } from './built-files.ts';
import { keepResult } from './kept-results.ts';

const COMPRESSIBLE = ['.html', '.css', '.js', '.json', '.svg', '.xml', '.txt', '.webmanifest'];

/** Enough for Node's threads; with more, the whole site would be in memory. */
const FILES_AT_ONCE = 8;

/** The versions of this module and of the libraries: another one makes other bytes of the same file. */
const MAKERS = [readFileSync(new URL(import.meta.url)), `${process.versions.brotli} ${process.versions.zlib}`];

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Writes a `.br` and a `.gz` beside every text file of the built site, so that the server does not have to compress. */
export async function precompress(folder: string): Promise<void> {
  const waiting = (await listBuiltFiles(folder, COMPRESSIBLE)).values();
  const compressNext = async () => {
    for (const file of waiting) await compressFile(file);
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, compressNext));
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_QUALITY]: 11 };
  const [brotli, gzipped] = await Promise.all([
    keepResult([...MAKERS, 'br', bytes], () => compressBrotli(bytes, { params })),
    keepResult([...MAKERS, 'gz', bytes], () => compressGzip(bytes, { level: 9 })),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}
