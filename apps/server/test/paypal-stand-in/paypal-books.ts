import { randomUUID } from 'node:crypto';

/** An answer of PayPal’s API that refuses a request, in its documented form. */
export class PayPalError extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, issue: string, description: string) {
    super(description);
    this.status = status;
    this.body = {
      name: status === 404 ? 'RESOURCE_NOT_FOUND' : 'UNPROCESSABLE_ENTITY',
      message: 'The requested action could not be performed.',
      debug_id: randomUUID(),
      details: [{ issue, description }],
    };
  }
}

export interface Money {
  currency_code: string;
  value: string;
}
interface Link {
  rel: string;
  href: string;
  method: string;
}
export interface StandInMoney {
  id: string;
  status: string;
  amount: Money;
  custom_id: string;
  links: Link[];
  status_details?: { reason: string };
  final_capture?: boolean;
  supplementary_data?: { related_ids: { order_id: string } };
}
export interface StandInOrder {
  id: string;
  intent: 'CAPTURE' | 'AUTHORIZE';
  status: string;
  purchase_units: {
    custom_id: string;
    amount: Money;
    payments?: { captures?: StandInMoney[]; refunds?: StandInMoney[]; authorizations?: StandInMoney[] };
  }[];
  links: Link[];
  returnUrl: string;
  cancelUrl: string;
}

const wholeCurrencies = ['HUF', 'JPY', 'TWD'];

/** What PayPal knows of an account: its orders and their money, each changed only as its documentation says. */
export class PayPalBooks {
  readonly orders = new Map<string, StandInOrder>();
  /** Where its buyers pay: it has another host for its sandbox. */
  host = 'www.paypal.com';
  /** How PayPal decides about money that is asked for next. */
  decision: 'COMPLETED' | 'DECLINED' | 'PENDING' | 'INSTRUMENT_DECLINED' = 'COMPLETED';
  #count = 0;

  newId(prefix = 'PP'): string {
    this.#count += 1;
    return `${prefix}${randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}${this.#count}`;
  }

  // biome-ignore lint/suspicious/noExplicitAny: a request as it came.
  createOrder(asked: any, origin: string): StandInOrder {
    const [unit] = asked.purchase_units;
    checkAmount(unit.amount);
    const { return_url: returnUrl, cancel_url: cancelUrl } = asked.payment_source.paypal.experience_context;
    const id = this.newId();
    const order: StandInOrder = {
      id,
      intent: asked.intent,
      status: 'PAYER_ACTION_REQUIRED',
      purchase_units: [{ custom_id: unit.custom_id, amount: unit.amount }],
      links: [
        link('self', `${origin}/v2/checkout/orders/${id}`),
        link('payer-action', `https://${this.host}/checkoutnow?token=${id}`),
      ],
      returnUrl,
      cancelUrl,
    };
    this.orders.set(id, order);
    return order;
  }

  order(id: string): StandInOrder {
    const order = this.orders.get(id);
    if (!order) throw new PayPalError(404, 'INVALID_RESOURCE_ID', 'Specified resource ID does not exist.');
    return order;
  }

  /** The order of one of our payments. */
  orderOf(paymentId: string): StandInOrder {
    const found = [...this.orders.values()].find(one => one.purchase_units[0]?.custom_id.includes(paymentId));
    if (!found) throw new Error(`No order belongs to ${paymentId}.`);
    return found;
  }

  /** The buyer approves it on PayPal’s page. */
  approve(order: StandInOrder): void {
    if (order.status === 'PAYER_ACTION_REQUIRED') order.status = 'APPROVED';
  }

