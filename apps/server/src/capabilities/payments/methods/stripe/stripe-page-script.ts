/** Takes the note for browsers without script away before it is seen. */
export const firstScript = "document.getElementById('no-script').remove();";

/** Mounts Stripe’s Payment Element, and confirms the payment or saves the card; the server asks Stripe how it ended (rule PAYMENT-5). */
export const pageScript = `(() => {
  const form = document.querySelector('form');
  const problem = document.getElementById('problem');
  const button = form.querySelector('button');
  const { key, clientSecret, language, returnTo, hasWallets, isAsked, isSetup, billing, words } = JSON.parse(form.dataset.stripe);
  const say = text => { problem.textContent = text; };
  if (!window.Stripe) return say(words.unloaded);
  form.hidden = false;
  const stripe = Stripe(key, { locale: language });
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const wallet = hasWallets ? 'auto' : 'never';
  const label = button.textContent;
  const hidden = known => Object.fromEntries(
    Object.entries(known).map(([name, value]) => [name, typeof value === 'string' ? 'never' : hidden(value)]),
  );
  const wait = isWaiting => {
    button.disabled = isWaiting;
    button.textContent = isWaiting ? words.paying : label;
  };
  let elements;
  if (isAsked) button.disabled = false;
  else {
    elements = stripe.elements({
      clientSecret,
      appearance: {
        theme: dark ? 'night' : 'stripe',
        variables: {
          fontFamily: 'system-ui, sans-serif',
          borderRadius: '8px',
          colorPrimary: dark ? '#f3f3f1' : '#1d1d1f',
          colorBackground: dark ? '#1f1f22' : '#ffffff',
          colorText: dark ? '#f3f3f1' : '#1d1d1f',
        },
      },
    });
    const element = elements.create('payment', {
      wallets: { applePay: wallet, googlePay: wallet },
      ...(billing ? { fields: { billingDetails: hidden(billing) } } : {}),
    });
    element.on('ready', () => { button.disabled = false; });
    element.on('loaderror', () => say(words.unloaded));
    element.mount('#element');
  }
  form.addEventListener('submit', async event => {
    event.preventDefault();
    if (button.disabled) return;
    say('');
    wait(true);
    try {
      const confirmParams = {
        return_url: returnTo,
        ...(billing ? { payment_method_data: { billing_details: billing } } : {}),
      };
      const done = isAsked
        ? await stripe.handleNextAction({ clientSecret })
        : await stripe[isSetup ? 'confirmSetup' : 'confirmPayment']({ elements, confirmParams });
      if (!done.error) return location.assign(returnTo);
      say(done.error.message || words.failed);
    } catch {
      say(words.failed);
    }
    wait(false);
  });
})();`;
