import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { fail, type Result } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { importingErrors } from '@vitrine/core/importing/importing.errors.ts';
import type { ProductInput } from '@vitrine/core/products/product.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { recordAct } from '../audit/index.ts';
import {
  type PutCollection,
  type PutItem,
  putCollection,
  putItem,
  readAsPut,
  readItemAsPut,
} from '../collections/index.ts';
import { readProductsAsPut, upsertProducts } from '../products/index.ts';
import { type LockedChoice, lockChoices, turnChoice } from './choices.store.ts';
import { getImport } from './get-import.ts';
import { isUnderWay, type StoredImport } from './importing.store.ts';
import { readPrints, savePrints } from './prints.store.ts';
import { readStanding } from './write/standing.ts';

export interface VersionChosen {
  readonly importId: Id;
  /** Absent to answer everything that the import asks. */
  readonly keys?: readonly string[] | undefined;
  /** The version of the export, or the owner's own. */
  readonly version: 'imported' | 'mine';
}

/**
 * Puts the chosen version into use; the other one is kept in its place, so that the choice can be reversed (rule
 * IMPORT-67).
 */
export async function chooseVersion(context: Context, chosen: VersionChosen): Promise<Result<StoredImport>> {
  const { importId, keys = null, version } = chosen;
  const known = await getImport(context, importId);
  if (!known.ok) return known;
  const isTaken = version === 'imported';
  const done = await transactionOf<Result<null>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const websiteId = context.website.id;
    const choices = await lockChoices(transaction, websiteId, { importId, keys });
    if (keys !== null && choices.length < new Set(keys).size) return fail(callErrors.notFound);
    if (await isUnderWay(transaction, websiteId)) return fail(importingErrors.underWay);
    const turned = choices.filter(choice => choice.is_taken !== isTaken);
    const standing = turned.map(choice => choice.source_key);
    const before = await readStanding(transaction, websiteId, standing);
    const gone = turned.find(choice => !before.has(choice.source_key));
    if (gone) return fail(importingErrors.choiceGone, { title: gone.title });
    for (const choice of turned) {
      const other = await turn(inside, choice);
      await turnChoice(transaction, websiteId, { sourceKey: choice.source_key, other, isTaken });
    }
    const after = await readStanding(transaction, websiteId, standing);
    const prints = await readPrints(transaction, websiteId, standing);
    const changed = turned.map(({ source_key: key, print }) => {
      const source = prints.get(key)?.source ?? null;
      return [key, { print: isTaken ? (after.get(key)?.print ?? print) : print, source }] as const;
    });
    await savePrints(transaction, websiteId, new Map(changed));
    if (turned.length > 0)
      await recordAct(inside, 'importing.versionChosen', { importId, version, things: turned.length });
    return { ok: true, value: null };
  });
  return done.ok ? getImport(context, importId) : done;
}

/** Puts the other version and returns the one that was in use. */
async function turn(context: Context, { kind, source_key: key, other }: LockedChoice): Promise<unknown> {
  if (kind === 'post') {
    const mine = await readItemAsPut(context, key);
    const given = other as PutItem;
    const publishedAt = given.publishedAt ? new Date(given.publishedAt) : null;
    await putItem(context, { ...given, publishedAt, keepsPassword: true });
    return mine;
  }
  if (kind === 'product') {
    const [standing] = await readProductsAsPut(context, [key]);
    const mine = standing?.put ?? null;
    const product = withStockOf(other as ProductInput, mine);
    const done = await upsertProducts(context, [{ sourceKey: key, product }]);
    if (!done.ok) throw new Error(`The product was refused: ${englishOf(done.error)}`);
    return mine;
  }
  const mine = await readAsPut(context, key);
  await putCollection(context, { ...(other as PutCollection), keepsPassword: true });
  return mine;
}

/** Existing items stay, whichever version is chosen. */
function withStockOf(given: ProductInput, standing: ProductInput | null): ProductInput {
  const there = new Map(
    standing?.variants.map(variant => [JSON.stringify(variant.optionValues), variant.stock]) ?? [],
  );
  const variants = given.variants.map(variant => {
    const stock = there.get(JSON.stringify(variant.optionValues));
    return stock === undefined ? variant : { ...variant, stock };
  });
  return { ...given, variants };
}
