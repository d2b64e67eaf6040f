import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROJECT_ROOT } from '../api/src/project-root.ts';
import { SERVER_COMMAND, spawnServer } from '../testing/server-process.ts';
import { LOAD_CONTENT_DIR } from './load-content.ts';

export type Server = { url: string; pid: number; stop: () => Promise<void> };

type Settings = Record<string, string>;

/** Starts our server with practically no limit per address. `wrapper` goes before its command. */
export function startOurServer(env: Settings, wrapper: string[] = []): Promise<Server> {
  return start([...wrapper, ...SERVER_COMMAND], { RATE_LIMIT_MAX: '1000000000', ...env }, wrapper.length > 0);
}

/** Starts one of the servers in `baselines.ts`. */
export function startBaseline(name: string, env: Settings): Promise<Server> {
  const script = fileURLToPath(new URL('./baselines.ts', import.meta.url));
  return start([process.execPath, script, name], env, false);
}

async function start(command: string[], env: Settings, isWrapped: boolean): Promise<Server> {
  // Without compiled modules, as for an operator: a server that starts from them answers more slowly.
  const settings = { ...process.env, CONTENT_DIR: LOAD_CONTENT_DIR, NODE_COMPILE_CACHE: '', ...env };
  const server = spawnServer(settings, { command, isGroup: isWrapped });
  return {
    url: `http://127.0.0.1:${await server.waitForPort()}`,
    pid: server.child.pid ?? 0,
    // A wrapper passes no signals on, so it is killed together with the server.
    stop: () => server.stop(isWrapped ? 'SIGKILL' : 'SIGTERM'),
  };
}

/** Settings for the API alone, which needs no built site. */
export const NO_SITE: Settings = { SITE_DIR: '/nonexistent', PUBLIC_API_BASE: 'http://localhost' };

export const SITE_DIR = join(PROJECT_ROOT, 'site/dist');

/** Settings for the site as it is built, with the clinic's own content. */
export const WHOLE_SITE: Settings = { SITE_DIR, CONTENT_DIR: 'content' };
