import { dayText } from '@vitrine/core/messages/day-text.ts';
import { type Messages, messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import {
  addressFieldNames,
  type SubscriptionPageView,
} from '@vitrine/core/subscriptions/subscription-page.ts';
import { OwnOrders } from './account-orders.view.tsx';
import { stateWords } from './account-subscriptions.view.tsx';
import { CheckoutField } from './checkout-field.view.tsx';
import { SubscriptionPayment } from './subscription-payment.view.tsx';
import { SystemPage } from './system-page.view.tsx';

interface SubscriptionPageProps {
  readonly subscription: SubscriptionPageView;
  readonly language: string;
}

/** What its customer sees and changes of a subscription; every change is a form post (rule SUBSCRIPTION-14). */
export function SubscriptionPage({ subscription, language }: SubscriptionPageProps) {
  const messages = messagesFor(language);
  const { title, options, quantity, price, rhythm, done, problem, sentTo, orders } = subscription;
  const name = options === '' ? title : `${title} (${options})`;
  if (subscription.isCancelAsked) return <CancelQuestion subscription={subscription} messages={messages} />;
  return (
    <SystemPage
      title={messages.subscriptionTitle}
      lead={quantity > 1 ? `${quantity} × ${name}` : name}
      width="narrow"
    >
      {problem !== null && (
        <p className="notices" role="alert">
          {problem}
        </p>
      )}
      {problem === null && done !== null && (
        <p className="notices" role="status">
          {messages[doneWords[done]]}
        </p>
      )}
      <section className="account-part subscription">
        <p>
          <strong>{messages[stateWords[subscription.state]]}</strong>
        </p>
        <p>{`${formatMoney(price, language)}, ${rhythm}`}</p>
        <Due subscription={subscription} messages={messages} language={language} />
        {subscription.paymentsLeft !== null && (
          <p>{messages.subscriptionLeft({ n: subscription.paymentsLeft })}</p>
        )}
        <Actions subscription={subscription} messages={messages} />
      </section>
      <SubscriptionPayment subscription={subscription} messages={messages} />
      {(sentTo.length > 0 || subscription.fields !== null) && (
        <section className="account-part subscription" id="address">
          <h2>{messages.subscriptionAddress}</h2>
          {subscription.fields === null && <address className="address-lines">{sentTo.join('\n')}</address>}
          <AddressForm subscription={subscription} messages={messages} />
        </section>
      )}
      <OwnOrders orders={orders} language={language} />
    </SystemPage>
  );
}

const doneWords = {
  pause: 'subscriptionDonePause',
  resume: 'subscriptionDoneResume',
  skip: 'subscriptionDoneSkip',
  unskip: 'subscriptionDoneUnskip',
  cancel: 'subscriptionDoneCancel',
  method: 'subscriptionDoneMethod',
  address: 'subscriptionDoneAddress',
} as const;

const actionWords = {
  pause: 'subscriptionPause',
  resume: 'subscriptionResume',
  skip: 'subscriptionSkip',
  unskip: 'subscriptionUnskip',
  cancel: 'subscriptionCancel',
} as const;

interface PartProps {
  readonly subscription: SubscriptionPageView;
  readonly messages: Messages;
}

const delayWords = {
  gone: 'subscriptionDelayGone',
  stock: 'subscriptionDelayStock',
  address: 'subscriptionDelayAddress',
} as const;

function Due({
  subscription: { due, delay, nextAt, fields },
  messages,
  language,
}: PartProps & { readonly language: string }) {
  const date = nextAt === null ? null : dayText(nextAt, language);
  if (delay !== null && date !== null)
    return (
      <p>
        {messages[delayWords[delay]]({ date })}{' '}
        {delay === 'address' && fields !== null && (
          <a className="link" href="#address">
            {messages.subscriptionChangeAddress}
          </a>
        )}
      </p>
    );
  if (due === null) return date === null ? null : <p>{messages.subscriptionNext({ date })}</p>;
  const amount = formatMoney(due, language);
  return (
    <p>
      {date === null ? messages.subscriptionDue({ amount }) : messages.subscriptionRetry({ amount, date })}
    </p>
  );
}

/** Cancelling asks first, on a page of its own, so that it works without script. */
function Actions({ subscription: { actions, address }, messages }: PartProps) {
  const direct = actions.filter(action => action !== 'cancel');
  return (
    <>
      {direct.length > 0 && (
        <form className="subscription-actions" method="post" action={address}>
          {direct.map(action => (
            <button key={action} className="button button-outline" type="submit" name="intent" value={action}>
              {messages[actionWords[action]]}
            </button>
          ))}
        </form>
      )}
      {actions.includes('cancel') && (
        <p>
          <a className="link" href={`${address}?ask=cancel`}>
            {messages.subscriptionCancel}
          </a>
        </p>
      )}
    </>
  );
}

function CancelQuestion({ subscription: { address, title }, messages }: PartProps) {
  return (
    <SystemPage
      title={messages.subscriptionCancelAsk({ title })}
      lead={messages.subscriptionCancelLoss}
      width="narrow"
    >
      <form className="subscription-actions" method="post" action={address}>
        <button className="button" type="submit" name="intent" value="cancel">
          {messages.subscriptionCancel}
        </button>
        <a className="link" href={address}>
          {messages.subscriptionKeep}
        </a>
      </form>
    </SystemPage>
  );
}

function AddressForm({ subscription: { fields, address }, messages }: PartProps) {
  if (fields === null) return null;
  return (
    <form className="form" method="post" action={address} noValidate>
      {addressFieldNames.map(name => {
        const field = fields[name];
        return field && <CheckoutField key={name} name={name} field={field} messages={messages} />;
      })}
      <button className="button button-outline" type="submit" name="intent" value="address">
        {messages.subscriptionAddressSave}
      </button>
    </form>
  );
}
