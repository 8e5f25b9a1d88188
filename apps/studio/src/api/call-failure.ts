import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import type { ErrorDefinition } from '@vitrine/core/errors/declare-errors.ts';
import type { Refusal } from '@vitrine/core/errors/result.ts';
import { wordAll } from '@vitrine/core/messages/word-phrase.ts';
import { wordRefusal } from '@vitrine/core/messages/word-refusal.ts';
import type { Failed } from '@vitrine/widgets/calls/exchange-json.ts';
import { type FailureWords, failureMessage } from '@vitrine/widgets/calls/failure-message.ts';
import { t } from '../messages/translate.ts';

/** The studio’s own code for no response: the call may or may not have been carried out. */
const unreachableCode = 'client.unreachable';

/** A refused call, thrown through queries; its message is meant for people. */
export class CallFailure extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(wordsOf(refusal));
    this.name = 'CallFailure';
    this.refusal = refusal;
  }
}

/**
 * The message of any thrown error, never a stack. For refused fields it says what is wrong with them; their names
 * in the call mean nothing to people (rule STUDIO-23).
 */
export function messageOf(error: unknown): string {
  if (!(error instanceof CallFailure)) return t('error.unknown');
  if (error.refusal.code !== callErrors.invalid.code) return error.message;
  return [t('formProblems'), ...new Set(Object.values(fieldProblems(error)))].join(' ');
}

/** The messages of a refusal by field; empty for any other failure. */
export function fieldProblems(error: unknown): Readonly<Record<string, string>> {
  return error instanceof CallFailure ? wordAll(error.refusal.errors ?? {}, studioLanguage()) : {};
}

/** Whether the call was refused with this declared error. */
export function isRefusedFor(error: unknown, { code }: ErrorDefinition): boolean {
  return error instanceof CallFailure && error.refusal.code === code;
}

/** The error as a refusal: the server’s own message, otherwise that of its status (rule STUDIO-2). */
export function refusalOf(failed: Failed, path: string): Refusal {
  const { body, failure, status } = failed;
  const { error: _, message: __, errors, ...details } = body;
  const worded = failureMessage(failed, path, studioWords());
  return {
    code: codeOf(failed),
    status: failure === 'unparsable' ? 0 : status,
    worded,
    english: worded,
    values: {},
    ...(isTexts(errors) ? { errors } : {}),
    ...(Object.keys(details).length > 0 ? { details } : {}),
  };
}

function codeOf({ body, failure, status }: Failed): string {
  if (failure === 'unparsable') return 'client.unparsable';
  if (typeof body.error === 'string') return body.error;
  return status === 0 ? unreachableCode : `http.${status}`;
}

/** The text of a refusal in the studio. */
export function wordsOf(refusal: Refusal): string {
  return wordRefusal(refusal, studioLanguage());
}

function studioWords(): FailureWords {
  return {
    internal: t('error.internal'),
    unauthorized: t('error.unauthorized'),
    unavailable: t('error.unavailable'),
    unreachable: t('error.unreachable'),
    unparsable: t('error.unparsable', { url: '{url}', message: '{message}' }),
  };
}

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(text => typeof text === 'string')
  );
}
