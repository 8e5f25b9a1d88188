import type { messagesFor } from '../messages/messages.ts';
import type { FailureWords } from './failure-message.ts';

/** What visitors read where the server has no words of its own, worded with the page; places stay as they are. */
export function failureWords(messages: ReturnType<typeof messagesFor>): FailureWords {
  return {
    internal: messages.callInternal,
    unauthorized: messages.callUnauthorized,
    unavailable: messages.callUnavailable,
    unreachable: messages.callUnreachable,
    unparsable: messages.callUnparsable({ url: '{url}', message: '{message}' }),
  };
}
