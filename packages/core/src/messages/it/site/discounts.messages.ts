import type { messages as en } from '../../en/site/discounts.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  discounts: {
    unknown: 'Questo codice non è valido.',
    notYet: 'Questo codice è valido dal {date}.',
    over: 'Questo codice è scaduto il {date}.',
    usedUp: 'Questo codice è già esaurito.',
    usedByCustomer: 'Hai già usato questo codice.',
    emailNeeded: 'Inserisci il tuo indirizzo e-mail alla cassa per usare questo codice.',
    otherCustomers: 'Questo codice non è valido per il tuo indirizzo e-mail.',
    belowMinimum: 'Questo codice è valido da un subtotale di {minimum}. Mancano {missing}.',
    otherProducts: 'Questo codice non si applica a nulla nel tuo carrello.',
    tooFewBought:
      'Aggiungi {missing, plural, one {un altro articolo} other {altri # articoli}} per usare questo codice.',
    notCombined: 'Questo codice non si può combinare con «{other}», che ti fa risparmiare di più.',
    nothingSent: 'Con questo codice la spedizione è gratuita, ma non c’è ancora nulla da spedire.',
    nothingLeft: 'Non resta nulla che questo codice possa ridurre.',
    gone: 'Uno dei tuoi sconti non si può più usare, quindi il totale è cambiato. Controllalo e invia di nuovo l’ordine.',
    tooManyCodes: 'Un carrello contiene al massimo {max} codici. Prima rimuovine uno.',
    tooManyTries: 'Hai inserito troppi codici. Attendi un minuto e riprova.',
    noCode: 'Inserisci un codice sconto.',
  },
};
