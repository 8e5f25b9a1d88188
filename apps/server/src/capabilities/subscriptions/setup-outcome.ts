import type { Id } from '@vitrine/core/id/id.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import type { Context } from '../../context.ts';
import { subscriptionIdOfToken } from '../orders/index.ts';
import { readSetup } from '../payments/index.ts';
import type { PageState } from './subscription-page.ts';

/** What the page of a subscription says of a payment method that was to be saved for it; null of any other. */
export async function setupOutcome(
  context: Context,
  token: string,
  setupId: Id,
): Promise<Pick<PageState, 'done' | 'problem'> | null> {
  const { database, website } = context;
  const setup = await readSetup(database, website.id, setupId);
  if (setup === null || setup.subscription_id !== subscriptionIdOfToken(context, token)) return null;
  const messages = messagesFor(website.settings.language);
  if (setup.state === 'saved') return { done: 'method' };
  if (setup.state === 'open') return { problem: messages.subscriptionSetUpUnknown };
  if (setup.state === 'abandoned') return { problem: messages.subscriptionSetUpLeft };
  const { reason } = setup;
  return {
    problem:
      reason === ''
        ? messages.subscriptionSetUpRefused
        : messages.subscriptionSetUpRefusedFor({ reason: reason.trim().replace(/\.$/, '') }),
  };
}
