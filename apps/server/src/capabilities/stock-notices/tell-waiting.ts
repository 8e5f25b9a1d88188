import { type Context, within } from '../../context.ts';
import { queueMail } from '../mail/index.ts';
import { findProductDetail } from '../products/index.ts';
import { publishedLook } from '../publishing/index.ts';
import { websiteAddress } from '../tenancy/index.ts';
import { nameOf } from './ask-for-notice.ts';
import { noticePath } from './notice-link.ts';
import { backMail } from './notice-mails.ts';
import { listBack, listWaiting, markTold, type NoticeRow } from './stock-notices.store.ts';

/** Those who were told have the pieces to themselves for so long. */
const pauseMilliseconds = 86_400_000;
/** For a variant that is not counted. */
const mostAtOnce = 200;

/**
 * Tells those who wait for a variant that is back, the first of them first, and no more of them in a day than there are
 * pieces (rule STOCKNOTICE-3).
 */
export async function tellWaiting(context: Context, isStopping: () => boolean): Promise<void> {
  const { clock, database, website } = context;
  if (!website.settings.store.isOpen) return;
  const since = new Date(clock.now().getTime() - pauseMilliseconds);
  for (const { variant_id, pieces, told } of await listBack(database, website.id, since)) {
    const limit = pieces === null ? mostAtOnce : Math.min(mostAtOnce, pieces - told);
    if (limit <= 0) continue;
    for (const row of await listWaiting(database, website.id, { variantId: variant_id, limit })) {
      if (isStopping()) throw new Error('The server is stopping.');
      await tell(context, row);
    }
  }
}

/** Nobody is told of a product that visitors cannot see or buy. */
async function tell(context: Context, row: NoticeRow): Promise<void> {
  const { clock, configuration, database, website } = context;
  const product = await findProductDetail(context, row.product_id);
  const variant = product?.variants.find(one => one.id === row.variant_id);
  if (!product || !variant || variant.isSoldOut) return;
  const here = websiteAddress(configuration, website.subdomain);
  const content = backMail({
    website,
    look: await publishedLook(context),
    name: nameOf({
      product: { name: product.title, address: product.address },
      options: variant.optionValues.join(' / '),
    }),
    address: here + product.address,
    stopAddress: here + noticePath(context, row.id),
  });
  await database.transaction(async transaction => {
    if (!(await markTold(transaction, website.id, row.id, clock.now()))) return;
    await queueMail(within(context, transaction), { kind: 'stockNotices.back', to: row.email, ...content });
  });
}
