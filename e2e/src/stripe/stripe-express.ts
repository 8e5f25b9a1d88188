/**
 * As much of Stripe’s Express Checkout Element as the cart and the checkout use, with a wallet in a dialog of its own.
 * Like Stripe’s, it refuses items that exceed the amount, a delivery without rates, and a payment that was not
 * submitted or has another amount; it gives part of an address until its buyer confirms. `standInWallets` in the page
 * says which wallets the device has.
 */
export const expressElement = `
  const wrong = text => { throw new Error('IntegrationError: ' + text); };
  const places = {
    Berlin: { line1: 'Lindenallee 4', line2: null, city: 'Berlin', state: '', postal_code: '10115', country: 'DE' },
    Vienna: { line1: 'Ringstraße 1', line2: null, city: 'Wien', state: '', postal_code: '1010', country: 'AT' },
    Sydney: { line1: '1 George St', line2: null, city: 'Sydney', state: 'NSW', postal_code: '2000', country: 'AU' },
  };
  const partial = ({ city, state, postal_code, country }) => ({ city, state, postal_code, country });
  const expressElements = ({ mode, amount, currency, paymentMethodTypes }) => {
    if (mode !== 'payment' || !Number.isInteger(amount) || currency !== currency.toLowerCase()) wrong('elements');
    if (paymentMethodTypes) wrong('paymentMethodTypes');
    const made = {
      amount,
      number: '4242424242424242',
      update: options => { made.amount = options.amount ?? made.amount; },
      submit: async () => { made.isSubmitted = true; return {}; },
      create: (name, options) => wallet(made, options),
    };
    return made;
  };
  const wallet = (made, options) => {
    const acts = {};
    let shown = { lineItems: [], shippingRates: [] };
    let rate;
    let dialog;
    let holder;
    const fire = (name, event = {}) => acts[name]?.({ elementType: 'expressCheckout', ...event });
    const take = details => {
      shown = { ...shown, ...details };
      const sum = shown.lineItems.reduce((all, { amount }) => all + amount, 0);
      if (sum > made.amount) wrong('The amount ' + made.amount + ' is less than the line items ' + sum);
      const rates = shown.shippingRates.length;
      if (options.shippingAddressRequired && (rates === 0 || rates > 9)) wrong('shippingRates');
      if (details.shippingRates) rate = details.shippingRates[0];
    };
    const button = (text, act) => {
      const one = Object.assign(document.createElement('button'), { type: 'button', textContent: text });
      one.style.cssText = 'height:48px;padding:0 1rem;border:0;border-radius:4px;background:#000;color:#fff;font:600 16px sans-serif';
      one.addEventListener('click', act);
      return one;
    };
    const say = text => { dialog.querySelector('output').textContent = text; };
    const total = () => say('Total ' + made.amount + ' · ' + shown.lineItems.map(({ name, amount }) => name + ' ' + amount).join(' · '));
    const choice = (label, names, act) => {
      const list = Object.assign(document.createElement('select'), { ariaLabel: label });
      list.append(new Option('', ''), ...names.map(name => new Option(name, name)));
      list.addEventListener('change', () => act(list.value));
      return list;
    };
    const end = () => { dialog.close(); dialog.remove(); };
    const show = () => {
      let place = places.Berlin;
      dialog = document.createElement('dialog');
      dialog.setAttribute('aria-label', 'Wallet');
      const rates = () => choice('Delivery', shown.shippingRates.map(({ displayName }) => displayName), chosen => {
        rate = shown.shippingRates.find(({ displayName }) => displayName === chosen);
        fire('shippingratechange', {
          shippingRate: rate,
          resolve: details => { take(details); total(); },
          reject: () => say('Not possible'),
        });
      });
      const address = choice('Address', Object.keys(places), name => {
        place = places[name];
        if (options.allowedShippingCountries && !options.allowedShippingCountries.includes(place.country))
          return say('Country not allowed');
        fire('shippingaddresschange', {
          name: 'Mira Amsel',
          address: partial(place),
          resolve: details => { take(details); dialog.querySelector('[aria-label=Delivery]').replaceWith(rates()); total(); },
          reject: () => say('Address not served'),
        });
      });
      const card = Object.assign(document.createElement('input'), { ariaLabel: 'Wallet card', value: made.number });
      const pay = button('Authorise', () => {
        made.number = card.value;
        const who = { name: 'Mira Amsel', address: places.Berlin };
        fire('confirm', {
          expressPaymentType: 'google_pay',
          billingDetails: { ...who, ...(options.emailRequired ? { email: 'mira@example.com' } : {}) },
          ...(options.shippingAddressRequired ? { shippingAddress: { name: 'Mira Amsel', address: place }, shippingRate: rate } : {}),
          paymentFailed: ({ message }) => { made.failed = message; end(); },
        });
      });
      dialog.append(
        ...(options.shippingAddressRequired ? [address, rates()] : []),
        card,
        document.createElement('output'),
        pay,
        button('Close wallet', () => { end(); fire('cancel'); }),
      );
      holder.ownerDocument.body.append(dialog);
      dialog.showModal();
      total();
    };
    return {
      on: (name, act) => { acts[name] = act; },
      destroy: () => holder?.replaceChildren(),
      mount: place => {
        holder = place;
        holder.style.cssText = 'display:grid;gap:8px;grid-template-columns:repeat(auto-fit,minmax(7rem,1fr))';
        const wallets = window.standInWallets ?? ['Google Pay'];
        holder.append(...wallets.map(name => button(name, () => {
          let isLate = false;
          setTimeout(() => { isLate = true; }, 1000);
          fire('click', {
            expressPaymentType: 'google_pay',
            resolve: (details = {}) => { if (!isLate) { take(details); show(); } },
          });
        })));
        const availablePaymentMethods = wallets.length === 0 ? undefined : { googlePay: true, applePay: false, link: false };
        setTimeout(() => fire('ready', { availablePaymentMethods }));
      },
    };
  };
`;
