import { exchangeJson } from '@vitrine/widgets/calls/exchange-json.ts';
import { messagesFor } from '@vitrine/widgets/messages/messages.ts';
import { sayFailure, takeBackFailure } from './say-failure.ts';

/** The time in which the server has to answer, in seconds. */
const patience = 8;

/**
 * Sends the checkout only while the server can be reached. Otherwise the page stays, with everything that was typed,
 * and says so with “Try again” (rule CHECKOUT-37).
 */
export function sendWhenConnected(page: Document): void {
  let isChecking = false;
  let isReachable = false;
  page.addEventListener('submit', async event => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement && form.matches('[data-checkout]'))) return;
    if (isReachable) {
      isReachable = false;
      return;
    }
    event.preventDefault();
    if (isChecking) return;
    isChecking = true;
    isReachable = await reachesServer();
    isChecking = false;
    if (isReachable) {
      takeBackFailure(page);
      form.requestSubmit(submitter);
      return;
    }
    sayFailure(submitter?.closest('.form-update') ?? submitter ?? form, {
      words: messagesFor(page.documentElement.lang).checkoutUnreachable,
      onRetry: () => form.requestSubmit(submitter),
    });
  });
}

async function reachesServer(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const answer = await exchangeJson({ method: 'GET', path: '/healthz', seconds: patience });
  return answer.ok;
}
