import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { type Context, within } from '../../../context.ts';
import { readProductsAsPut, unmakeProducts, upsertProducts } from '../../products/index.ts';
import { forgetPortions, takeWritten } from '../portions.store.ts';
import { planEachStatement } from './plan-each-statement.ts';
import { perPortion } from './write-products.ts';

/** Undoes the products written by a failed import, in batches as well (rule IMPORT-42). */
export async function putBackProducts(context: Context): Promise<void> {
  const { database, website } = context;
  for (let isMore = true; isMore; ) {
    isMore = await database.transaction(async transaction => {
      const inside = within(context, transaction);
      await planEachStatement(transaction);
      const written = await takeWritten(transaction, website.id, perPortion);
      const made = written.filter(one => one.is_new).map(one => one.source_key);
      const standing = await readProductsAsPut(inside, made);
      await unmakeProducts(
        inside,
        standing.map(one => one.id),
      );
      const changed = written.flatMap(({ source_key: sourceKey, is_new: isNew, before }) =>
        isNew || before === null ? [] : [{ sourceKey, product: before }],
      );
      const done = await upsertProducts(inside, changed);
      if (!done.ok) throw new Error(`Products could not be put back: ${englishOf(done.error)}`);
      return written.length > 0;
    });
  }
  await forgetPortions(database, website.id);
}
