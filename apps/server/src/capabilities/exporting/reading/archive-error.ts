import { problemOfIssue } from '@vitrine/core/errors/field-problems.ts';
import { wordPhrase } from '@vitrine/core/messages/word-phrase.ts';
import type { z } from 'zod';

/** Why an archive cannot become a website: the entry, and its problem. */
export class ArchiveError extends Error {
  readonly where: string;
  readonly why: string;

  constructor(where: string, why: string) {
    super(`${where}: ${why}`);
    this.where = where;
    this.why = why;
  }
}

type Issue = z.core.$ZodIssue;

/** A value that its schema refuses, as part of a sentence; the path is relative to `within`. */
export function wordIssue(issue: Issue, within: readonly string[] = []): string {
  const problem = wordPhrase(problemOfIssue(issue), 'en').replace(/\.$/, '');
  return `${[...within, ...issue.path].join('.')}: ${problem}`;
}
