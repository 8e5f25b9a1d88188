import type { Id } from '../id/id.ts';
import type { Asset } from '../media/asset.ts';
import { colorOfName } from './option-colors.ts';
import { listStyle } from './option-style.ts';
import type { Product } from './product.ts';
import type { CardSwatches, OptionValueView, OptionView } from './product-views.ts';

type Optioned = Pick<Product, 'optionNames' | 'optionStyles' | 'variants'>;

/** The options with their available values, in the order of the variants (rule PRODUCT-22). */
export function buildOptionViews(product: Optioned, assets: ReadonlyMap<string, Asset>): OptionView[] {
  return product.optionNames.map((name, at) => {
    const { display, colors, images = [] } = product.optionStyles[at] ?? listStyle;
    const chosen = new Map(colors.map(({ value, color }) => [value, color]));
    const pictures = new Map(images.map(({ value, imageId }) => [value, imageId]));
    const values = [...new Set(product.variants.map(({ optionValues }) => optionValues[at] ?? ''))];
    const lookOf = (value: string): Omit<OptionValueView, 'value'> => {
      if (display !== 'swatches') return { color: null, image: null };
      const own = pictureOf(assets, pictures.get(value));
      if (own) return { color: null, image: own };
      const color = chosen.get(value);
      const image = color === undefined ? variantPicture(product, assets, { at, value }) : null;
      return { color: color ?? (image ? null : colorOfName(value)), image };
    };
    return { name, display, values: values.map(value => ({ value, ...lookOf(value) })) };
  });
}

/** What the cards of lists show of them: the values of the first option of swatches (rule PRODUCT-51). */
export function cardSwatches(product: Optioned, assets: ReadonlyMap<string, Asset>): CardSwatches | null {
  const option = buildOptionViews(product, assets).find(({ display }) => display === 'swatches');
  const values = option?.values.filter(({ color, image }) => color !== null || image !== null) ?? [];
  return option === undefined || values.length === 0 ? null : { option: option.name, values };
}

function variantPicture(
  { variants }: Optioned,
  assets: ReadonlyMap<string, Asset>,
  { at, value }: { at: number; value: string },
): Asset | null {
  for (const { optionValues, imageId } of variants) {
    const asset = optionValues[at] === value ? pictureOf(assets, imageId) : null;
    if (asset) return asset;
  }
  return null;
}

/** Null for none, and for one that is gone. */
function pictureOf(assets: ReadonlyMap<string, Asset>, id: Id | null | undefined): Asset | null {
  const asset = id ? assets.get(id) : undefined;
  return asset?.kind === 'image' ? asset : null;
}
