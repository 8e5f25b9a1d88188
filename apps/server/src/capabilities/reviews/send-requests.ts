import { reviewLinkDays } from '@vitrine/core/reviews/review.ts';
import type { ReviewHindrance } from '@vitrine/core/reviews/review-requests.calls.ts';
import { type Context, within } from '../../context.ts';
import { inLanguage } from '../../in-language.ts';
import { standingWithdrawal } from '../consents/index.ts';
import { queueMail } from '../mail/index.ts';
import { type OrderRow, readOrder } from '../orders/index.ts';
import { publishedLook } from '../publishing/index.ts';
import { websiteAddress } from '../tenancy/index.ts';
import { requestPath, stopPath } from './request-link.ts';
import { requestMail } from './request-mail.ts';
import { dropRequest, isStopped, listDueRequests, markSent, type RequestRow } from './requests.store.ts';
import { type ReviewableLine, reviewableLines } from './reviewable-lines.ts';

const atOnce = 50;
const millisecondsADay = 86_400_000;

/** Sends the requests that are due, each once; those that are not wanted any more are dropped (rules REVIEW-1, REVIEW-2). */
export async function sendRequests(context: Context, isStopping: () => boolean): Promise<void> {
  const { clock, database, website } = context;
  for (;;) {
    const due = await listDueRequests(database, website.id, { now: clock.now(), limit: atOnce });
    for (const request of due) {
      if (isStopping()) throw new Error('The server is stopping.');
      await sendRequest(context, request);
    }
    if (due.length < atOnce) return;
  }
}

/** Sends it once, even if two processes try; one that is not wanted is dropped. */
export async function sendRequest(context: Context, request: RequestRow): Promise<void> {
  const { clock, database, website } = context;
  const order = await readOrder(database, website.id, request.order_id);
  const open = order && (await linesToAskFor(context, order));
  if (!open || typeof open === 'string') return dropRequest(database, website.id, request.id);
  const at = clock.now();
  const expiresAt = new Date(at.getTime() + reviewLinkDays * millisecondsADay);
  const mail = await mailOf(inLanguage(context, order.language), { request, open, expiresAt });
  await database.transaction(async transaction => {
    const inside = within(context, transaction);
    if (!(await markSent(transaction, website.id, { id: request.id, at, expiresAt }))) return;
    const { contactEmail } = website.settings;
    await queueMail(inside, {
      kind: 'orders.reviewRequest',
      to: order.email,
      ...(contactEmail === '' ? {} : { replyTo: contactEmail }),
      ...mail,
    });
  });
}

/**
 * What this buyer may be asked about, or why they may not: the settings and the buyer can have changed since the
 * order (rule REVIEW-2).
 */
export async function linesToAskFor(
  context: Context,
  order: OrderRow,
): Promise<ReviewHindrance | readonly ReviewableLine[]> {
  const { database, website } = context;
  const { email, state } = order;
  const { isShown, requests } = website.settings.store.reviews;
  if (!isShown || requests === 'off') return 'off';
  if (state !== 'completed') return 'incomplete';
  if (await isStopped(database, website.id, email)) return 'stopped';
  const hasConsent =
    requests === 'buyers' || (await standingWithdrawal(context, { email, purpose: 'marketing' })) !== null;
  if (!hasConsent) return 'noConsent';
  const open = (await reviewableLines(context, order)).filter(({ isReviewed }) => !isReviewed);
  return open.length === 0 ? 'nothing' : open;
}

async function mailOf(
  context: Context,
  { request, open, expiresAt }: { request: RequestRow; open: readonly ReviewableLine[]; expiresAt: Date },
) {
  const { configuration, website } = context;
  const here = websiteAddress(configuration, website.subdomain);
  return requestMail({
    website,
    look: await publishedLook(context),
    titles: [...new Set(open.map(({ product }) => product.title))],
    address: here + requestPath(context, request.id),
    stopAddress: here + stopPath(context, request.id),
    expiresAt,
  });
}
