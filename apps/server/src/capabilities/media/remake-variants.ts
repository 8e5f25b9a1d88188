import type { Context } from '../../context.ts';
import { enqueueVariants } from './media.jobs.ts';
import { forgetWidths } from './variants.store.ts';

/** Queues every width of every picture again, for when only the originals exist. */
export async function remakeVariants(context: Context): Promise<void> {
  await forgetWidths(context.database, context.website.id);
  await enqueueVariants(context);
}
