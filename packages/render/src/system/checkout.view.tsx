import type { SiteFacts } from '@vitrine/core/blocks/site-facts.ts';
import { isBillingField } from '@vitrine/core/checkout/billing-fields.ts';
import {
  type CheckoutFieldName,
  type CheckoutView,
  checkoutFieldNames,
} from '@vitrine/core/checkout/checkout-view.ts';
import type { ExpressView } from '@vitrine/core/checkout/express-view.ts';
import { type Messages, messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import type { ReactNode } from 'react';
import { Billing } from './billing.view.tsx';
import { Agreements, downloadsId, FreeBox, recurringId, termsId } from './checkout-agreements.view.tsx';
import { CheckoutField, fieldId, labelOf } from './checkout-field.view.tsx';
import { DiscountCodes, hasCodes } from './discount-codes.view.tsx';
import { ExpressCheckout } from './express-checkout.view.tsx';
import { OrderLines, Totals, totalsWords } from './order-parts.view.tsx';
import { SystemPage } from './system-page.view.tsx';
import { WithdrawalLink } from './withdrawal-link.view.tsx';

interface CheckoutPageProps {
  readonly checkout: CheckoutView;
  readonly site: Pick<SiteFacts, 'language' | 'currency' | 'isSoldInEu' | 'pageWords'>;
  readonly express?: ExpressView | null | undefined;
}

/** Currencies of the European Union, where the law prescribes the text of the order button. */
const euCurrencies = ['EUR', 'SEK', 'DKK', 'PLN', 'CZK'];

/**
 * One form: `intent` is `update` or `place`. Enter in a field updates, because that button comes first: only its
 * own button places an order (rules RENDER-10, RENDER-11).
 */
export function CheckoutPage({ checkout, express, site }: CheckoutPageProps) {
  const { language } = site;
  const messages = messagesFor(language);
  const { fields, lines, totals, idempotencyKey, canPlace } = checkout;
  const place = checkout.donation ? messages.donateNow : placeWords(messages, site);
  const order = checkout.donation ? messages.donationTitle : messages.yourOrder;
  const part = (title: string, names: readonly CheckoutFieldName[]) => (
    <Part title={title}>
      {names.map(name => {
        const field = fields[name];
        return field && <CheckoutField key={name} name={name} field={field} messages={messages} />;
      })}
    </Part>
  );
  return (
    <SystemPage
      title={checkout.donation ? messages.donationTitle : messages.checkoutTitle}
      words={checkout.donation ? '' : site.pageWords?.checkout}
    >
      <Problems checkout={checkout} messages={messages} />
      {express && <ExpressCheckout express={express} />}
      <details className="order-fold">
        <summary>
          <span>{order}</span> <strong>{formatMoney(totals.toPay ?? totals.total, language)}</strong>
        </summary>
        <OrderLines lines={lines.map(line => ({ ...line, key: line.entryId }))} language={language} />
        <Totals totals={totals} language={language} />
      </details>
      <form
        className="purchase-columns"
        method="post"
        action={checkout.donation ? '/checkout/donation' : '/checkout'}
        noValidate
        data-checkout=""
        data-address-lookup={checkout.addressLookup?.session}
        data-address-credit={checkout.addressLookup?.credit}
      >
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <div className="form">
          {part(messages.contact, ['email'])}
          {checkout.cartReminders && <FreeBox name="cartReminders" asked={checkout.cartReminders} />}
          {part(messages.address, [
            'country',
            'name',
            'company',
            'vatId',
            'line1',
            'line2',
            'postalCode',
            'city',
            'region',
            'phone',
          ])}
          <Billing checkout={checkout} messages={messages} />
          <p className="form-update">
            <button className="button button-outline" type="submit" name="intent" value="update">
              {messages.updateTotals}
            </button>
            <span>{messages.updateTotalsHint}</span>
            <span className="visually-hidden" role="status" data-totals={totalsWords(totals, language)} />
          </p>
          <Shipping checkout={checkout} messages={messages} language={language} />
          <Payment checkout={checkout} messages={messages} />
          {fields.note && part('', ['note'])}
        </div>
        <section className="purchase-side" aria-label={order}>
          <h2 className="purchase-side-title">{order}</h2>
          <OrderLines lines={lines.map(line => ({ ...line, key: line.entryId }))} language={language} />
          {hasCodes(checkout) && (
            <DiscountCodes
              {...checkout}
              language={language}
              field="discountCode"
              removal="removeCode"
              intent="code"
            />
          )}
          <Totals totals={totals} language={language} />
          {checkout.dispatch && <p className="totals-note">{checkout.dispatch}</p>}
          <Agreements checkout={checkout} messages={messages} />
          {canPlace && (
            <button className="button button-wide" type="submit" name="intent" value="place">
              {place}
            </button>
          )}
          <a className="link" href={checkout.donation?.backAddress ?? '/cart'}>
            {checkout.donation ? messages.donateChange : messages.backToCart}
          </a>
          {!checkout.donation && <WithdrawalLink language={language} />}
        </section>
      </form>
    </SystemPage>
  );
}

/** What the button says that orders. */
export function placeWords(
  messages: Messages,
  { currency, isSoldInEu = false }: Pick<SiteFacts, 'currency' | 'isSoldInEu'>,
): string {
  return isSoldInEu || euCurrencies.includes(currency) ? messages.placeOrderEu : messages.placeOrder;
}

/** The errors, at the top, each with a link to its field. */
interface ProblemListProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A refused form leads here, and the focus goes to it. */
export function ProblemList({ title, children }: ProblemListProps) {
  return (
    <section className="notices" id="problems" tabIndex={-1} aria-labelledby="problems-title">
      <h2 className="problems-title" id="problems-title">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function Problems({
  checkout,
  messages,
}: {
  readonly checkout: CheckoutView;
  readonly messages: Messages;
}) {
  const ofFields = checkoutFieldNames.flatMap(name => {
    const error = checkout.fields[name]?.error;
    const own = labelOf(name, checkout.fields[name], messages);
    const label = isBillingField(name) ? `${messages.billingTitle}, ${own}` : own;
    return error ? [{ id: fieldId(name), words: `${label}: ${error}` }] : [];
  });
  const unagreed = [
    { id: recurringId, words: checkout.recurring?.error },
    { id: downloadsId, words: checkout.downloads?.error },
    { id: termsId, words: checkout.terms?.error },
  ].flatMap(({ id, words }) => (words ? [{ id, words }] : []));
  const problems = [...ofFields, ...unagreed];
  return (
    <>
      {problems.length + checkout.messages.length > 0 && (
        <ProblemList title={problems.length > 0 ? messages.errorSummary : messages.errorOfOrder}>
          {checkout.messages.map(message => (
            <p key={message}>{message}</p>
          ))}
          {problems.length > 0 && (
            <ul>
              {problems.map(({ id, words }) => (
                <li key={id}>
                  <a href={`#${id}`}>{words}</a>
                </li>
              ))}
            </ul>
          )}
        </ProblemList>
      )}
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <fieldset className="form-part">
      {title !== '' && <legend>{title}</legend>}
      {children}
    </fieldset>
  );
}

interface ChoicesProps {
  readonly checkout: CheckoutView;
  readonly messages: Messages;
}

function Shipping({ checkout, messages, language }: ChoicesProps & { readonly language: string }) {
  if (checkout.shippingOptions.length === 0) return null;
  return (
    <Part title={messages.delivery}>
      {checkout.shippingOptions.map(({ id, name, price, time, pickup, isChosen }) => (
        <label key={id} className="choice">
          <input
            id={`checkout-shipping-${id}`}
            type="radio"
            name="shippingOption"
            value={id}
            defaultChecked={isChosen}
          />
          <span>
            {name}
            {[time, ...pickup]
              .filter(line => line !== '')
              .map(line => (
                <small key={line}>{line}</small>
              ))}
          </span>
          <span className="choice-price">
            {price.amount === 0 ? messages.free : formatMoney(price, language)}
          </span>
        </label>
      ))}
    </Part>
  );
}

interface MethodsProps {
  readonly paymentMethods: CheckoutView['paymentMethods'];
  readonly messages: Messages;
}

export function PaymentMethods(props: MethodsProps) {
  return (
    <Part title={props.messages.payment}>
      <MethodChoices {...props} />
    </Part>
  );
}

function MethodChoices({ paymentMethods, messages }: MethodsProps) {
  return paymentMethods.map(({ id, name, description, isChosen, isSaved }) => (
    <label key={id} className="choice">
      <input type="radio" name="paymentMethod" value={id} defaultChecked={isChosen} />
      <span>
        {isSaved ? messages.savedMethod({ name }) : name}
        {description !== '' && <small>{description}</small>}
      </span>
    </label>
  ));
}

export function Payment({ checkout, messages }: ChoicesProps) {
  return (
    <Part title={messages.payment}>
      {checkout.totals.toPay?.amount === 0 && <p>{messages.coveredByGiftCards}</p>}
      <MethodChoices paymentMethods={checkout.paymentMethods} messages={messages} />
      {checkout.canKeepMethod && (
        <label className="choice">
          <input type="checkbox" name="keepsMethod" value="on" defaultChecked={checkout.isMethodKept} />
          <span>
            {messages.keepMethod}
            <small>{messages.keepMethodHint}</small>
          </span>
        </label>
      )}
    </Part>
  );
}
