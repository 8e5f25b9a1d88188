import type { Messages } from '@vitrine/core/messages/page-messages.ts';
import { expiryText } from '@vitrine/core/payments/card-expiry.ts';
import type { SubscriptionPageView } from '@vitrine/core/subscriptions/subscription-page.ts';

interface PartProps {
  readonly subscription: SubscriptionPageView;
  readonly messages: Messages;
}

/** What a subscription is charged to, and how its customer changes that: with or without paying now. */
export function SubscriptionPayment({ subscription, messages }: PartProps) {
  const { savedMethods, methods, setUps, state, due, address } = subscription;
  if (state === 'cancelled' || state === 'ended') return null;
  return (
    <section className="account-part subscription">
      <h2>{messages.subscriptionPayTitle}</h2>
      <CurrentMethod subscription={subscription} messages={messages} />
      {savedMethods.map(({ id, label }) => (
        <form key={id} className="subscription-method" method="post" action={address}>
          <span>{label}</span>
          <input type="hidden" name="savedMethodId" value={id} />
          <button
            className="button button-outline"
            type="submit"
            name="intent"
            value="method"
            aria-label={`${messages.subscriptionUse}: ${label}`}
          >
            {messages.subscriptionUse}
          </button>
        </form>
      ))}
      {setUps.length > 0 && (
        <form className="form" method="post" action={address}>
          <p>{messages.subscriptionSetUpHint}</p>
          <Choice ways={setUps} isAlone={setUps.length === 1} />
          <button className="button button-outline" type="submit" name="intent" value="setUp">
            {messages.subscriptionSetUp}
          </button>
        </form>
      )}
      {methods.length > 0 && (
        <form className="form" method="post" action={address}>
          {due === null && <p>{messages.subscriptionPayAhead}</p>}
          <Choice ways={methods} isAlone={false} />
          <button className="button button-outline" type="submit" name="intent" value="pay">
            {messages.subscriptionPayOther}
          </button>
        </form>
      )}
    </section>
  );
}

function CurrentMethod({ subscription, messages }: PartProps) {
  const { methodLabel, methodExpires, isMethodExpired } = subscription;
  if (methodLabel === '') return <p>{messages.subscriptionNoMethod}</p>;
  const month = methodExpires === '' ? null : expiryText(methodExpires);
  return (
    <p>
      {messages.subscriptionMethod({ label: methodLabel })}
      {month !== null && (
        <>
          <br />
          {isMethodExpired
            ? messages.subscriptionMethodExpired({ month })
            : messages.subscriptionMethodExpires({ month })}
        </>
      )}
    </p>
  );
}

function Choice({
  ways,
  isAlone,
}: {
  readonly ways: SubscriptionPageView['methods'];
  readonly isAlone: boolean;
}) {
  if (isAlone) return ways.map(({ id }) => <input key={id} type="hidden" name="paymentMethod" value={id} />);
  return ways.map(({ id, name }, at) => (
    <label key={id} className="choice">
      <input type="radio" name="paymentMethod" value={id} defaultChecked={at === 0} />
      <span>{name}</span>
    </label>
  ));
}
