import {
  declined,
  failedConfirmation,
  invalid,
  type StandInCard,
  type StandInIntent,
  type StandInRefund,
  StripeRefusal,
  testCards,
  unconfirmed,
} from './stripe-objects.ts';

export type Form = Readonly<Record<string, string>>;

/** What Stripe knows of an account: its intents, cards and refunds, each changed only as its documentation says. */
export class StripeBooks {
  readonly intents = new Map<string, StandInIntent>();
  readonly cards = new Map<string, StandInCard>();
  readonly refunds = new Map<string, StandInRefund>();
  readonly customers = new Set<string>();
  /** Where wallets may be shown. */
  readonly domains = new Set<string>();
  refusesDomains = false;
  /** Whether this account captures one payment in several parts. */
  hasMulticapture = true;
  #count = 0;

  newId(prefix: string): string {
    this.#count += 1;
    return `${prefix}_standin${this.#count}`;
  }

  createIntent(form: Form): StandInIntent {
    const id = this.newId('pi');
    const amount = Number(form.amount);
    if (!Number.isInteger(amount)) throw invalid('parameter_invalid_integer', 'Invalid integer: amount');
    if (form.payment_method_types !== undefined || form['payment_method_types[0]'] !== undefined)
      throw invalid('parameter_unknown', 'Received unknown parameter: payment_method_types');
    const intent: StandInIntent = {
      id,
      object: 'payment_intent',
      amount,
      amount_capturable: 0,
      amount_received: 0,
      currency: form.currency ?? '',
      status: 'requires_payment_method',
      client_secret: `${id}_secret_${this.#count}`,
      capture_method: form.capture_method ?? 'automatic',
      customer: form.customer ?? null,
      payment_method: null,
      latest_charge: null,
      last_payment_error: null,
      next_action: null,
      setup_future_usage: form.setup_future_usage ?? null,
      metadata: metadataIn(form),
      statement_descriptor_suffix: form.statement_descriptor_suffix ?? null,
    };
    this.intents.set(id, intent);
    return intent;
  }

