import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { answerClientError } from './client-errors.ts';
import type { SlowClientLimits } from './slow-clients.ts';

/**
 * Connections that the kernel keeps until they are accepted. With Node's default of 511, some of 1,200 visitors who
 * come at once wait for many seconds. The kernel's own limit (4096 on Linux) applies as well.
 */
const BACKLOG_CONNECTIONS = 4096;

/**
 * A port and the app that answers there. Another app can take its place: connections stay open, a request that has begun
 * is finished by the app that took it, and the next one is for the new app.
 */
export type Door = {
  /** Hands the requests from now on to an app, which is ready and does not listen itself. */
  open: (app: FastifyInstance) => void;
  /** Rejects with the system's error. Any free port is taken for 0. */
  listen: (host: string, port: number) => Promise<void>;
  /** The port that it listens on; 0 before. */
  getPort: () => number;
  /** Takes no more connections; resolves when all have ended. */
  close: () => Promise<void>;
  closeAllConnections: () => void;
};

/** Makes a door that nobody stands behind yet: call `open` before `listen`. */
export function createDoor(limits: SlowClientLimits): Door {
  const servers: Server[] = [];
  let app: FastifyInstance;
  const answer: RequestListener = (request, response) => app.routing(request, response);

  async function listenAt(host: string, port: number): Promise<void> {
    const server = createServer(limits, answer).on('clientError', answerClientError);
    server.listen({ host, port, backlog: BACKLOG_CONNECTIONS });
    await once(server, 'listening');
    servers.push(server);
  }

  const getPort = () => (servers[0]?.address() as AddressInfo | undefined)?.port ?? 0;

  return {
    open: (next) => (app = next),
    async listen(host, port) {
      // 'localhost' may be two addresses, of which browsers try either.
      const addresses = await lookup(host, { all: true });
      const [first, ...others] = host === 'localhost' ? addresses : addresses.slice(0, 1);
      await listenAt(first?.address ?? host, port);
      for (const { address } of others) await listenAt(address, getPort()).catch(() => undefined);
    },
    getPort,
    close: async () => void (await Promise.all(servers.map((server) => once(server.close(), 'close')))),
    closeAllConnections: () => {
      for (const server of servers) server.closeAllConnections();
    },
  };
}
