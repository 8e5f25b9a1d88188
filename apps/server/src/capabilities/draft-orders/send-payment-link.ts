import { checkoutBodySchema } from '@vitrine/core/checkout/checkout.calls.ts';
import { checkoutErrors } from '@vitrine/core/checkout/checkout.errors.ts';
import { draftOrderErrors } from '@vitrine/core/draft-orders/draft-orders.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { dayText } from '@vitrine/core/messages/day-text.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { priceIn } from '@vitrine/core/money/price-in.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { inLanguage } from '../../in-language.ts';
import { recordAct } from '../audit/index.ts';
import { readAgreedCart } from '../cart/index.ts';
import { paymentLinkPath, prepareOrder } from '../checkout/index.ts';
import { type MailContent, plainMail, queueMail } from '../mail/index.ts';
import { methodsForOrders } from '../payments/index.ts';
import { publishedLook } from '../publishing/index.ts';
import { websiteAddress } from '../tenancy/index.ts';
import { markLinkSent } from './draft-orders.store.ts';
import { endOfLink } from './open-payment-link.ts';
import { openDraft } from './save-draft.ts';

interface Sending {
  readonly id: Id;
  readonly version: number;
  /** The total that staff saw. */
  readonly total: number;
}

/** Refused while the customer could not order it: its link would lead to a page of problems (rule PAYLINK-1). */
export async function sendPaymentLink(
  context: Context,
  { id, version, total }: Sending,
): Promise<Result<null>> {
  const { clock, database, website } = context;
  const known = await openDraft(context, id);
  if (!known.ok) return known;
  const { customer, language } = known.value.content;
  const cart = await readAgreedCart(database, website.id, id);
  if (cart === null || known.value.version !== version) return fail(draftOrderErrors.changedMeanwhile);
  // With the methods of staff, who agree to nothing: what only the customer can choose is left to them.
  const body = checkoutBodySchema.parse({ ...customer, expectedTotal: total });
  const prepared = await prepareOrder(context, cart, { body, siteUserId: null, isByStaff: true });
  if (!prepared.ok) return prepared;
  if ((await methodsForOrders(context)).length === 0) return fail(checkoutErrors.noPayment);
  const sentAt = clock.now();
  const { lines, form } = prepared.value;
  const content = await linkMail(inLanguage(context, language), {
    lines,
    total,
    link: { draftId: id, version, sentAt },
  });
  const { contactEmail } = website.settings;
  return transactionOf<Result<null>>(database, async transaction => {
    const inside = within(context, transaction);
    if (!(await markLinkSent(transaction, website.id, { id, version, at: sentAt })))
      return fail(draftOrderErrors.changedMeanwhile);
    await queueMail(inside, {
      kind: 'draftOrders.paymentLink',
      to: form.email,
      ...(contactEmail === '' ? {} : { replyTo: contactEmail }),
      ...content,
    });
    await recordAct(inside, 'draftOrder.linkSent', { draftId: id });
    return succeed(null);
  });
}

interface LinkMail {
  readonly lines: readonly { readonly title: string; readonly options: string; readonly quantity: number }[];
  readonly total: number;
  readonly link: { readonly draftId: Id; readonly version: number; readonly sentAt: Date };
}

export async function linkMail(context: Context, { lines, total, link }: LinkMail): Promise<MailContent> {
  const { configuration, website } = context;
  const { language, store } = website.settings;
  const words = wordsIn(language).draftOrders;
  const expiresAt = endOfLink(link.sentAt);
  const path = paymentLinkPath(context, { ...link, expiresAt });
  return plainMail({
    language,
    look: await publishedLook(context),
    subject: words.linkSubject({ shop: website.title }),
    intro: [words.linkIntro({ shop: website.title })],
    paragraphs: [
      ...lines.map(
        ({ quantity, title, options }) => `${quantity} × ${title}${options === '' ? '' : ` (${options})`}`,
      ),
      words.linkTotal({ total: formatMoney(priceIn(store, total), language) }),
    ],
    button: { label: words.linkButton, address: websiteAddress(configuration, website.subdomain) + path },
    closing: [words.linkUntil({ date: dayText(expiresAt.toISOString(), language) })],
  });
}
