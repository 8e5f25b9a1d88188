import type { Failed, Failure } from './exchange-json.ts';

/** Fallback messages if the server sends none; `{url}` and `{message}` are placeholders of `unparsable`. */
export type FailureWords = Readonly<Record<Exclude<Failure, 'aborted'>, string>>;

/** The message of a failure, for people; nothing for a cancelled request (rules BROWSERCALL-2 to BROWSERCALL-4). */
export function failureMessage(
  { message, failure, detail }: Failed,
  path: string,
  words: FailureWords,
): string {
  if (failure === 'aborted') return '';
  if (message !== null) return message;
  return words[failure].replace('{url}', () => path).replace('{message}', () => detail);
}
