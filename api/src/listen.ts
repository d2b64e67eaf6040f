import type { FastifyInstance } from 'fastify';
import { getErrorCode, StartupError } from './startup-error.ts';

/**
 * Connections that the kernel keeps until they are accepted. With Node's default of 511, some of 1,200 visitors who
 * come at once wait for many seconds. The kernel's own limit (4096 on Linux) applies as well.
 */
const BACKLOG_CONNECTIONS = 4096;

type Place = {
  port: number;
  host: string;
  /** The names of the settings that hold the port and the host. */
  portName: string;
  hostName: string;
};

/** Starts to listen. Throws StartupError with the remedy. */
export async function listen(app: FastifyInstance, { port, host, portName, hostName }: Place): Promise<void> {
  try {
    await app.listen({ host, port, backlog: BACKLOG_CONNECTIONS });
  } catch (error) {
    switch (getErrorCode(error)) {
      case 'EADDRINUSE':
        throw new StartupError(
          `${portName}: ${port} is in use by another program. Stop that program, or take another port. Example: ${portName}=${port + 1} npm start`,
        );
      case 'EACCES':
        throw new StartupError(
          `${portName}: this user may not listen on ${port}. Take one above 1023. Example: ${portName}=3000`,
        );
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
      case 'EAI_AGAIN':
        throw new StartupError(`${hostName}: "${host}" is no address of this machine. Example: ${hostName}=0.0.0.0`);
    }
    throw error;
  }
}

/** The port that the service listens on, even when the setting asks for any free one. */
export function getPort(app: FastifyInstance): number {
  const [address] = app.addresses();
  if (typeof address !== 'object') throw new Error('The server does not listen on a port.');
  return address.port;
}
