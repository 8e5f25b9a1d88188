import { parseArgs } from 'node:util';
import { cliErrors } from '@vitrine/core/cli/cli.errors.ts';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { fail, type Refusal, type Result } from '@vitrine/core/errors/result.ts';
import { wordAll } from '@vitrine/core/messages/word-phrase.ts';
import { capabilities } from '../capabilities.ts';
import { systemClock } from '../clock.ts';
import { readConfiguration } from '../configuration.ts';
import { openConnection } from '../database/open-connection.ts';
import { createLog } from '../log.ts';
import { openServices } from '../services.ts';
import type { Command, CommandAnswer, CommandInput } from './command.ts';

export interface Terminal {
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
}

type Environment = Readonly<Record<string, string | undefined>>;

const always = {
  help: { type: 'boolean', description: 'Shows this.' },
  json: { type: 'boolean', description: 'The last line on standard output is one JSON object.' },
} as const;

/** Runs one command line and returns the exit code: 0 done, 1 refused, 2 not understood (rules CLI-1 to 3). */
export async function runCommand(
  commands: readonly Command[],
  args: readonly string[],
  { environment, terminal }: { environment: Environment; terminal: Terminal },
): Promise<number> {
  const command = commands.find(one => one.name.split(' ').every((word, at) => args[at] === word));
  const isHelp = args.includes('--help') || args.includes('-h') || args.length === 0;
  if (!command) {
    terminal[isHelp ? 'out' : 'err'](helpOfAll(commands, isHelp ? args[0] : undefined));
    return isHelp ? 0 : 2;
  }
  if (isHelp) {
    terminal.out(helpOf(command));
    return 0;
  }
  const isJson = args.includes('--json');
  const input = readInput(command, args, terminal);
  if (!input.ok) return refused(input.error, { terminal, isJson, exitCode: 2 });
  const answer = await carryOut(command, environment, input.value);
  if (!answer.ok) return refused(answer.error, { terminal, isJson, exitCode: 1 });
  if (isJson) terminal.out(JSON.stringify(answer.value.json));
  else for (const line of answer.value.lines) terminal.out(line);
  return answer.value.exitCode ?? 0;
}

function readInput(command: Command, args: readonly string[], terminal: Terminal): Result<CommandInput> {
  const own = args.slice(command.name.split(' ').length);
  try {
    const { values, positionals } = parseArgs({
      args: [...own],
      options: { ...command.options, help: { type: 'boolean' }, json: { type: 'boolean' } },
      allowPositionals: true,
      strict: true,
    });
    if (positionals.length !== command.words) {
      return fail(cliErrors.usage, { what: `Usage: vitrine ${command.name} ${command.usage}.` });
    }
    const options = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? undefined : value]),
    );
    return { ok: true, value: { words: positionals, options, tell: terminal.err } };
  } catch (error) {
    return fail(cliErrors.usage, { what: error instanceof Error ? error.message : String(error) });
  }
}

async function carryOut(
  command: Command,
  environment: Environment,
  input: CommandInput,
): Promise<Result<CommandAnswer>> {
  const read = readConfiguration({ LOG_LEVEL: 'warn', ...environment });
  if (!read.ok) return read;
  const configuration = read.value;
  if ('runBare' in command) return command.runBare(configuration, input);
  const log = createLog(configuration, process.stderr);
  const connected = await openConnection(configuration, 'command', log);
  if (!connected.ok) return connected;
  try {
    const { connection } = connected.value;
    const opened = await openServices({
      configuration,
      connection,
      capabilities,
      clock: systemClock,
      log,
      isCommand: true,
    });
    try {
      return await command.run(opened.services, input);
    } finally {
      await opened.close();
    }
  } finally {
    await connected.value.close();
  }
}

function refused(
  refusal: Refusal,
  { terminal, isJson, exitCode }: { terminal: Terminal; isJson: boolean; exitCode: number },
): number {
  const { code, errors, details } = refusal;
  const message = englishOf(refusal);
  terminal.err(message);
  if (isJson)
    terminal.out(
      JSON.stringify({
        error: code,
        message,
        ...(errors ? { errors: wordAll(errors, 'en') } : {}),
        ...details,
      }),
    );
  return exitCode;
}

function helpOfAll(commands: readonly Command[], noun: string | undefined): string {
  const shown = commands.filter(command => command.name.split(' ')[0] === noun);
  const list = shown.length > 0 ? shown : commands;
  const width = Math.max(...list.map(command => command.name.length));
  const lines = list.map(command => `  ${command.name.padEnd(width)}  ${command.summary}`);
  return ['Usage: vitrine COMMAND [--help] [--json]', '', ...lines].join('\n');
}

function helpOf(command: Command): string {
  const options = Object.entries({ ...command.options, ...always });
  const width = Math.max(...options.map(([name]) => name.length));
  return [
    `Usage: vitrine ${command.name} ${command.usage}`.trimEnd(),
    '',
    command.summary,
    '',
    ...options.map(([name, { description }]) => `  --${name.padEnd(width)}  ${description}`),
  ].join('\n');
}
