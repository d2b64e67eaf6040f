import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire, isBuiltin, stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parse } from 'acorn';
import { simple } from 'acorn-walk';

/**
 * Follows the imports of these files, also those that are made while the program runs and the threads that it starts.
 * Returns the project's own files, by paths below `root`, and where its lock file has the packages that they import.
 * Throws when a file imports what is not there. `isLeftOut` names packages that nothing needs here.
 */
export function traceImports(root, entries, isLeftOut) {
  const files = new Set();
  const packages = new Map();
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

  function addFile(path) {
    const file = relative(root, path);
    if (files.has(file)) return;
    files.add(file);
    if (lstatSync(path).isSymbolicLink()) return addFile(realpathSync(path));
    if (!/\.[cm]?[jt]s$/.test(path)) return;
    for (const name of listImports(path)) addImport(name, path);
  }

  function addImport(name, importer) {
    if (isBuiltin(name)) return;
    const packageName = /^(@[^/]+\/)?[^/]+/.exec(name)[0];
    if (isLeftOut(packageName)) return;
    const place = /^[@\w]/.test(name) && findPlace(locked, relative(root, dirname(importer)), packageName);
    if (place && !locked[place].link) return addPackage(place);
    addFile(findOwnFile(name, importer));
  }

  /** Adds a package with all that it depends on. Optional ones count where they are installed. */
  function addPackage(place) {
    if (packages.has(place)) return;
    const { version, dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} } = locked[place];
    packages.set(place, version);
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta[name]?.optional);
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      if (isLeftOut(name)) continue;
      const found = findPlace(locked, place, name);
      if (found && existsSync(join(root, found))) addPackage(found);
      else if (!(name in (optionalDependencies ?? {})))
        throw new Error(`${place} needs ${name}, which is not installed.`);
    }
  }

  for (const entry of entries) addFile(join(root, entry));
  return { files: [...files].sort(), packages: [...packages.keys()].sort() };
}

/** Finds the place of a package in the lock file as Node finds it from a folder: there or further up. */
function findPlace(locked, from, name) {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name).split(sep).join('/');
    if (place in locked) return place;
    if (folder === '.' || folder === '') return undefined;
  }
}

/** Finds a file of the project by the relative path, or by the name that its package.json gives it. */
function findOwnFile(name, importer) {
  if (name.startsWith('.')) return resolve(dirname(importer), name);
  return realpathSync(createRequire(importer).resolve(name));
}

/** Lists what a file imports. Imports of types are no imports: nothing of them is left when the program runs. */
function listImports(path) {
  const text = readFileSync(path, 'utf8');
  const script = /\.[cm]?ts$/.test(path) ? stripTypeScriptTypes(text) : text;
  const names = new Set();
  const add = (node) => typeof node?.value === 'string' && names.add(node.value);
  const addSource = ({ source }) => add(source);
  simple(parse(script, { ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true }), {
    ImportDeclaration: addSource,
    ExportNamedDeclaration: addSource,
    ExportAllDeclaration: addSource,
    ImportExpression: addSource,
    CallExpression: ({ callee, arguments: [first] }) => callee.name === 'require' && add(first),
    // A thread: new Worker(new URL('./thread.ts', import.meta.url)).
    NewExpression: ({ callee, arguments: [first, second] }) =>
      callee.name === 'URL' &&
      second?.object?.type === 'MetaProperty' &&
      /^\.\/.*\.[cm]?[jt]s$/.test(first?.value) &&
      add(first),
  });
  return names;
}
