import type { FastifyInstance } from 'fastify';

const LINE_PATTERN = /^((?:[│ ] {3})*)[└├]── (\S+)(?: \(([^)]+)\))?/;

type Route = { method: string; path: string };

/** Lists all addresses for people, which a session opens. Those of FHIR are opened by tokens (`src/fhir/door.test.ts`). */
export async function listDeskRoutes(app: FastifyInstance): Promise<Route[]> {
  return (await listRoutes(app)).filter(({ path }) => !path.startsWith('/fhir'));
}

/** Lists all addresses of an app with their methods, as Fastify knows them, so that no new one is forgotten. */
export async function listRoutes(app: FastifyInstance): Promise<Route[]> {
  await app.ready();
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = LINE_PATTERN.exec(line) ?? [];
      const depth = indent.length / 4;
      parents.splice(depth, parents.length, part);
      const path = parents.join('').replaceAll('//', '/');
      return methods === '' ? [] : methods.split(', ').map((method) => ({ method, path }));
    });
}

/** Fills the parameters of an address with values. */
export function fillPath(path: string): string {
  return path.replace(':date', '2026-11-24').replace(/:\w+/g, 'some-id');
}
