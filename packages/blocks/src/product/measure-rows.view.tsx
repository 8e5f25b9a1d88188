import type { ProductDetail } from '@vitrine/core/products/product-views.ts';
import { messagesFor } from '@vitrine/widgets/messages/messages.ts';

const mostTexts = 6;

/** Weight and size; without script, those of all variants, with it, those of the chosen one (rule PURCHASE-14). */
export function MeasureRows({ product, language }: { product: ProductDetail; language: string }) {
  const messages = messagesFor(language);
  const rows = [
    { name: 'weight', label: messages.weight, text: textOf(product, 'weight') },
    { name: 'size', label: messages.size, text: textOf(product, 'size') },
  ].filter(({ text }) => text !== null);
  if (rows.length === 0) return null;
  return (
    <dl className="product-measures">
      {rows.map(({ name, label, text }) => (
        <div key={name} data-row={name} hidden={text === ''}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Null if no variant has any; empty if there are too many to list. */
function textOf({ variants }: ProductDetail, name: 'weight' | 'size'): string | null {
  const texts = [...new Set(variants.map(variant => variant[name]))].filter(text => text !== '');
  if (texts.length === 0) return null;
  return texts.length > mostTexts ? '' : texts.join(' / ');
}
