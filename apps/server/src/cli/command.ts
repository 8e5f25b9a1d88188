import type { Result } from '@vitrine/core/errors/result.ts';
import type { Configuration } from '../configuration.ts';
import type { Services } from '../context.ts';

export interface CommandOption {
  readonly type: 'string' | 'boolean';
  readonly description: string;
}

/** The output of a command: lines for a person, one object for a program. */
export interface CommandAnswer {
  readonly lines: readonly string[];
  readonly json: Readonly<Record<string, unknown>>;
  /** 0 unless the command ran but found something wrong, as `doctor` does. */
  readonly exitCode?: number;
}

interface CommandParts {
  /** One or two words, such as `site list`. */
  readonly name: string;
  readonly summary: string;
  /** The arguments after the name, such as `SUBDOMAIN [--title TEXT]`. */
  readonly usage: string;
  /** The number of required arguments. */
  readonly words: number;
  readonly options: Readonly<Record<string, CommandOption>>;
}

export interface CommandInput {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  /** Progress for a person, on standard error. */
  readonly tell: (message: string) => void;
}

/** Uses the database, which is opened for it whether or not the server runs. */
export interface ServiceCommand extends CommandParts {
  readonly run: (services: Services, input: CommandInput) => Promise<Result<CommandAnswer>>;
}

/** Must work even if nothing else does. */
export interface BareCommand extends CommandParts {
  readonly runBare: (configuration: Configuration, input: CommandInput) => Promise<Result<CommandAnswer>>;
}

export type Command = ServiceCommand | BareCommand;

/** The value of a text option, if given. */
export function textOf({ options }: CommandInput, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}
