import type { Asset } from '../media/asset.ts';
import { colorOfName } from './option-colors.ts';
import { listStyle } from './option-style.ts';
import type { Product } from './product.ts';
import type { OptionValueView, OptionView } from './product-views.ts';

type Optioned = Pick<Product, 'optionNames' | 'optionStyles' | 'variants'>;

/** The options with their available values, in the order of the variants (rule PRODUCT-22). */
export function buildOptionViews(product: Optioned, assets: ReadonlyMap<string, Asset>): OptionView[] {
  return product.optionNames.map((name, at) => {
    const { display, colors } = product.optionStyles[at] ?? listStyle;
    const chosen = new Map(colors.map(({ value, color }) => [value, color]));
    const values = [...new Set(product.variants.map(({ optionValues }) => optionValues[at] ?? ''))];
    const lookOf = (value: string): Omit<OptionValueView, 'value'> => {
      if (display !== 'swatches') return { color: null, image: null };
      const color = chosen.get(value);
      const image = color === undefined ? imageOf(product, assets, { at, value }) : null;
      return { color: color ?? (image ? null : colorOfName(value)), image };
    };
    return { name, display, values: values.map(value => ({ value, ...lookOf(value) })) };
  });
}

function imageOf(
  { variants }: Optioned,
  assets: ReadonlyMap<string, Asset>,
  { at, value }: { at: number; value: string },
): Asset | null {
  for (const { optionValues, imageId } of variants) {
    const asset = optionValues[at] === value && imageId !== null ? assets.get(imageId) : undefined;
    if (asset?.kind === 'image') return asset;
  }
  return null;
}
