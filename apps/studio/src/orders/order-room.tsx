import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import { AssetThumbnail } from '@vitrine/controls/pickers/media-dialog.tsx';
import { FailedState, LoadingShape } from '@vitrine/controls/states/states.tsx';
import { discountRows } from '@vitrine/core/cart/discount-rows.ts';
import { taxRows } from '@vitrine/core/cart/tax-amount.ts';
import { customerCalls } from '@vitrine/core/customers/customers.calls.ts';
import { lineNotes } from '@vitrine/core/orders/line-notes.ts';
import type { Order } from '@vitrine/core/orders/order.ts';
import { orderCalls } from '@vitrine/core/orders/orders.calls.ts';
import { shipsByText } from '@vitrine/core/orders/ships-by.ts';
import { Link, useParams } from 'react-router';
import { messageOf } from '../api/call-failure.ts';
import { useCall } from '../api/use-call.ts';
import { OrderBooks } from '../books/order-books.tsx';
import { OrderDocuments } from '../books/order-documents.tsx';
import { OrderDownloads } from '../downloads/order-downloads.tsx';
import { formatMoment, formatPrice } from '../frame/format.ts';
import { useMay } from '../frame/who.ts';
import { BackToList } from '../listing/listing.tsx';
import { t } from '../messages/translate.ts';
import { OrderReturns } from '../returns/order-returns.tsx';
import { OrderReviews } from '../reviews/order-reviews.tsx';
import { OrderSubscriptions } from '../subscriptions/order-subscriptions.tsx';
import { Column, Columns, Part, RoomPage } from '../website/room-page.tsx';
import { nameOfOrder } from './name-of-order.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderBadges } from './order-badges.tsx';
import { OrderBalance } from './order-balance.tsx';
import { OrderTerms, PersonConsents } from './order-consents.tsx';
import { OrderLanguage } from './order-language.tsx';
import { OrderMails } from './order-mails.tsx';
import { OrderNote } from './order-note.tsx';
import { OrderPayments } from './order-payments.tsx';
import { OrderTags } from './order-tags.tsx';
import styles from './orders.module.css';
import { ShipmentsPart } from './shipments-part.tsx';

export function OrderRoom() {
  const { orderId = '' } = useParams();
  const found = useCall(orderCalls.get, { params: { orderId } });
  if (found.isPending) return <LoadingShape shape="form" />;
  if (found.isLoadingError) {
    return <FailedState message={messageOf(found.error)} onRetry={() => void found.refetch()} />;
  }
  const { order } = found.data;
  return (
    <RoomPage
      title={nameOfOrder(order)}
      back={<BackToList room="/config/orders">{t('room.orders')}</BackToList>}
      actions={<OrderActions order={order} />}
    >
      <p className={styles.facts}>
        <OrderBadges order={order} /> {formatMoment(order.placedAt ?? order.createdAt)}
      </p>
      {order.isWithoutEffect && <p>{t('orderWithoutEffect')}</p>}
      <Columns>
        <Column>
          <Lines order={order} />
          <Totals order={order} />
          <ShipmentsPart order={order} />
          <OrderReturns order={order} />
          <OrderDownloads order={order} />
          <OrderReviews order={order} />
          <Part title={t('timeline')}>
            <Timeline order={order} />
            <OrderNote orderId={order.id} />
          </Part>
          <OrderBooks orderId={order.id} />
        </Column>
        <Column>
          <Buyer order={order} />
          <OrderSubscriptions order={order} />
          <OrderTags order={order} />
          <OrderLanguage order={order} />
          <OrderPayments order={order} />
          <OrderBalance order={order} />
          <OrderDocuments order={order} />
          <OrderTerms terms={order.terms} />
          {order.email !== '' && <PersonConsents email={order.email} />}
          {order.email !== '' && <OrderMails email={order.email} since={order.createdAt} />}
        </Column>
      </Columns>
    </RoomPage>
  );
}

/** Leads to its product or its fund; what staff wrote down by hand has none. */
function LineTitle({ line: { productId, slug, title, choices } }: { line: Order['lines'][number] }) {
  if (choices.donation !== undefined) return <Link to={`/config/donations/${productId}`}>{title}</Link>;
  return slug === '' ? title : <Link to={`/config/products/${productId}`}>{title}</Link>;
}

