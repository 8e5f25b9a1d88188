import type { messagesFor } from '../messages/messages.ts';
import type { FailureWords } from './failure-message.ts';

/** Fallback messages for visitors if the server sends none, worded with the page; placeholders are kept. */
export function failureWords(messages: ReturnType<typeof messagesFor>): FailureWords {
  return {
    internal: messages.callInternal,
    unauthorized: messages.callUnauthorized,
    unavailable: messages.callUnavailable,
    unreachable: messages.callUnreachable,
    unparsable: messages.callUnparsable({ url: '{url}', message: '{message}' }),
  };
}
