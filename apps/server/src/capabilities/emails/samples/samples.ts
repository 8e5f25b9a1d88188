import type { MailKind } from '@vitrine/core/mail/mail-events.ts';
import type { Context } from '../../../context.ts';
import type { OrderRow } from '../../orders/index.ts';
import { orderSamples } from './order-samples.ts';
import { productSamples } from './product-samples.ts';
import { returnSamples } from './return-samples.ts';
import { subscriptionSamples } from './subscription-samples.ts';

/** Makes the email of an event about a sample order, with the verb that makes the real one. */
export type Sample = (context: Context, order: OrderRow) => Promise<unknown>;

export const samples: Readonly<Record<MailKind, Sample>> = {
  ...orderSamples,
  ...returnSamples,
  ...subscriptionSamples,
  ...productSamples,
};
