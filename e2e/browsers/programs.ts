import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';

type Program = keyof typeof PLACES;

/** The programs of the engines, by the names and folders in which distributions install them. */
const PLACES = {
  firefox: ['firefox-esr', 'firefox'],
  WebKitWebDriver: ['WebKitWebDriver'],
  MiniBrowser: ['/usr/lib*/**/webkit2gtk-4.*/MiniBrowser', '/usr/libexec/webkit2gtk-4.*/MiniBrowser'],
  Xvfb: ['Xvfb'],
};

/**
 * Finds the path of a program.
 * @throws when it is not installed
 */
export function findProgram(program: Program): string {
  for (const place of PLACES[program]) {
    const [path] = place.startsWith('/') ? globSync(place) : findOnPath(place);
    if (path) return path;
  }
  throw new Error(`${program} is not installed.`);
}

function findOnPath(name: string): string[] {
  try {
    return [execFileSync('/bin/sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim()];
  } catch {
    return [];
  }
}
