import type { ProductDetail } from '@vitrine/core/products/product-views.ts';
import { FormFields } from '@vitrine/widgets/form/form-fields.view.tsx';
import { messagesFor } from '@vitrine/widgets/messages/messages.ts';
import { OptionFields } from './option-fields.view.tsx';
import { type PurchaseFacts, purchaseFacts } from './purchase-facts.ts';

export interface EnteredPurchase {
  readonly variantId: string;
  readonly quantity: number;
  /** Why it was not added. */
  readonly message: string;
}

export interface PurchaseFormProps {
  readonly product: ProductDetail;
  readonly language: string;
  readonly entered?: EnteredPurchase;
}

/**
 * Adds a product to the cart; without script, as a plain form post. If all options are lists, the form has one
 * list of the variants, which the enhancer replaces with the options (rules PURCHASE-1, PURCHASE-5); buttons and
 * swatches are part of the form itself, and the server finds the variant (rule PURCHASE-13).
 */
export function PurchaseForm({ product, language, entered }: PurchaseFormProps) {
  const messages = messagesFor(language);
  const facts = purchaseFacts(product, language);
  const offered = facts.variants.filter(variant => !variant.isSoldOut);
  const first = offered.find(({ id }) => id === entered?.variantId) ?? offered[0];
  if (!first || product.isSoldOut) return <p className="purchase-sold-out">{messages.soldOut}</p>;
  const isSingle = facts.variants.length === 1;
  const isStyled = product.options.some(({ display }) => display !== 'list');
  return (
    <form className="purchase" method="post" action="/cart/entries" data-purchase={JSON.stringify(facts)}>
      {isSingle && <input type="hidden" name="variantId" value={first.id} />}
      {!isSingle && isStyled && <input type="hidden" name="productId" value={product.id} />}
      {!isSingle && !isStyled && <VariantList facts={facts} first={first.id} label={messages.chooseOption} />}
      {!isSingle && product.options.length > 0 && (
        <OptionFields product={product} chosen={first.values} soldOut={messages.soldOut} isSent={isStyled} />
      )}
      <FormFields fields={product.form} prefix={product.id} />
      <div className="purchase-row">
        <label className="field purchase-quantity">
          <span className="field-label">{messages.quantity}</span>
          <input
            type="number"
            name="quantity"
            min={1}
            max={9999}
            defaultValue={entered?.quantity ?? 1}
            inputMode="numeric"
            required
          />
        </label>
        <button className="button purchase-add" type="submit">
          {messages.addToCart}
        </button>
      </div>
      <Making facts={facts} />
      <p className="purchase-left">{isSingle ? first.note : ''}</p>
      {!isSingle && isStyled && <FewLeft facts={facts} />}
      {!isSingle && <p className="purchase-chosen visually-hidden" role="status" />}
      <p className="purchase-answer" role="status">
        {entered?.message}
      </p>
    </form>
  );
}

/** Without script, the texts of all variants where they differ; with it, that of the chosen one (rule MADETOORDER-2). */
function Making({ facts: { variants } }: { facts: PurchaseFacts }) {
  const texts = new Set(variants.map(({ rows }) => rows.making));
  if (texts.size === 1 && texts.has('')) return null;
  const all = variants.flatMap(({ values, rows }) =>
    rows.making === '' ? [] : [`${values.join(' / ')}: ${rows.making}`],
  );
  return (
    <p className="purchase-making" data-row="making">
      <span>{texts.size === 1 ? [...texts][0] : all.join('\n')}</span>
    </p>
  );
}

function VariantList({ facts, first, label }: { facts: PurchaseFacts; first: string; label: string }) {
  return (
    <label className="field purchase-variant">
      <span className="field-label">{label}</span>
      <select name="variantId" defaultValue={first}>
        {facts.variants.map(variant => (
          <option key={variant.id} value={variant.id} disabled={variant.isSoldOut}>
            {wordsOf(variant, facts.words.soldOut)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The stock notes of all variants; with script, only that of the chosen one is shown (rule PURCHASE-9). */
function FewLeft({ facts }: { facts: PurchaseFacts }) {
  const few = facts.variants.filter(({ note, isSoldOut }) => note !== '' && !isSoldOut);
  if (few.length === 0) return null;
  return (
    <ul className="purchase-few">
      {few.map(variant => (
        <li key={variant.id}>{wordsOf(variant, '')}</li>
      ))}
    </ul>
  );
}

function wordsOf(variant: PurchaseFacts['variants'][number], soldOut: string): string {
  return [variant.values.join(' / '), variant.price, variant.isSoldOut ? soldOut : variant.note]
    .filter(Boolean)
    .join(' — ');
}
