import { dayText } from '@vitrine/core/messages/day-text.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import type { OwnOrder } from '@vitrine/core/orders/own-order.ts';

interface OwnOrdersProps {
  readonly orders: readonly OwnOrder[];
  readonly language: string;
}

/** Each leads to the page that follows it (rule ORDER-38). */
export function OwnOrders({ orders, language }: OwnOrdersProps) {
  const messages = messagesFor(language);
  if (orders.length === 0) return null;
  return (
    <section className="account-part">
      <h2>{messages.yourOrders}</h2>
      <ul className="account-list">
        {orders.map(({ number, placedAt, total, address, downloads }) => (
          <li key={number}>
            <p>
              <a className="link" href={address}>
                {messages.confirmedNumber({ number })}
              </a>
              <br />
              <small>
                <time dateTime={placedAt}>{dayText(placedAt, language)}</time>
              </small>
              {downloads && (
                <>
                  <br />
                  <a className="link" href={downloads.address}>
                    {messages.downloadsOf({ names: downloads.names.join(', ') })}
                  </a>
                </>
              )}
            </p>
            <p>{formatMoney(total, language)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
