import type { z } from 'zod';
import { type Phrase, type PhraseValues, phrase } from '../messages/phrase.ts';

/** The errors, by the path of the field (rule ERROR-5). */
export type FieldProblems = Readonly<Record<string, Phrase>>;

export type ReadFields<Value> =
  | { readonly isRead: true; readonly value: Value }
  | { readonly isRead: false; readonly problems: FieldProblems };

/** Parses input by its schema; else the first problem of each field, its path after the prefix. */
export function readFields<Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
  prefix: readonly string[] = [],
): ReadFields<z.output<Schema>> {
  const read = schema.safeParse(given, { reportInput: true });
  if (read.success) return { isRead: true, value: read.data };
  const problems: Record<string, Phrase> = {};
  for (const issue of read.error.issues) {
    const path = [...prefix, ...issue.path.map(String)].join('.') || 'body';
    problems[path] ??= problemOfIssue(issue);
  }
  return { isRead: false, problems };
}

/** The names of the fields, as `call.invalid` lists them. */
export function namesOf(problems: FieldProblems): string {
  return Object.keys(problems).join(', ');
}

/** A schema’s error as a phrase: by its own code, or by the kind of check. */
export function problemOfIssue(issue: z.core.$ZodIssue): Phrase {
  if (issue.message.startsWith('fields.')) return { code: issue.message, values: ownValues(issue) };
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? phrase('fields.required') : typeOf(issue);
    case 'too_big': {
      const most = Number(issue.maximum);
      if (issue.origin === 'string') return phrase('fields.tooLong', { most });
      return isCount(issue.origin) ? phrase('fields.tooMany', { most }) : phrase('fields.tooLarge', { most });
    }
    case 'too_small': {
      const least = Number(issue.minimum);
      if (issue.origin === 'string')
        return least === 1 ? phrase('fields.required') : phrase('fields.tooShort', { least });
      return isCount(issue.origin)
        ? phrase('fields.tooFew', { least })
        : phrase('fields.tooSmall', { least });
    }
    case 'invalid_format':
      return issue.format === 'email' ? phrase('fields.email') : phrase('fields.form');
    case 'not_multiple_of':
      return phrase('fields.step', { step: issue.divisor });
    case 'unrecognized_keys':
      return phrase('fields.unknown', { names: issue.keys.join(', ') });
    case 'invalid_value':
      return issue.input === undefined
        ? phrase('fields.required')
        : phrase('fields.choice', { choices: issue.values.map(String).join(', ') });
    default:
      return issue.code === 'invalid_union' && issue.input === undefined
        ? phrase('fields.required')
        : phrase('fields.invalid');
  }
}

function typeOf({ expected }: z.core.$ZodIssueInvalidType): Phrase {
  switch (expected) {
    case 'string':
      return phrase('fields.notText');
    case 'int':
      return phrase('fields.whole');
    case 'number':
      return phrase('fields.notNumber');
    case 'boolean':
      return phrase('fields.notBoolean');
    case 'array':
      return phrase('fields.notList');
    case 'object':
    case 'record':
      return phrase('fields.notObject');
    default:
      return phrase('fields.invalid');
  }
}

function isCount(origin: string): boolean {
  return origin === 'array' || origin === 'set' || origin === 'map';
}

function ownValues(issue: z.core.$ZodIssue): PhraseValues {
  if (issue.code === 'too_big') return { most: Number(issue.maximum) };
  if (issue.code === 'too_small') return { least: Number(issue.minimum) };
  return issue.code === 'custom' ? (issue.params?.values ?? {}) : {};
}
