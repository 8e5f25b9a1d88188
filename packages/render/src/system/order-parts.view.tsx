import type { TotalsView } from '@vitrine/core/cart/cart-view.ts';
import { taxRows } from '@vitrine/core/cart/tax-amount.ts';
import type { OrderLineView } from '@vitrine/core/checkout/checkout-view.ts';
import { type Asset, assetAddress } from '@vitrine/core/media/asset.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import type { PriceView } from '@vitrine/core/products/product-views.ts';

export function Notices({ notices }: { readonly notices: readonly string[] }) {
  if (notices.length === 0) return null;
  return (
    <div className="notices" role="alert">
      {notices.map(notice => (
        <p key={notice}>{notice}</p>
      ))}
    </div>
  );
}

/** A small picture next to text that already describes it. */
export function Thumb({ image }: { readonly image: Asset | null }) {
  if (!image) return <div className="thumb" />;
  return (
    <img
      className="thumb"
      alt=""
      loading="lazy"
      width={96}
      height={96}
      src={assetAddress(image, 300)}
      srcSet={`${assetAddress(image, 100)} 1x, ${assetAddress(image, 300)} 2x`}
      style={{ backgroundColor: image.color }}
    />
  );
}

/** The choices of a line besides its options, up to the maximum length. */
export function Choices({ choices }: { readonly choices: readonly string[] }) {
  return choices.map(words => (
    <p key={words} className="line-options">
      {words}
    </p>
  ));
}

export function Totals({ totals, language }: { readonly totals: TotalsView; readonly language: string }) {
  const messages = messagesFor(language);
  const { subtotal, discount, discounts, shipping, total, isTaxIncluded, paid = [], toPay } = totals;
  const money = (price: PriceView) => formatMoney(price, language);
  const taxes = taxesOf(totals, language);
  // Two discounts may have the same name.
  const named = discounts.map((one, at) => ({ ...one, key: `${at} ${one.name}` }));
  const cards = paid.map((one, at) => ({ ...one, key: `${at} ${one.name}` }));
  return (
    <dl className="totals">
      <Row name={messages.subtotal} value={money(subtotal)} />
      {named.map(({ key, name, amount }) => (
        <Row key={key} name={name} value={money({ ...amount, amount: -amount.amount })} />
      ))}
      {discount && discounts.length === 0 && (
        <Row name={messages.discount} value={money({ ...discount, amount: -discount.amount })} />
      )}
      {shipping && (
        <Row name={messages.shipping} value={shipping.amount === 0 ? messages.free : money(shipping)} />
      )}
      {!isTaxIncluded && taxes.map(row => <Row key={row.label} name={row.label} value={row.price} />)}
      <Row name={messages.total} value={money(total)} className="totals-total" />
      {isTaxIncluded &&
        taxes.map(row => <Row key={row.label} name={row.label} value={row.price} className="totals-note" />)}
      {cards.map(card => (
        <Row key={card.key} name={card.name} value={money({ ...card.amount, amount: -card.amount.amount })} />
      ))}
      {toPay && <Row name={messages.toPay} value={money(toPay)} className="totals-total" />}
      {totals.isReverseCharged && (
        <div className="totals-note">
          <dt>{messages.reverseCharged}</dt>
          <dd />
        </div>
      )}
      {totals.isTaxOpen && (
        <div className="totals-note">
          <dt>{isTaxIncluded ? messages.taxInPrices : messages.taxLater}</dt>
          <dd />
        </div>
      )}
    </dl>
  );
}

function taxesOf({ taxes, total, isTaxIncluded }: TotalsView, language: string) {
  const { tax, taxIncluded } = messagesFor(language);
  const rows = taxRows(
    taxes.map(one => ({ ...one, amount: one.amount.amount })),
    { word: isTaxIncluded ? taxIncluded : tax, language },
  );
  return rows.map(({ label, amount }) => ({ label, price: formatMoney({ ...total, amount }, language) }));
}

/** For screen readers: the announcement after a change of country. */
export function totalsWords(
  { shipping, tax, total, toPay, isReverseCharged }: TotalsView,
  language: string,
): string {
  const messages = messagesFor(language);
  const rows: [string, PriceView | null][] = [
    [messages.shipping, shipping],
    [messages.tax, tax],
    [messages.total, total],
    [messages.toPay, toPay ?? null],
  ];
  const words = rows.flatMap(([name, price]) =>
    price === null ? [] : [`${name}: ${formatMoney(price, language)}`],
  );
  return [...words, ...(isReverseCharged ? [messages.reverseCharged] : [])].join(', ');
}

interface RowProps {
  readonly name: string;
  readonly value: string;
  readonly className?: string;
}

function Row({ name, value, className }: RowProps) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

export interface OrderLinesProps {
  readonly lines: readonly (OrderLineView & { readonly key: string; readonly message?: string | null })[];
  readonly language: string;
}

/** Read-only lines: at checkout and on the confirmation. */
export function OrderLines({ lines, language }: OrderLinesProps) {
  const { times, piecesRefunded } = messagesFor(language);
  return (
    <ul className="order-lines">
      {lines.map(({ key, title, options, choices, quantity, refunded = 0, lineTotal, image, message }) => (
        <li key={key} className="order-line">
          <Thumb image={image} />
          <div>
            <p className="order-line-title">
              {times({ n: quantity })} {title}
            </p>
            {options !== '' && <p className="line-options">{options}</p>}
            <Choices choices={choices} />
            {refunded > 0 && <p className="line-options">{piecesRefunded({ n: refunded })}</p>}
            {message && <p className="line-message">{message}</p>}
          </div>
          <p className="line-total">{formatMoney(lineTotal, language)}</p>
        </li>
      ))}
    </ul>
  );
}
