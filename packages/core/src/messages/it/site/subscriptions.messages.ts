import type { messages as en } from '../../en/site/subscriptions.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  plans: {
    renewsWeeks: '{n, plural, one {si rinnova ogni settimana} other {si rinnova ogni # settimane}}',
    renewsMonths: '{n, plural, one {si rinnova ogni mese} other {si rinnova ogni # mesi}}',
    renewsYears: '{n, plural, one {si rinnova ogni anno} other {si rinnova ogni # anni}}',
    forPayments: '{renews}, {payments, plural, one {un pagamento} other {# pagamenti}} in tutto',
    everyWeeks: '{n, plural, one {ogni settimana} other {ogni # settimane}}',
    everyMonths: '{n, plural, one {ogni mese} other {ogni # mesi}}',
    everyYears: '{n, plural, one {ogni anno} other {ogni # anni}}',
    forSpan: '{every} per {span}',
    weeks: '{n, plural, one {# settimana} other {# settimane}}',
    months: '{n, plural, one {# mese} other {# mesi}}',
    years: '{n, plural, one {# anno} other {# anni}}',
  },
  subscriptions: {
    noMethod:
      'Questo negozio non può ancora ricevere pagamenti per gli abbonamenti. Rimuovi l’abbonamento o contatta il negozio.',
    firstPayment:
      'Un abbonamento inizia con un pagamento e non c’è nulla da pagare. Rimuovi uno sconto per procedere.',
    consent:
      'Accetto che {shop} addebiti il mio metodo di pagamento senza chiedere di nuovo, finché non annullo: {charges}. Si aggiungono spedizione e imposte di quel giorno. Posso annullare in qualsiasi momento nella pagina indicata in ogni email sull’abbonamento.',
    charge: '{title}: {price} {every}',
    consentMissing: 'Accetta i pagamenti ricorrenti. Senza non possiamo avviare il tuo abbonamento.',
    consentChanged:
      'I pagamenti ricorrenti sono cambiati da quando li hai accettati. Leggili e accetta di nuovo.',
    agreed: 'Hai accettato questi pagamenti ricorrenti:',
    manage: 'Modifica, metti in pausa o annulla “{title}”: {address}',
    forbiddenMove: 'Non è possibile mentre l’abbonamento è {state}.',
    nothingDue: 'Non c’è nulla da pagare per questo abbonamento.',
    notSkipped: 'Per questo abbonamento non c’è più nessun salto da annullare.',
    beingPaid: 'Un pagamento di questo abbonamento è in corso. Attendi che sia concluso.',
    outOfStock: 'Non c’è abbastanza disponibilità per rinnovare questo abbonamento.',
    otherMethod: 'Questo metodo di pagamento non può essere addebitato di nuovo. Scegline un altro.',
  },
  subscriptionStates: {
    active: 'attivo',
    paused: 'in pausa',
    pastDue: 'scaduto',
    cancelled: 'annullato',
    ended: 'concluso',
  },
  subscriptionMails: {
    rhythm: '“{title}” {renews}.',
    upcomingSubject: 'Il tuo abbonamento presso {shop} si rinnova il {date}',
    upcomingIntro:
      'Il {date} addebiteremo {amount} per “{title}”. Se non lo vuoi, mettilo in pausa, salta o annulla prima di allora.',
    failedSubject: 'Il tuo pagamento a {shop} non è riuscito',
    failedIntro:
      'Non abbiamo potuto addebitare {amount} per il tuo abbonamento “{title}”. Riproveremo il {date}. Controlla il metodo di pagamento o paga con un altro.',
    pastDueSubject: 'Il tuo abbonamento presso {shop} è scaduto',
    pastDueIntro:
      'Non abbiamo potuto addebitare {amount} per il tuo abbonamento “{title}” e non riproveremo. Paga con un altro metodo per continuarlo.',
    cancelledSubject: 'Il tuo abbonamento presso {shop} è stato annullato',
    cancelledIntro: 'Il tuo abbonamento “{title}” è stato annullato. Non ti verrà più addebitato.',
    endedSubject: 'Il tuo abbonamento presso {shop} è concluso',
    endedIntro:
      'Tutti i pagamenti del tuo abbonamento “{title}” sono stati effettuati. Non ti verrà più addebitato.',
    linkSubject: 'Il tuo abbonamento presso {shop}',
    linkIntro:
      'Ecco la pagina del tuo abbonamento “{title}”. Lì puoi cambiare l’indirizzo di consegna e il metodo di pagamento, metterlo in pausa, saltare la prossima volta o annullarlo.',
    shortSubject: 'Un rinnovo è in attesa: “{title}” è esaurito',
    shortIntro:
      'L’abbonamento di {buyer} a “{title}” è da rinnovare, ma non c’è abbastanza disponibilità. Non è stato addebitato nulla. Si riprova ogni giorno.',
    delayedSubject: 'Il tuo rinnovo presso {shop} è in ritardo',
    delayedGone:
      'Il tuo abbonamento “{title}” è da rinnovare, ma al momento non è disponibile. La consegna è in ritardo. Non è stato addebitato nulla.',
    delayedStock:
      'Il tuo abbonamento “{title}” è da rinnovare, ma non c’è abbastanza disponibilità. La consegna è in ritardo. Non è stato addebitato nulla.',
    delayedAddress:
      'Il tuo abbonamento “{title}” è da rinnovare, ma al momento non possiamo consegnare al tuo indirizzo. La consegna è in ritardo. Non è stato addebitato nulla. Se va bene un altro indirizzo nello stesso paese, cambialo.',
    delayedRetry: 'Riproviamo ogni giorno. Puoi metterlo in pausa, saltare o annullare in qualsiasi momento.',
    addressButton: 'Cambia l’indirizzo',
    goneSubject: 'Un rinnovo è in attesa: “{title}” non esiste più',
    goneIntro:
      'L’abbonamento di {buyer} a “{title}” è da rinnovare, ma il prodotto non esiste più. Non è stato addebitato nulla, e il cliente sa del ritardo. Si riprova ogni giorno: offri di nuovo il prodotto o annulla l’abbonamento.',
    notDeliveredSubject: 'Un rinnovo è in attesa: “{title}” non si può consegnare',
    notDeliveredIntro:
      'L’abbonamento di {buyer} a “{title}” è da rinnovare, ma nessuna spedizione arriva al suo indirizzo. Non è stato addebitato nulla, e il cliente sa del ritardo. Si riprova ogni giorno: controlla le zone di spedizione, cambia l’indirizzo o annulla l’abbonamento.',
    manageButton: 'Gestisci l’abbonamento',
    openButton: 'Apri l’abbonamento',
  },
};