  registerDomain(form: Form): object {
    const { domain_name: domain = '' } = form;
    if (this.refusesDomains || !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain))
      throw invalid('parameter_invalid', `Invalid domain: ${domain}`);
    this.domains.add(domain);
    const status = { status: 'active' };
    return {
      id: this.newId('pmd'),
      object: 'payment_method_domain',
      domain_name: domain,
      enabled: true,
      apple_pay: status,
      google_pay: status,
      link: status,
    };
  }

  newCard(number: string, billing: Record<string, string> = {}): StandInCard {
    const behaviour = testCards[number];
    if (behaviour === undefined) throw invalid('invalid_number', 'Your card number is invalid.');
    const names = { brand: 'visa', display_brand: 'visa', last4: number.slice(-4) };
    const card = { ...names, exp_month: 8, exp_year: 2030 };
    const made: StandInCard = {
      id: this.newId('pm'),
      object: 'payment_method',
      type: 'card',
      customer: null,
      card,
      billing_details: billing,
      behaviour,
    };
    this.cards.set(made.id, made);
    return made;
  }

  confirm(
    id: string,
    { card: cardId, isOffSession }: { card: string; isOffSession: boolean },
  ): StandInIntent {
    const intent = this.intent(id);
    const card = this.card(cardId);
    if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_confirmation')
      throw unexpected(intent);
    if (isOffSession && card.customer === null)
      throw invalid('payment_method_unexpected_state', 'The PaymentMethod is not attached to a customer.');
    intent.payment_method = card.id;
    const declines = card.behaviour === 'declines' || (isOffSession && card.behaviour === 'declines later');
    if (declines) return this.#refuse(intent, declined);
    if (card.behaviour.startsWith('asks') && isOffSession) return this.#refuse(intent, unconfirmed);
    if (card.behaviour === 'asks') {
      intent.status = 'requires_action';
      intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: {} };
      return intent;
    }
    return this.#approve(intent);
  }

  /** The buyer’s answer to the bank. */
  answerBank(id: string, isConfirmed: boolean): StandInIntent {
    const intent = this.intent(id);
    if (intent.status !== 'requires_action') throw unexpected(intent);
    intent.next_action = null;
    if (isConfirmed) return this.#approve(intent);
    intent.status = 'requires_payment_method';
    intent.last_payment_error = failedConfirmation;
    return intent;
  }

  capture(id: string, form: Form): StandInIntent {
    const intent = this.intent(id);
    if (intent.status !== 'requires_capture') throw unexpected(intent);
    const amount = Number(form.amount_to_capture ?? intent.amount_capturable);
    if (amount > intent.amount_capturable)
      throw invalid('amount_too_large', 'The amount is above what can be captured.');
    const isFinal = form.final_capture !== 'false';
    if (!isFinal && !this.hasMulticapture)
      throw invalid('parameter_invalid_empty', 'Multicapture is not available for this PaymentIntent.');
    intent.amount_received += amount;
    intent.amount_capturable = isFinal ? 0 : intent.amount_capturable - amount;
    if (intent.amount_capturable === 0) intent.status = 'succeeded';
    return intent;
  }

  cancel(id: string): StandInIntent {
    const intent = this.intent(id);
    if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpected(intent);
    intent.status = 'canceled';
    intent.amount_capturable = 0;
    return intent;
  }

  refund(form: Form): StandInRefund {
    const intent = this.intent(form.payment_intent ?? '');
    const given = [...this.refunds.values()]
      .filter(one => one.payment_intent === intent.id && one.status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
    const amount = Number(form.amount ?? intent.amount_received - given);
    if (given + amount > intent.amount_received)
      throw invalid('charge_already_refunded', 'Refund amount is greater than unrefunded amount on charge.');
    const made: StandInRefund = {
      id: this.newId('re'),
      object: 'refund',
      amount,
      currency: intent.currency,
      payment_intent: intent.id,
      status: 'succeeded',
      metadata: metadataIn(form),
    };
    this.refunds.set(made.id, made);
    return made;
  }

  detach(id: string): StandInCard {
    const card = this.card(id);
    if (card.customer === null)
      throw invalid('payment_method_unexpected_state', 'The payment method is not attached to a customer.');
    card.customer = null;
    return card;
  }

  intent(id: string): StandInIntent {
    const intent = this.intents.get(id);
    if (!intent) throw invalid('resource_missing', `No such payment_intent: '${id}'`);
    return intent;
  }

  card(id: string): StandInCard {
    const card = this.cards.get(id);
    if (!card) throw invalid('resource_missing', `No such PaymentMethod: '${id}'`);
    return card;
  }

  #approve(intent: StandInIntent): StandInIntent {
    const card = this.card(intent.payment_method ?? '');
    if (intent.setup_future_usage !== null) card.customer = intent.customer;
    intent.last_payment_error = null;
    intent.latest_charge = this.newId('ch');
    if (intent.capture_method === 'manual') {
      intent.status = 'requires_capture';
      intent.amount_capturable = intent.amount;
    } else {
      intent.status = 'succeeded';
      intent.amount_received = intent.amount;
    }
    return intent;
  }

  #refuse(intent: StandInIntent, error: typeof declined | typeof unconfirmed): never {
    intent.status = 'requires_payment_method';
    intent.last_payment_error = error;
    intent.payment_method = null;
    throw new StripeRefusal(402, { ...error, payment_intent: { ...intent } });
  }
}

function unexpected(intent: StandInIntent): StripeRefusal {
  return invalid(
    'payment_intent_unexpected_state',
    `This PaymentIntent has a status of ${intent.status}, which does not allow this.`,
  );
}

export function metadataIn(form: Form): Record<string, string> {
  const entries = Object.entries(form).flatMap(([name, value]) => {
    const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
    return key === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(entries);
}
