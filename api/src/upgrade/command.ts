import { readArguments, runCommand } from '../backup/command.ts';
import { readConfig } from '../config.ts';
import { upgradeTo } from './run-upgrade.ts';

// `npm run upgrade [-- v1.1.0]`: the newest release, or the named one, in the place of the present one.
await runCommand(async () => {
  const { positionals } = readArguments({});
  return upgradeTo(positionals[0] ?? null, readConfig(process.env));
});
