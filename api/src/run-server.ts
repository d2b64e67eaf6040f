import { readConfig } from './config.ts';
import { refuseLocalLinks } from './public-origin.ts';
import { startServer } from './start-server.ts';
import { endOnFailedStart, fail } from './startup-failure.ts';

/** With this argument the environment is checked and nothing is started. `npm start` does so before it builds. */
const CHECK_ONLY = '--check';

const endStart = endOnFailedStart();
try {
  const config = readConfig(process.env);
  refuseLocalLinks(config);
  if (!process.argv.includes(CHECK_ONLY)) await startServer(config, () => new Date());
} catch (error) {
  fail(error);
}
endStart();
