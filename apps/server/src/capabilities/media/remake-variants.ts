import type { Context } from '../../context.ts';
import { enqueueVariants } from './media.jobs.ts';
import { forgetWidths } from './variants.store.ts';

/** Has every width of every picture made again, where only what was uploaded came along. */
export async function remakeVariants(context: Context): Promise<void> {
  await forgetWidths(context.database, context.website.id);
  await enqueueVariants(context);
}
