import type { Door } from './door.ts';
import { getErrorCode, StartupError } from './startup-error.ts';

type Place = {
  port: number;
  host: string;
  /** The names of the settings that hold the port and the host. */
  portName: string;
  hostName: string;
};

/** Starts to listen. Throws StartupError with the remedy. */
export async function listen(door: Door, { port, host, portName, hostName }: Place): Promise<void> {
  try {
    await door.listen(host, port);
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
