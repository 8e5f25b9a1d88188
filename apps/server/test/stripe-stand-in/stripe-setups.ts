import { type Form, metadataIn, type StripeBooks } from './stripe-books.ts';
import { declined, invalid, type StandInSetup, StripeRefusal } from './stripe-objects.ts';

/** The SetupIntents of the stand-in: cards that are saved without a payment. */
export class StripeSetups {
  readonly all = new Map<string, StandInSetup>();
  readonly #books: StripeBooks;

  constructor(books: StripeBooks) {
    this.#books = books;
  }

  create(form: Form): StandInSetup {
    if (form['payment_method_types[0]'] !== undefined)
      throw invalid('parameter_unknown', 'Received unknown parameter: payment_method_types');
    const id = this.#books.newId('seti');
    const made: StandInSetup = {
      id,
      object: 'setup_intent',
      status: 'requires_payment_method',
      client_secret: `${id}_secret_${this.all.size}`,
      customer: form.customer ?? null,
      payment_method: null,
      last_setup_error: null,
      next_action: null,
      usage: form.usage ?? 'off_session',
      metadata: metadataIn(form),
    };
    this.all.set(id, made);
    return made;
  }

  confirm(id: string, cardId: string): StandInSetup {
    const setup = this.setup(id);
    const card = this.#books.card(cardId);
    if (setup.status !== 'requires_payment_method') throw unexpected(setup);
    setup.payment_method = card.id;
    if (card.behaviour === 'declines') {
      setup.payment_method = null;
      setup.last_setup_error = declined;
      throw new StripeRefusal(402, { ...declined, setup_intent: { ...setup } });
    }
    if (card.behaviour.startsWith('asks')) {
      setup.status = 'requires_action';
      setup.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: {} };
      return setup;
    }
    return this.#succeed(setup);
  }

  answerBank(id: string, isConfirmed: boolean): StandInSetup {
    const setup = this.setup(id);
    if (setup.status !== 'requires_action') throw unexpected(setup);
    setup.next_action = null;
    if (isConfirmed) return this.#succeed(setup);
    setup.status = 'requires_payment_method';
    setup.payment_method = null;
    setup.last_setup_error = failedSetup;
    return setup;
  }

  cancel(id: string): StandInSetup {
    const setup = this.setup(id);
    if (setup.status === 'succeeded' || setup.status === 'canceled') throw unexpected(setup);
    setup.status = 'canceled';
    setup.next_action = null;
    return setup;
  }

  setup(id: string): StandInSetup {
    const setup = this.all.get(id);
    if (!setup) throw invalid('resource_missing', `No such setupintent: '${id}'`);
    return setup;
  }

  /** A card that its bank asked about while it was set up is charged later without asking, if it is one of those. */
  #succeed(setup: StandInSetup): StandInSetup {
    const card = this.#books.card(setup.payment_method ?? '');
    card.customer = setup.customer;
    if (card.behaviour === 'asks without its buyer') card.behaviour = 'approves';
    setup.status = 'succeeded';
    setup.last_setup_error = null;
    return setup;
  }
}

const failedSetup = {
  type: 'invalid_request_error',
  code: 'setup_intent_authentication_failure',
  message: 'The latest attempt to set up the payment method has failed because authentication failed.',
} as const;

function unexpected({ status }: StandInSetup): StripeRefusal {
  return invalid(
    'setup_intent_unexpected_state',
    `This SetupIntent has a status of ${status}, which does not allow this.`,
  );
}
