import type { Refusal, Result } from '@vitrine/core/errors/result.ts';
import { succeed } from '@vitrine/core/errors/result.ts';
import type { Fields } from '@vitrine/core/product-files/compare-product.ts';
import { productImportErrors as errors } from '@vitrine/core/product-files/product-imports.errors.ts';
import type { Context } from '../../../context.ts';
import { refusal } from '../../../http/refusal.ts';
import { bringMedia } from '../media/bring-media.ts';
import { ImportNotes } from '../readers/import-notes.ts';
import type { ImportedRow } from './imported-products.store.ts';

/** The fields of a product with its pictures fetched from where they are; refused if one of them is not to be had. */
export async function bringPictures(
  context: Context,
  { after, pictures }: Pick<ImportedRow, 'after' | 'pictures'>,
): Promise<Result<Fields | null>> {
  const wanted = Object.entries(pictures);
  if (after === null || wanted.length === 0) return succeed(after);
  const { assets } = await bringMedia(context, {
    files: wanted.map(([, address]) => ({ address, alt: '', caption: '' })),
    mediaBase: null,
    notes: new ImportNotes(),
    advance: async () => true,
  });
  let fields = JSON.stringify(after);
  for (const [id, address] of wanted) {
    const asset = assets.get(address);
    if (asset?.kind !== 'image') return { ok: false, error: notFetched(address) };
    fields = fields.replaceAll(id, asset.id);
  }
  return succeed(JSON.parse(fields) as Fields);
}

function notFetched(address: string): Refusal {
  return refusal(errors.pictureNotFetched, { address: address.slice(0, 300) });
}
