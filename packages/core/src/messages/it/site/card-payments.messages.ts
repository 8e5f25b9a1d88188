/** Payment by card. */
export const messages = {
  cardPayments: {
    name: 'Carta',
    hint: 'Visa, Mastercard e altre carte, Apple Pay o Google Pay.',
    title: 'Paga con carta',
    pay: 'Paga {amount}',
    paying: 'Pagamento in corso…',
    confirm: 'Conferma con la tua banca',
    back: 'Torna alla cassa',
    needsScript:
      'Per pagare con carta serve JavaScript, che nel tuo browser è disattivato. Attivalo e ricarica la pagina, oppure torna alla cassa e scegli un altro metodo di pagamento. Il tuo carrello resta salvato.',
    unloaded:
      'Non è stato possibile caricare i campi della carta. Controlla la connessione e ricarica la pagina, oppure torna alla cassa e scegli un altro metodo di pagamento.',
    failed:
      'Il pagamento non è riuscito. Non è stato addebitato nulla. Controlla i dati o usa un’altra carta.',
    secure:
      'I dati della tua carta vanno direttamente al servizio di pagamento Stripe e mai a questo negozio.',
    tooSmall: 'I pagamenti con carta partono da {least}. Scegli un altro metodo di pagamento.',
    saveTitle: 'Salva una carta',
    saveFact:
      'Da ora il tuo abbonamento sarà addebitato su questa carta. Solo ciò che è già dovuto viene addebitato subito.',
    save: 'Salva la carta',
    saving: 'Salvataggio…',
    saveFailed:
      'Non è stato possibile salvare la carta. Non è cambiato nulla. Controlla i dati o usa un’altra carta.',
    saveBack: 'Indietro senza salvare',
    saveNeedsScript:
      'Per salvare una carta serve JavaScript, che nel tuo browser è disattivato. Attivalo e ricarica la pagina, oppure torna indietro. Non è cambiato nulla.',
    saveUnloaded:
      'Non è stato possibile caricare i campi della carta. Controlla la connessione e ricarica la pagina, oppure torna indietro. Non è cambiato nulla.',
  },
} as const;
