import { type Id, newId } from '@vitrine/core/id/id.ts';
import { foldRecipient } from '@vitrine/core/mail/fold-recipient.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { z } from 'zod';
import { type Context, within } from '../../context.ts';
import { queueMail, takeMail } from '../mail/index.ts';
import { findProductDetail } from '../products/index.ts';
import { publishedLook } from '../publishing/index.ts';
import { websiteAddress } from '../tenancy/index.ts';
import { noticePath } from './notice-link.ts';
import { confirmMail } from './notice-mails.ts';
import { saveNotice } from './stock-notices.store.ts';

const emailSchema = z.email().max(256).toLowerCase();
const perAddress = { max: 20, seconds: 3600 };
const perEmail = { max: 5, seconds: 86_400 };

export interface AskedNotice {
  readonly product: { readonly name: string; readonly address: string };
  readonly options: string;
}

export type AskOutcome =
  | ({ readonly kind: 'asked' } & AskedNotice)
  | ({ readonly kind: 'wrongEmail' | 'tooMany' | 'available' } & AskedNotice)
  | { readonly kind: 'unknown' };

/**
 * Sends an email whose link confirms the address; only then the person waits (rules STOCKNOTICE-1 and STOCKNOTICE-2). The
 * answer is the same for an address that waits already.
 */
export async function askForNotice(
  context: Context,
  { productId, variantId, email }: { productId: Id; variantId: Id; email: string },
): Promise<AskOutcome> {
  const { actor, clock, configuration, database, guards, website } = context;
  const product = website.settings.store.stock.isNoticeOffered
    ? await findProductDetail(context, productId)
    : null;
  const variant = product?.variants.find(one => one.id === variantId);
  if (!product || !variant) return { kind: 'unknown' };
  const options = variant.optionValues.join(' / ');
  const asked = { product: { name: product.title, address: product.address }, options };
  const read = emailSchema.safeParse(email.trim());
  if (!read.success) return { kind: 'wrongEmail', ...asked };
  if (!variant.isSoldOut) return { kind: 'available', ...asked };
  const from = { address: actor.address, what: 'stock notice' };
  const waits =
    (await guards.takeFrom(database, from, perAddress)) ??
    (await guards.take(database, `stock notice ${website.id} ${foldRecipient(read.data)}`, perEmail)) ??
    (await takeMail(context, { about: 'stock notice', to: read.data }));
  if (waits !== null) return { kind: 'tooMany', ...asked };
  const look = await publishedLook(context);
  const here = websiteAddress(configuration, website.subdomain);
  await database.transaction(async transaction => {
    const inside = within(context, transaction);
    const id = await saveNotice(transaction, website.id, {
      id: newId(),
      product_id: productId,
      variant_id: variantId,
      email: read.data,
      words: messagesFor(website.settings.language).noticeConsent({ shop: website.title }),
      asked_at: clock.now(),
    });
    if (id === null) return;
    const address = here + noticePath(context, id);
    const content = confirmMail({ website, look, name: nameOf(asked), address });
    await queueMail(inside, { kind: 'stockNotices.confirm', to: read.data, ...content });
  });
  return { kind: 'asked', ...asked };
}

/** A product with the values of its options. */
export function nameOf({ product, options }: AskedNotice): string {
  return options === '' ? product.name : `${product.name} (${options})`;
}
