import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import type { Refusal } from '@vitrine/core/errors/result.ts';
import { wordAll } from '@vitrine/core/messages/word-phrase.ts';
import { wordRefusal } from '@vitrine/core/messages/word-refusal.ts';
import { t } from '../messages/translate.ts';

/** `client.unreachable` is our own: nothing answered, so nobody knows whether the call was carried out. */
export const unreachableCode = 'client.unreachable';

/** A refused call as it travels through queries; its message is for people. */
export class CallFailure extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(wordsOf(refusal));
    this.name = 'CallFailure';
    this.refusal = refusal;
  }
}

/**
 * The message of whatever was thrown, never a stack. Where fields were refused it says what is wrong with them;
 * the names they have in a call mean nothing to a person (rule STUDIO-23).
 */
export function messageOf(error: unknown): string {
  if (!(error instanceof CallFailure)) return t('error.unknown');
  if (error.refusal.code !== callErrors.invalid.code) return error.message;
  return [t('formProblems'), ...new Set(Object.values(fieldProblems(error)))].join(' ');
}

/** Field → message of a refusal; empty for any other failure. */
export function fieldProblems(error: unknown): Readonly<Record<string, string>> {
  return error instanceof CallFailure ? wordAll(error.refusal.errors ?? {}, studioLanguage()) : {};
}

/**
 * What a reply that is no success says: its own message when it has one, else the words of its status
 * (rule STUDIO-2).
 */
export function refusalOf(status: number, body: Readonly<Record<string, unknown>>): Refusal {
  const { error, message, errors, ...details } = body;
  return {
    code: typeof error === 'string' ? error : `http.${status}`,
    status,
    ...said(typeof message === 'string' && message !== '' ? message : messageOfStatus(status)),
    ...(isTexts(errors) ? { errors } : {}),
    ...(Object.keys(details).length > 0 ? { details } : {}),
  };
}

/** A refusal as the studio says it. */
export function wordsOf(refusal: Refusal): string {
  return wordRefusal(refusal, studioLanguage());
}

const said = (worded: string) => ({ worded, english: worded, values: {} });

export function unreachable(): Refusal {
  return { code: unreachableCode, status: 0, ...said(t('error.unreachable')) };
}

function messageOfStatus(status: number): string {
  if (status === 401 || status === 403) return t('error.unauthorized');
  if (status === 500 || status === 501) return t('error.internal');
  if (status === 503) return t('error.unavailable');
  return t('error.unreachable');
}

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(text => typeof text === 'string')
  );
}