function Lines({ order }: { order: Order }) {
  const { lines, assets, currency, toSend, placedAt, createdAt, state, isWithoutEffect } = order;
  const awaited = { lines, toSend, placedAt: placedAt ?? createdAt };
  const shipsBy = state === 'cancelled' || isWithoutEffect ? '' : shipsByText(awaited, studioLanguage());
  return (
    <Part title={t('orderLines')}>
      {shipsBy !== '' && <p>{shipsBy}</p>}
      <ul className={styles.lines}>
        {lines.map(line => {
          const asset = assets.find(one => one.id === line.imageId);
          return (
            <li key={line.id} className={styles.line}>
              <span className={styles.picture}>{asset && <AssetThumbnail asset={asset} />}</span>
              <span className={styles.lineText}>
                <LineTitle line={line} />
                {[line.options, ...lineNotes(line, studioLanguage())].map(
                  words =>
                    words !== '' && (
                      <span key={words} className={styles.soft}>
                        {words}
                      </span>
                    ),
                )}
                <span className={styles.soft}>{line.sku}</span>
              </span>
              <span className={styles.amount}>
                {t('times', { n: line.quantity, price: formatPrice(line.unitPrice, currency) })}
              </span>
              <strong className={styles.amount}>{formatPrice(line.total, currency)}</strong>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

function Totals({ order }: { order: Order }) {
  const { totals, currency, explanation, promised } = order;
  // What was paid too much is not part of the total any more.
  const refunded = Math.max(0, order.refunded - order.returned);
  const word = totals.isTaxIncluded ? t('taxIncluded') : t('tax');
  const taxes = taxRows(totals.taxes, { word, language: studioLanguage() }).map(
    ({ label, amount }) => [label, amount] as const,
  );
  const named = discountRows(totals);
  const rows = [
    [t('subtotal'), totals.subtotal],
    ...(named.length === 0 && totals.discount > 0
      ? ([[t('discount'), -totals.discount]] as const)
      : named.map(({ name, amount }) => [name, -amount] as const)),
    [t('shipping'), totals.shipping],
    ...(totals.taxes.length === 0 ? ([[word, null]] as const) : taxes),
  ] as const;
  // Two discounts may have the same name, and two lines the same text.
  const keyed = rows.map(([label, amount], at) => ({ key: `${at} ${label}`, label, amount }));
  const sentences = explanation.map((sentence, at) => ({ key: `${at}-${sentence}`, sentence }));
  return (
    <Part title={t('total')}>
      <dl className={styles.totals}>
        {keyed.map(({ key, label, amount }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{amount === null ? '—' : formatPrice(amount, currency)}</dd>
          </div>
        ))}
        <div className={styles.sum}>
          <dt>{t('total')}</dt>
          <dd>{formatPrice(totals.total, currency)}</dd>
        </div>
        {refunded > 0 && (
          <div>
            <dt>{t('payment.partRefunded')}</dt>
            <dd>{formatPrice(-refunded, currency)}</dd>
          </div>
        )}
        {promised > 0 && (
          <div>
            <dt>{t('payment.refundDue')}</dt>
            <dd>{formatPrice(-promised, currency)}</dd>
          </div>
        )}
      </dl>
      <details className={styles.explained}>
        <summary>{t('totalsExplained')}</summary>
        <ul>
          {sentences.map(({ key, sentence }) => (
            <li key={key}>{sentence}</li>
          ))}
        </ul>
      </details>
    </Part>
  );
}

function Timeline({ order: { timeline } }: { order: Order }) {
  return (
    <ol className={styles.timeline}>
      {timeline.map(entry => (
        <li key={entry.id} data-kind={entry.kind}>
          <strong>{t(`timeline.${entry.kind}`)}</strong>
          {entry.text !== '' && <p>{entry.text}</p>}
          <p className={styles.soft}>
            {formatMoment(entry.at)} · {nameOfActor(entry.actor)}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** An account is named by its email address, everyone else by their role in the order. */
function nameOfActor(actor: string): string {
  if (actor === 'operator') return t('timelineAutomatic');
  return actor === 'visitor' || actor === 'siteUser' ? t('orderBuyer') : actor;
}

function CustomerLink({ orderId }: { readonly orderId: string }) {
  const { customerId = null } = useCall(customerCalls.ofOrder, { params: { orderId } }).data ?? {};
  if (customerId === null) return null;
  return (
    <p>
      <Link to={`/config/customers/${customerId}`}>{t('orderCustomer')}</Link>
    </p>
  );
}

function Buyer({ order }: { order: Order }) {
  const { email, address, addressLines, billingLines, requiresShipping, note, vatId } = order;
  const mayRead = useMay('customers.read');
  const maySell = useMay('pointOfSale.sell');
  return (
    <Part title={t('orderBuyer')}>
      <p>{email === '' ? t('order.walkIn') : <a href={`mailto:${email}`}>{email}</a>}</p>
      {order.channel === 'pointOfSale' && maySell && (
        <p>
          <Link to={`/config/point-of-sale/receipts/${order.id}`}>{t('counter.seeReceipt')}</Link>
        </p>
      )}
      {mayRead && email !== '' && <CustomerLink orderId={order.id} />}
      <address className={styles.address}>
        {/* Of the counter it is where the store is. */}
        {order.channel === 'website' && addressLines.map(line => <span key={line}>{line}</span>)}
        {address.phone !== '' && <span>{address.phone}</span>}
      </address>
      {billingLines.length > 0 && (
        <div>
          <p className={styles.soft}>{t('orderBilling')}</p>
          <address className={styles.address}>
            {billingLines.map(line => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </div>
      )}
      <dl className={styles.totals}>
        {vatId !== '' && (
          <div>
            <dt>{t('tax.vatId')}</dt>
            <dd>{vatId}</dd>
          </div>
        )}
        {requiresShipping && (
          <div>
            <dt>{t('shipping')}</dt>
            <dd>{[order.shippingName, order.delivery.time].filter(Boolean).join(' · ')}</dd>
          </div>
        )}
        {order.pickupLines.length > 0 && (
          <div>
            <dt>{t('shipping.kind.pickup')}</dt>
            <dd>{order.pickupLines.join(', ')}</dd>
          </div>
        )}
      </dl>
      {note !== '' && (
        <p>
          <span className={styles.soft}>{t('buyerNote')}</span>
          <br />
          {note}
        </p>
      )}
    </Part>
  );
}
