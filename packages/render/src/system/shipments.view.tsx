import type { OrderPageView, SentItemView, ShipmentView } from '@vitrine/core/checkout/checkout-view.ts';
import { dayText } from '@vitrine/core/messages/day-text.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';

interface ShipmentsProps {
  readonly order: Pick<OrderPageView, 'shipments' | 'toSend'>;
  readonly language: string;
}

/** What of an order was sent, with its tracking, and what is still to come (rule ORDER-31). */
export function Shipments({ order: { shipments, toSend }, language }: ShipmentsProps) {
  const messages = messagesFor(language);
  if (shipments.length === 0) return null;
  return (
    <section className="shipments">
      <h2>{messages.parcels}</h2>
      <ul>
        {shipments.map(shipment => (
          <Shipment key={shipment.id} shipment={shipment} language={language} />
        ))}
      </ul>
      {toSend.length > 0 && (
        <>
          <h2>{messages.stillToCome}</h2>
          <Items items={toSend} language={language} />
        </>
      )}
    </section>
  );
}

function Shipment({ shipment, language }: { readonly shipment: ShipmentView; readonly language: string }) {
  const messages = messagesFor(language);
  const { sentAt, items, carrier, trackingNumber, trackingAddress, note } = shipment;
  const tracking = trackingNumber === '' ? '' : messages.parcelNumber({ number: trackingNumber });
  const travel = [carrier, tracking].filter(Boolean).join(' · ');
  return (
    <li>
      <p>
        <time dateTime={sentAt}>{messages.parcelSentOn({ date: dayText(sentAt, language) })}</time>
      </p>
      <Items items={items} language={language} />
      {travel !== '' && <p>{travel}</p>}
      {trackingAddress !== '' && (
        <p>
          <a className="link" href={trackingAddress} rel="nofollow noopener">
            {messages.trackParcel}
          </a>
        </p>
      )}
      {note !== '' && <p>{note}</p>}
    </li>
  );
}

function Items({ items, language }: { readonly items: readonly SentItemView[]; readonly language: string }) {
  const { times } = messagesFor(language);
  return (
    <ul className="shipment-items">
      {items.map(({ id, title, options, quantity }) => (
        <li key={id}>
          {times({ n: quantity })} {[title, options].filter(Boolean).join(', ')}
        </li>
      ))}
    </ul>
  );
}
