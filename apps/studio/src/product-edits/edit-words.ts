import type {
  EditedProduct,
  ProductEdit,
  ProductEditChange,
  ProductPart,
  VariantPart,
} from '@vitrine/core/product-edits/product-edit.ts';
import { formatPrice } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import { productStateWords } from '../products/product-state-words.ts';

/** What an edit does, in a line. */
export function changeInWords(change: ProductEditChange, currency: string): string {
  return t('edits.doing', { what: t(`edits.kind.${change.kind}`), how: detailOf(change, currency) });
}

function detailOf(change: ProductEditChange, currency: string): string {
  switch (change.kind) {
    case 'setPrice':
      return formatPrice(change.price, currency);
    case 'addToPrice':
      return signed(change.amount, formatPrice(Math.abs(change.amount), currency));
    case 'scalePrice':
      return signed(change.percent, `${Math.abs(change.percent) / 100} %`);
    case 'beginSale':
      return `${change.percent / 100} %`;
    case 'setState':
      return productStateWords(change.state);
    case 'setStock':
      return change.onHand === null ? t('unlimited') : String(change.onHand);
    case 'addToStock':
      return signed(change.change, String(Math.abs(change.change)));
    case 'setTaxClass':
      return change.taxClass;
    case 'endSale':
      return '';
    default:
      return change.name;
  }
}

/** What became of a product, or why it stays: `18.50 → 20.35`. */
export function resultInWords({ state, why, before, after }: EditedProduct, currency: string): string {
  if (why !== null) return t(`edits.why.${why}`);
  if (state === 'same') return t('edits.same');
  if (before === null || after === null) return '';
  return t('pricesFromTo', { from: partInWords(before, currency), to: partInWords(after, currency) });
}

function partInWords({ state, tags, categories, taxClass, variants }: ProductPart, currency: string): string {
  if (variants !== undefined) return variantsInWords(variants, currency);
  if (state !== undefined) return productStateWords(state);
  if (taxClass !== undefined) return taxClass;
  const names = tags ?? categories ?? [];
  return names.length === 0 ? '–' : names.join(', ');
}

/** The first two of them; a product can have hundreds. */
function variantsInWords(variants: readonly VariantPart[], currency: string): string {
  const words = variants.map(({ price, isOnSale, salePrice, stock }) => {
    if (price !== undefined) return formatPrice(price, currency);
    if (stock !== undefined) return stock === null ? t('unlimited') : String(stock);
    return isOnSale && typeof salePrice === 'number' ? formatPrice(salePrice, currency) : t('edits.noSale');
  });
  const shown = [...new Set(words)];
  return shown.length > 2 ? `${shown.slice(0, 2).join(', ')} …` : shown.join(', ');
}

/** What came of an edit: how many were changed, left and restored. */
export function outcomeInWords(edit: ProductEdit): string {
  const { changed, kept, undone, undoKept } = edit;
  return [
    t('edits.changed', { n: changed }),
    ...(kept > 0 ? [t('edits.kept', { n: kept })] : []),
    ...(undone > 0 ? [t('edits.undone', { n: undone })] : []),
    ...(undoKept > 0 ? [t('edits.undoKept', { n: undoKept })] : []),
  ].join(' ');
}

export function isUnderWay({ state }: ProductEdit): boolean {
  return state === 'waiting' || state === 'running' || state === 'undoing';
}

function signed(value: number, size: string): string {
  return value < 0 ? `−${size}` : `+${size}`;
}
