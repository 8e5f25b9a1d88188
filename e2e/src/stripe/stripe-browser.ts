import type { BrowserContext } from 'playwright-core';
import type { StripeStandIn } from '../../../apps/server/test/stripe-stand-in/stripe-stand-in.ts';

/** As much of Stripe’s script as our page uses; the card is typed into a field in place of Stripe’s frame. */
const script = `window.Stripe = key => {
  const ask = async (id, body) => {
    const reply = await fetch('https://api.stripe.com/v1/payment_intents/' + id + '/confirm', {
      method: 'POST',
      body: new URLSearchParams({ key, ...body }),
    });
    return reply.json();
  };
  return {
    elements: ({ clientSecret }) => ({
      clientSecret,
      create: () => ({
        on: (name, act) => { if (name === 'ready') setTimeout(act); },
        mount: place => {
          const label = document.createElement('label');
          label.textContent = 'Card number ';
          label.append(Object.assign(document.createElement('input'), { name: 'number' }));
          document.querySelector(place).append(label);
        },
      }),
    }),
    confirmPayment: async ({ elements, confirmParams }) => {
      const [id] = elements.clientSecret.split('_secret_');
      const number = document.querySelector('[name=number]').value;
      const intent = await ask(id, { 'payment_method_data[card][number]': number });
      if (intent.error) return { error: intent.error };
      if (intent.status !== 'requires_action') return { paymentIntent: intent };
      location.assign('https://hooks.stripe.com/3d_secure/' + id + '?to=' + encodeURIComponent(confirmParams.return_url));
      return new Promise(() => {});
    },
  };
};`;

/** Stripe’s hosts in a browser: its script, its API, and the page of the buyer’s bank; nothing reaches the network. */
export async function routeStripe(context: BrowserContext, stripe: StripeStandIn): Promise<string[]> {
  const loaded: string[] = [];
  await context.route('https://js.stripe.com/**', route => {
    loaded.push(route.request().frame().url());
    return route.fulfill({ contentType: 'text/javascript', body: script });
  });
  await context.route('https://api.stripe.com/**', async route => {
    const { pathname } = new URL(route.request().url());
    const reply = await fetch(stripe.address + pathname, {
      method: 'POST',
      body: route.request().postData() ?? '',
    });
    await route.fulfill({
      status: reply.status,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: await reply.text(),
    });
  });
  await context.route('https://hooks.stripe.com/**', route => {
    const { pathname, searchParams } = new URL(route.request().url());
    const id = pathname.split('/')[2] ?? '';
    const to = searchParams.get('to') ?? '';
    const answer = searchParams.get('answer');
    if (answer === null) {
      const link = (value: string, text: string) =>
        `<a href="?to=${encodeURIComponent(to)}&answer=${value}">${text}</a> `;
      const body = `<!doctype html><html lang="en"><title>Bank</title><h1>Is it you?</h1>${link('yes', 'Confirm')}${link('no', 'Refuse')}`;
      return route.fulfill({ contentType: 'text/html', body });
    }
    stripe.books.answerBank(id, answer === 'yes');
    return route.fulfill({ status: 303, headers: { location: to } });
  });
  return loaded;
}
