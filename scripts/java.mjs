import { installPackages, isOnPath } from './debian.mjs';
import { announce } from './run.mjs';

/** A Java for the Nu Html Checker: the system's, else Debian's package when root; without one its check is skipped. */
export async function ensureJava() {
  if (isOnPath('java') || (await installPackages(['default-jre-headless']))) return;
  announce('Not installed, so the Nu checker does not read the pages: Java');
}
