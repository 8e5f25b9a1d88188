import { paymentOutcomes } from '@vitrine/core/payments/payment-states.ts';
import { z } from 'zod';
import type { PaymentMethod } from '../../src/capabilities/payments/payment-method.ts';
import { methodsOfWebsite } from '../../src/capabilities/payments/payment-methods.ts';
import type { Context } from '../../src/context.ts';

const settings = z.object({
  address: z.url().default('https://pay.example').meta({ label: 'Address of the service' }),
});

/** Payment in a window that a script of the service opens; only for the journey. */
export const method: PaymentMethod<typeof settings> = {
  id: 'pop-up',
  position: 16,
  wordsIn: () => ({ name: 'Pop-up bank', description: '' }),
  forOwner: { name: 'Pop-up bank', description: 'Payment in a window of its own.' },
  settings,
  hosts: ({ address }) => {
    const { origin } = new URL(address);
    return { script: [origin], frame: [origin], connect: [origin], opensPopup: true };
  },
  isReady: () => true,
  firstState: 'created',
  async start(context, { id, amount, currency }) {
    await ask(context, `/payments/${id}`, { amount, currency });
    return `/payments/pop-up/${id}`;
  },
  async ask(context, { id }) {
    const outcome = await ask(context, `/payments/${id}`);
    return outcome === null ? null : { outcome };
  },
  async close(context, { id }) {
    return (await ask(context, `/payments/${id}/cancellation`, {})) === 'captured' ? 'captured' : 'closed';
  },
};

const replySchema = z.object({ outcome: z.enum(paymentOutcomes).nullable() });

async function ask(context: Context, path: string, body?: object) {
  const reply = await fetch(new URL(path, await addressOf(context)), {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return replySchema.parse(await reply.json()).outcome;
}

/** The address of its service. */
export async function addressOf(context: Context): Promise<string> {
  const own = (await methodsOfWebsite(context)).find(one => one.method.id === method.id);
  return String(own?.settings.address);
}
