import { expressScriptAddress } from './stripe-hosts.ts';

/**
 * Mounts Stripe’s Express Checkout Element where the page has a place for it (rules EXPRESS-2 to EXPRESS-7). Amounts
 * come from the server, and go to the element before they are shown, as it refuses items that exceed its amount.
 */
export const expressScript = `(() => {
  const aDay = 864e5;
  const memory = 'express-checkout';
  const recall = () => {
    try {
      const [found, at] = (localStorage.getItem(memory) ?? '').split(' ');
      return Date.now() - Number(at) < aDay ? found : '';
    } catch { return ''; }
  };
  const remember = found => {
    try { localStorage.setItem(memory, found + ' ' + Date.now()); } catch {}
  };
  let loading;
  const load = () => (loading ??= new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: '${expressScriptAddress}' });
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  }));
  let crumb = '';
  const send = async (path, body, isAgain = false) => {
    const reply = await fetch('/api/commerce/express/' + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'x-csrf-token': crumb },
      body: JSON.stringify(body),
    });
    const answer = await reply.json();
    if (answer.crumbFail && !isAgain) {
      crumb = answer.crumb;
      return send(path, body, true);
    }
    return { ok: reply.ok, ...answer };
  };
  // The element takes no more; the chosen one comes first.
  const ratesOf = ({ shippingRates }) => shippingRates.slice(0, 9);
  const addressOf = ({ country, state, postal_code, city }) =>
    ({ country: country ?? '', region: state ?? '', postalCode: postal_code ?? '', city: city ?? '' });

  const start = (section, mounted) => {
    const { facts, language, currency, shop, isShipped, countries, boxes, words, ...drawn } =
      JSON.parse(section.dataset.express);
    const [status, problem] = ['.express-status', '.express-problem'].map(one => section.querySelector(one));
    const say = text => { problem.textContent = text; };
    const wait = isWaiting => {
      section.setAttribute('aria-busy', String(isWaiting));
      status.textContent = isWaiting ? words.placing : '';
    };
    const stripe = Stripe(facts.key, { locale: language });
    const elements = stripe.elements({
      mode: 'payment',
      amount: drawn.quote.amount,
      currency: currency.toLowerCase(),
      captureMethod: facts.captureMethod,
      allowedPaymentMethodTypes: ['card'],
    });
    const element = elements.create('expressCheckout', {
      business: { name: shop },
      emailRequired: true,
      billingAddressRequired: true,
      phoneNumberRequired: false,
      shippingAddressRequired: isShipped,
      ...(isShipped ? { allowedShippingCountries: countries } : {}),
      buttonHeight: 48,
      layout: { maxColumns: 2, maxRows: 1, overflow: 'never' },
    });
    mounted.element = element;
    let quote = drawn.quote;
    let chosen = {};
    const boxOf = name => document.querySelector('form[data-checkout] input[name="' + name + '"]');
    const ticked = name => (boxOf(name)?.checked ? boxOf(name).value : '');

    element.on('ready', ({ availablePaymentMethods }) => {
      const isFound = Object.values(availablePaymentMethods ?? {}).some(Boolean);
      remember(isFound ? 'yes' : 'no');
      section.classList.toggle('express-waiting', !isFound);
    });
    element.on('click', event => {
      say('');
      const missing = boxes.find(({ name }) => ticked(name) === '');
      if (missing) {
        event.reject?.();
        const link = Object.assign(document.createElement('a'), { href: '#checkout-' + missing.name });
        link.textContent = missing.missing;
        link.addEventListener('click', () => boxOf(missing.name)?.focus());
        return problem.append(link);
      }
      quote = drawn.quote;
      chosen = { shippingOption: quote.shippingRates[0]?.id ?? '' };
      elements.update({ amount: quote.amount });
      const { lineItems } = quote;
      event.resolve({ lineItems, ...(isShipped ? { shippingRates: ratesOf(quote) } : {}) });
    });
    const price = async (event, more) => {
      try {
        const next = { ...chosen, ...more };
        const answer = await send('quotes', next);
        if (!answer.ok || answer.quote.shippingRates.length === 0) return event.reject();
        chosen = { ...next, shippingOption: answer.quote.shippingRates[0].id };
        quote = answer.quote;
        elements.update({ amount: quote.amount });
        const { lineItems } = quote;
        event.resolve({ lineItems, ...(more.country ? { shippingRates: ratesOf(quote) } : {}) });
      } catch { event.reject(); }
    };
    element.on('shippingaddresschange', event =>
      price(event, { ...addressOf(event.address), shippingOption: '' }));
    element.on('shippingratechange', event => price(event, { shippingOption: event.shippingRate.id }));
    element.on('cancel', () => say(''));
    element.on('confirm', async event => {
      const fail = text => {
        event.paymentFailed({ reason: 'fail', message: text });
        say(text);
        wait(false);
      };
      wait(true);
      let placed;
      try {
        const submitted = await elements.submit();
        if (submitted.error) return fail(submitted.error.message || words.failed);
        const { billingDetails, shippingAddress, shippingRate } = event;
        const to = (isShipped ? shippingAddress : null) ?? billingDetails;
        placed = await send('orders', {
          email: billingDetails?.email ?? '',
          name: to?.name ?? '',
          ...addressOf(to?.address ?? {}),
          line1: to?.address?.line1 ?? '',
          line2: to?.address?.line2 ?? '',
          shippingOption: isShipped ? (shippingRate?.id ?? chosen.shippingOption) : '',
          note: document.querySelector('form[data-checkout] [name=note]')?.value ?? '',
          terms: ticked('terms'),
          downloads: ticked('downloads'),
          marketing: ticked('marketing'),
          idempotencyKey: quote.idempotencyKey,
        });
      } catch {
        return fail(words.failed);
      }
      if (!placed.ok) {
        fail(placed.message ?? words.failed);
        // The checkout shows what was refused, with what the wallet gave.
        if (location.pathname !== '/checkout') return location.assign('/checkout#problems');
        location.hash = 'problems';
        return location.reload();
      }
      const { clientSecret, returnTo } = placed;
      try {
        if (clientSecret !== null) {
          const confirmParams = { return_url: new URL(returnTo, location.href).href };
          const { error } = await stripe.confirmPayment({ elements, clientSecret, confirmParams });
          if (error) event.paymentFailed({ reason: 'fail' });
        }
      } catch {}
      // However it ended, and even if nobody heard how: the server asks Stripe, and says it where the checkout does.
      location.assign(returnTo);
    });
    element.mount(section.querySelector('.express-buttons'));
  };

  let mounted = {};
  const follow = () => {
    const section = document.querySelector('[data-express]');
    if (section === mounted.section) return;
    mounted.element?.destroy();
    mounted = { section };
    if (section === null || recall() === 'no') return;
    section.classList.add('express-waiting');
    section.hidden = false;
    const mine = mounted;
    load().then(() => { if (mine === mounted) start(section, mine); }, () => {});
  };
  follow();
  // The cart and the checkout draw themselves again when something in them changes.
  const main = document.querySelector('main');
  if (main) new MutationObserver(follow).observe(main, { childList: true });
})();`;
