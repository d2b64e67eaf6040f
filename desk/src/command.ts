import { runCommand } from '@clinic/api/backup/command.ts';
import { runDeskCommand } from './commands.ts';

const { argv, env, stdin, stdout } = process;
const scene = { args: argv.slice(2), env, input: stdin, output: stdout, warn: console.error };
await runCommand(() => runDeskCommand(scene));
