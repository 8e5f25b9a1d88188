/** Wallets that pay on the cart and at the top of the checkout. */
export const messages = {
  express: {
    title: 'Pagamento rapido',
    or: 'oppure',
    placing: 'Invio dell’ordine in corso…',
    failed:
      'Non è stato possibile inviare l’ordine e non è stato addebitato nulla. Controlla la connessione e riprova.',
    gone: 'Il pagamento rapido non è più possibile per questo carrello. Non è stato addebitato nulla. Controlla l’ordine e paga in un altro modo.',
    later: 'Dipende dal tuo indirizzo',
  },
} as const;
