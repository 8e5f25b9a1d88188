import type { SiteFacts } from '@vitrine/core/blocks/site-facts.ts';
import type { PaymentLinkView } from '@vitrine/core/draft-orders/payment-link-view.ts';
import { dayText } from '@vitrine/core/messages/day-text.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { Payment, Problems, placeWords } from './checkout.view.tsx';
import { Agreements } from './checkout-agreements.view.tsx';
import { OrderLines, Totals } from './order-parts.view.tsx';
import { SystemPage } from './system-page.view.tsx';
import { WithdrawalLink } from './withdrawal-link.view.tsx';

interface PaymentLinkProps {
  readonly link: PaymentLinkView;
  readonly site: Pick<SiteFacts, 'language' | 'currency' | 'isSoldInEu'>;
}

/** A draft order for its customer, who agrees, chooses how to pay, and orders; without script (rule PAYLINK-3). */
export function PaymentLinkPage({ link, site }: PaymentLinkProps) {
  const messages = messagesFor(site.language);
  if (link.stage === 'expired')
    return <SystemPage title={messages.payLinkExpiredTitle} lead={messages.payLinkExpired} width="narrow" />;
  if (link.stage === 'changed')
    return <SystemPage title={messages.payLinkChangedTitle} lead={messages.payLinkChanged} width="narrow" />;
  if (link.stage === 'open') return <OpenLink link={link} site={site} />;
  return (
    <SystemPage title={messages.payLinkOrderedTitle} lead={messages.payLinkOrdered} width="narrow">
      {link.orderAddress !== null && (
        <a className="button" href={link.orderAddress}>
          {messages.payLinkToOrder}
        </a>
      )}
    </SystemPage>
  );
}

interface OpenLinkProps extends PaymentLinkProps {
  readonly link: Extract<PaymentLinkView, { stage: 'open' }>;
}

function OpenLink({ link, site }: OpenLinkProps) {
  const { language } = site;
  const messages = messagesFor(language);
  const { checkout, email, vatId, note, sentTo, billedTo, shippingName } = link;
  const facts = [
    { name: messages.email, value: email },
    { name: messages.sentTo, value: sentTo.join('\n') },
    { name: messages.billedTo, value: billedTo.join('\n') },
    { name: messages.delivery, value: shippingName },
    { name: messages.vatId, value: vatId },
    { name: messages.note, value: note },
  ].filter(({ value }) => value !== '');
  return (
    <SystemPage title={messages.payLinkTitle} lead={messages.payLinkLead}>
      <Problems checkout={checkout} messages={messages} />
      <form className="purchase-columns" method="post" action={link.address} noValidate>
        <input type="hidden" name="idempotencyKey" value={checkout.idempotencyKey} />
        <div className="form">
          <dl className="facts">
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <address>{value}</address>
                </dd>
              </div>
            ))}
          </dl>
          <p>
            {messages.payLinkHelp} {messages.payLinkUntil({ date: dayText(link.expiresAt, language) })}
          </p>
          {checkout.paymentMethods.length > 0 && <Payment checkout={checkout} messages={messages} />}
        </div>
        <section className="purchase-side" aria-label={messages.yourOrder}>
          <h2 className="purchase-side-title">{messages.yourOrder}</h2>
          <OrderLines
            lines={checkout.lines.map(line => ({ ...line, key: line.entryId }))}
            language={language}
          />
          <Totals totals={checkout.totals} language={language} />
          <Agreements checkout={{ ...checkout, marketing: null }} messages={messages} />
          {checkout.canPlace && (
            <button className="button button-wide" type="submit">
              {placeWords(messages, site)}
            </button>
          )}
          <WithdrawalLink language={language} />
        </section>
      </form>
    </SystemPage>
  );
}
