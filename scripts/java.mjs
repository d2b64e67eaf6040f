import { installPackages, isOnPath } from './debian.mjs';
import { announce } from './run.mjs';

/** Finds the system's Java for the Nu Html Checker, or installs Debian's package as root. */
export async function ensureJava() {
  if (isOnPath('java') || (await installPackages(['default-jre-headless']))) return;
  announce('Not installed, so the Nu checker does not read the pages: Java');
}
