import { commands } from './cli/commands.ts';
import { runCommand } from './cli/run-command.ts';

process.exitCode = await runCommand(commands, process.argv.slice(2), {
  environment: process.env,
  terminal: { out: line => console.log(line), err: line => console.error(line) },
});
