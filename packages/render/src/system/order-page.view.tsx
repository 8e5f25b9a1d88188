import type { OrderPageView } from '@vitrine/core/checkout/checkout-view.ts';
import { dayText } from '@vitrine/core/messages/day-text.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { DownloadList } from './downloads.view.tsx';
import { OrderLines, Totals } from './order-parts.view.tsx';
import { Shipments } from './shipments.view.tsx';
import { SystemPage } from './system-page.view.tsx';
import { WithdrawalLink } from './withdrawal-link.view.tsx';

interface OrderPageProps {
  readonly order: OrderPageView;
  readonly language: string;
  /** The shop’s own, above what happened to the order; not on one that was cancelled. */
  readonly words?: string | undefined;
}

/** The order right after the purchase, and later as it follows what happens to it (rule ORDER-30). */
export function OrderPage({ order, language, words }: OrderPageProps) {
  const messages = messagesFor(language);
  const { number, placedAt, lines, totals, sentTo, instructions, paymentState, stage } = order;
  // What is said of the downloads is enough: nothing is sent.
  const isOnlyDownloaded = order.downloads?.state === 'awaited' && order.shippingName === '';
  const bought = order.isDonation ? messages.donationTitle : messages.yourOrder;
  const paragraphs = instructions.split('\n').filter(line => line.trim() !== '');
  // Two lines may have the same text.
  const explanation = order.explanation.map((sentence, at) => ({ key: `${at}-${sentence}`, sentence }));
  return (
    <SystemPage {...headOf(order, language)} words={order.isCancelled ? '' : words}>
      {paymentState === 'held' && <p className="notices">{messages.confirmedHeld}</p>}
      {paymentState === 'pending' && !isOnlyDownloaded && (
        <p className="notices">{order.isDonation ? messages.donationPending : messages.confirmedPending}</p>
      )}
      {paymentState === 'reserved' && <p className="notices">{messages.confirmedReserved}</p>}
      {order.partRefunded !== null && (
        <p className="notices">{messages.confirmedPartRefunded({ amount: order.partRefunded })}</p>
      )}
      {order.partDue !== null && (
        <p className="notices">{messages.confirmedPartDue({ amount: order.partDue })}</p>
      )}
      {paymentState === 'refunding' && <p className="notices">{messages.confirmedRefunding}</p>}
      {paymentState === 'refundDue' && <p className="notices">{messages.confirmedRefundDue}</p>}
      {paymentState === 'refunded' && <p className="notices">{messages.confirmedRefunded}</p>}
      <div className="purchase-columns">
        <div className="confirmed">
          <dl className="facts">
            <Fact name={messages.confirmedNumber({ number })}>
              <time dateTime={placedAt}>{dayText(placedAt, language)}</time>
            </Fact>
            {sentTo.length > 0 && (
              <Fact name={messages.sentTo}>
                <address>{sentTo.join('\n')}</address>
              </Fact>
            )}
            {order.billedTo.length > 0 && (
              <Fact name={messages.billedTo}>
                <address>{order.billedTo.join('\n')}</address>
              </Fact>
            )}
            {order.vatId !== '' && <Fact name={messages.vatId}>{order.vatId}</Fact>}
            {order.pickup.length > 0 && (
              <Fact name={messages.collectAt}>
                <address>{order.pickup.join('\n')}</address>
              </Fact>
            )}
            {order.shippingName !== '' && (
              <Fact name={messages.delivery}>
                {[order.shippingName, order.shippingTime].filter(Boolean).join(', ')}
                {order.shipsBy && <p>{order.shipsBy}</p>}
              </Fact>
            )}
            <Fact name={messages.payment}>{order.paymentName}</Fact>
          </dl>
          <Shipments order={order} language={language} />
          {order.downloads && (
            <section className="instructions">
              <h2>{messages.downloads}</h2>
              <DownloadList downloads={order.downloads} language={language} heading="h3" />
            </section>
          )}
          <Documents documents={order.documents} language={language} />
          {order.subscriptions.map(({ title, address }) => (
            <p key={address}>
              <a className="link" href={address}>
                {messages.subscriptionManage({ title })}
              </a>
            </p>
          ))}
          <BoughtGiftCards order={order} language={language} />
          {order.balance && (
            <section className="instructions">
              <h2>{messages.payment}</h2>
              <p>{messages.balanceLead({ amount: order.balance.amount })}</p>
              <a className="button" href={order.balance.address}>
                {messages.balancePayNow}
              </a>
            </section>
          )}
          {paragraphs.length > 0 && (
            <section className="instructions">
              <h2>{messages.howToPay}</h2>
              {paragraphs.map(paragraph => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          )}
          {order.returnsAddress && (
            <p>
              <a className="link" href={order.returnsAddress}>
                {messages.returnsTitle}
              </a>
            </p>
          )}
          {order.withdrawalAddress && (
            <WithdrawalLink address={order.withdrawalAddress} language={language} />
          )}
          {stage !== 'status' && (
            <p>
              <a className="link" href={order.statusAddress}>
                {messages.followOrder}
              </a>
            </p>
          )}
          {!order.isDonation && (
            <a className="link" href={order.shopAddress} data-dismiss="">
              {messages.continueShopping}
            </a>
          )}
        </div>
        <section className="purchase-side" aria-label={bought}>
          <h2 className="purchase-side-title">{bought}</h2>
          <OrderLines
            lines={lines.map((line, at) => ({ ...line, key: `${at}-${line.title}` }))}
            language={language}
          />
          <Totals totals={totals} language={language} />
          <details className="explained">
            <summary>{messages.totalExplained}</summary>
            <ul>
              {explanation.map(({ key, sentence }) => (
                <li key={key}>{sentence}</li>
              ))}
            </ul>
          </details>
        </section>
      </div>
    </SystemPage>
  );
}

function Documents({ documents, language }: { documents: OrderPageView['documents']; language: string }) {
  if (documents.length === 0) return null;
  return (
    <section>
      <h2>{messagesFor(language).documentsTitle}</h2>
      {documents.map(({ id, label, address }) => (
        <p key={id}>
          <a className="link" href={address}>
            {label}
          </a>
        </p>
      ))}
    </section>
  );
}

/** What was bought to be given away, for the buyer (rule GIFTCARD-7). */
function BoughtGiftCards({ order: { giftCards }, language }: OrderPageProps) {
  if (giftCards.length === 0) return null;
  const messages = messagesFor(language);
  return (
    <section className="instructions">
      <h2>{messages.giftCardsBought}</h2>
      {giftCards.map(({ code, amount, email, sendsOn }) => (
        <p key={code}>
          {amount}: <strong>{code}</strong>
          <br />
          {sendsOn === ''
            ? messages.giftCardSent({ email })
            : messages.giftCardSends({ email, date: sendsOn })}
        </p>
      ))}
    </section>
  );
}

function headOf(order: OrderPageView, language: string): { title: string; lead?: string } {
  const messages = messagesFor(language);
  const { number, email, isCancelled, progress, stage } = order;
  if (isCancelled) return { title: messages.confirmedCancelled };
  const lead = messages.confirmedMail({ email });
  if (order.isDonation && stage !== 'status')
    return { title: stage === 'confirmed' ? messages.contributionTitle : messages.donationReceived, lead };
  if (stage === 'confirmed') {
    if (order.isMembership) return { title: messages.memberTitle, lead };
    return {
      title: order.subscriptions.length > 0 ? messages.subscribedTitle : messages.confirmedTitle,
      lead,
    };
  }
  if (stage === 'received') return { title: messages.receivedTitle, lead };
  const title = messages.confirmedNumber({ number });
  if (progress === 'none') return { title };
  const words = {
    preparing: messages.statusPreparing,
    partlySent: messages.statusPartlySent,
    sent: messages.statusSent,
    complete: messages.statusComplete,
  };
  return { title, lead: words[progress] };
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
