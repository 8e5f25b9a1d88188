import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { ImportModel } from '@vitrine/core/importing/import-model.ts';
import { cleanStrings } from './clean-strings.ts';
import { detectFormat } from './detect-format.ts';
import { type Advance, defaultLimits, type ImportLimits } from './import-reader.ts';
import type { ImportSource } from './import-source.ts';

/** A file as the model that all formats share. The website is not changed; every refusal leaves nothing behind. */
export function readImport(
  source: ImportSource,
  limits: ImportLimits = defaultLimits,
  advance: Advance = () => undefined,
): Result<ImportModel> {
  const reader = detectFormat(source, limits);
  if (!reader.ok) return reader;
  const read = reader.value.read(source, limits, advance);
  if (!read.ok) return read;
  const { products, ...rest } = read.value;
  const led = new Set(
    rest.menus.flatMap(menu =>
      menu.links.flatMap(({ target }) => (target.kind === 'entry' ? target.sourceId : [])),
    ),
  );
  const hiddenProducts: string[] = [];
  let variantCount = 0;
  for (const { sourceId, state, variants } of products) {
    variantCount += variants.length;
    if (state !== 'published' && led.has(sourceId)) hiddenProducts.push(sourceId);
  }
  const counted = { productCount: products.length, variantCount, hiddenProducts };
  return succeed({ ...cleanStrings(rest), ...counted, products });
}
