import type { BrowserContext } from 'playwright-core';
import type { StripeStandIn } from '../../../apps/server/test/stripe-stand-in/stripe-stand-in.ts';
import { expressElement } from './stripe-express.ts';

/**
 * As much of Stripe’s script as our page uses; the card is typed into a field in place of Stripe’s frame. Like
 * Stripe’s, it refuses to confirm without the billing details that were hidden.
 */
const script = `window.Stripe = key => {${expressElement}
  const flat = (value, name) => typeof value === 'string'
    ? [[name, value]]
    : Object.entries(value).flatMap(([part, inner]) => flat(inner, name + '[' + part + ']'));
  const missing = (hidden, given) => Object.entries(hidden).some(([name, rule]) =>
    typeof rule === 'string' ? rule === 'never' && given?.[name] === undefined : missing(rule, given?.[name]));
  const confirm = kind => async ({ elements, clientSecret, confirmParams }) => {
    if (elements.create && elements.clientSecret === undefined && !elements.isSubmitted) wrong('submit');
    const [id] = (elements.clientSecret ?? clientSecret).split('_secret_');
    const data = confirmParams.payment_method_data ?? {};
    if (missing(elements.hidden ?? {}, data.billing_details)) throw new Error('IntegrationError');
    const number = elements.number ?? document.querySelector('[name=number]').value;
    const reply = await fetch('https://api.stripe.com/v1/' + kind + '/' + id + '/confirm', {
      method: 'POST',
      body: new URLSearchParams([
        ['key', key],
        ['payment_method_data[card][number]', number],
        ...flat(data, 'payment_method_data'),
      ]),
    });
    const intent = await reply.json();
    if (intent.error) return { error: intent.error };
    if (elements.amount !== undefined && elements.amount !== intent.amount) wrong('another amount');
    if (intent.status !== 'requires_action') return { intent };
    location.assign('https://hooks.stripe.com/3d_secure/' + id + '?to=' + encodeURIComponent(confirmParams.return_url));
    return new Promise(() => {});
  };
  return {
    elements: options => {
      const { clientSecret } = options;
      if (clientSecret === undefined) return expressElements(options);
      const made = {
        clientSecret,
        create: (name, options) => ({
          on: (event, act) => { if (event === 'ready') setTimeout(act); },
          mount: place => {
            made.hidden = options.fields?.billingDetails;
            const label = document.createElement('label');
            label.textContent = 'Card number ';
            label.append(Object.assign(document.createElement('input'), { name: 'number' }));
            document.querySelector(place).append(label);
          },
        }),
      };
      return made;
    },
    confirmPayment: confirm('payment_intents'),
    confirmSetup: confirm('setup_intents'),
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
    (id.startsWith('seti_') ? stripe.setups : stripe.books).answerBank(id, answer === 'yes');
    return route.fulfill({ status: 303, headers: { location: to } });
  });
  // While any host is routed, a call that outlives its page (rule BROWSERCALL-10) never gets past a redirect: Chromium
  // follows it without telling the page’s session, and Playwright holds it back until that has been told.
  await context.addInitScript(`{
    const send = window.fetch;
    window.fetch = (path, options) => send(path, { ...options, keepalive: false });
  }`);
  return loaded;
}