  takeOrder(id: string, act: 'capture' | 'authorize', origin: string): StandInOrder {
    const order = this.order(id);
    const [unit] = order.purchase_units;
    if (!unit) throw new Error('An order has no purchase unit.');
    if (order.status === 'COMPLETED')
      throw refused(act === 'capture' ? 'ORDER_ALREADY_CAPTURED' : 'ORDER_ALREADY_AUTHORIZED');
    if (order.status !== 'APPROVED') throw refused('ORDER_NOT_APPROVED');
    if ((order.intent === 'CAPTURE') !== (act === 'capture')) throw refused('ACTION_DOES_NOT_MATCH_INTENT');
    if (this.decision === 'INSTRUMENT_DECLINED')
      throw new PayPalError(
        422,
        'INSTRUMENT_DECLINED',
        'The instrument presented was either declined by the processor or bank, or it can’t be used for this payment.',
      );
    order.status = 'COMPLETED';
    unit.payments =
      act === 'capture'
        ? { captures: [this.#money(order, unit.amount, { origin, kind: 'captures' })] }
        : {
            authorizations: [
              { ...this.#money(order, unit.amount, { origin, kind: 'authorizations' }), status: 'CREATED' },
            ],
          };
    return order;
  }

  captureHeld(
    id: string,
    { amount, isFinal }: { amount: Money; isFinal: boolean },
    origin: string,
  ): StandInMoney {
    const { order, authorisation } = this.#held(id);
    checkAmount(amount);
    if (authorisation.status !== 'CREATED' && authorisation.status !== 'PARTIALLY_CAPTURED')
      throw refused(
        authorisation.status === 'VOIDED' ? 'AUTHORIZATION_VOIDED' : 'AUTHORIZATION_ALREADY_CAPTURED',
      );
    const payments = paymentsOf(order);
    const taken = total(payments.captures ?? []);
    if (taken + cents(amount) > cents(authorisation.amount)) throw refused('MAX_CAPTURE_AMOUNT_EXCEEDED');
    const made = { ...this.#money(order, amount, { origin, kind: 'captures' }), final_capture: isFinal };
    payments.captures = [...(payments.captures ?? []), made];
    authorisation.status = isFinal ? 'CAPTURED' : 'PARTIALLY_CAPTURED';
    return made;
  }

  void(id: string): void {
    const { authorisation } = this.#held(id);
    if (authorisation.status === 'VOIDED') throw refused('PREVIOUSLY_VOIDED');
    if (authorisation.status === 'CAPTURED') throw refused('PREVIOUSLY_CAPTURED');
    authorisation.status = 'VOIDED';
  }

  capture(id: string): { order: StandInOrder; capture: StandInMoney } {
    for (const order of this.orders.values()) {
      const capture = (paymentsOf(order).captures ?? []).find(one => one.id === id);
      if (capture) return { order, capture };
    }
    throw new PayPalError(404, 'INVALID_RESOURCE_ID', 'Specified resource ID does not exist.');
  }

  /** Without `custom` it is made in PayPal’s dashboard. */
  refund(id: string, { amount, custom }: { amount: Money; custom?: string }, origin: string): StandInMoney {
    const { order, capture } = this.capture(id);
    checkAmount(amount);
    const payments = paymentsOf(order);
    const given = (payments.refunds ?? []).filter(({ links }) => links.some(({ href }) => href.endsWith(id)));
    if (total(given) + cents(amount) > cents(capture.amount)) throw refused('REFUND_AMOUNT_EXCEEDED');
    const refundId = this.newId();
    const made: StandInMoney = {
      id: refundId,
      status: 'COMPLETED',
      amount,
      custom_id: custom ?? '',
      links: [
        link('self', `${origin}/v2/payments/refunds/${refundId}`),
        link('up', `${origin}/v2/payments/captures/${id}`),
      ],
    };
    payments.refunds = [...(payments.refunds ?? []), made];
    capture.status = total(payments.refunds) === cents(capture.amount) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    return made;
  }

  #held(id: string): { order: StandInOrder; authorisation: StandInMoney } {
    for (const order of this.orders.values()) {
      const authorisation = (paymentsOf(order).authorizations ?? []).find(one => one.id === id);
      if (authorisation) return { order, authorisation };
    }
    throw new PayPalError(404, 'INVALID_RESOURCE_ID', 'Specified resource ID does not exist.');
  }

  #money(
    order: StandInOrder,
    amount: Money,
    { origin, kind }: { origin: string; kind: string },
  ): StandInMoney {
    const id = this.newId();
    const status = this.decision === 'INSTRUMENT_DECLINED' ? 'DECLINED' : this.decision;
    return {
      id,
      status,
      amount,
      custom_id: order.purchase_units[0]?.custom_id ?? '',
      links: [link('self', `${origin}/v2/payments/${kind}/${id}`)],
      supplementary_data: { related_ids: { order_id: order.id } },
      ...(status === 'DECLINED' ? { status_details: { reason: 'DECLINED_BY_RISK_FRAUD_FILTERS' } } : {}),
    };
  }
}

function paymentsOf(order: StandInOrder) {
  const [unit] = order.purchase_units;
  if (!unit) throw new Error('An order has no purchase unit.');
  unit.payments ??= {};
  return unit.payments;
}

function checkAmount({ currency_code: currency, value }: Money): void {
  const form = wholeCurrencies.includes(currency) ? /^\d+$/ : /^\d+\.\d{2}$/;
  if (!form.test(value)) throw refused('DECIMAL_PRECISION');
}

const cents = ({ value }: Money) => Number(value.replace('.', ''));
const total = (all: readonly StandInMoney[]) => all.reduce((sum, { amount }) => sum + cents(amount), 0);
const link = (rel: string, href: string): Link => ({ rel, href, method: 'GET' });
const refused = (issue: string) => new PayPalError(422, issue, `Refused: ${issue}.`);
