import type { messages as en } from '../../en/pages/subscriptions.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  subscriptionTitle: 'Il tuo abbonamento',
  subscriptionsTitle: 'I tuoi abbonamenti',
  subscribedTitle: 'Grazie per esserti abbonato.',
  subscribedNumber: 'Abbonamento confermato: ordine {number}',
  subscriptionManage: 'Gestisci “{title}”',
  subscriptionActive: 'Attivo',
  subscriptionPaused: 'In pausa: non viene addebitato nulla.',
  subscriptionPastDue: 'Scaduto: l’ultimo pagamento non è riuscito.',
  subscriptionCancelled: 'Annullato: non viene più addebitato nulla.',
  subscriptionEnded: 'Concluso: tutti i pagamenti sono stati effettuati.',
  subscriptionNext: 'Prossimo addebito il {date}',
  subscriptionRetry: 'Non è stato possibile addebitare {amount}. Riproveremo il {date}.',
  subscriptionDue: 'Non è stato possibile addebitare {amount}.',
  subscriptionDelayGone:
    'In ritardo: al momento non è disponibile. Non è stato addebitato nulla. Riproveremo il {date}.',
  subscriptionDelayStock:
    'In ritardo: non c’è abbastanza disponibilità. Non è stato addebitato nulla. Riproveremo il {date}.',
  subscriptionDelayAddress:
    'In ritardo: al momento non possiamo consegnare al tuo indirizzo. Non è stato addebitato nulla. Riproveremo il {date}.',
  subscriptionChangeAddress: 'Cambia l’indirizzo',
  subscriptionLeft: '{n, plural, one {Resta un pagamento} other {Restano # pagamenti}}',
  subscriptionMethod: 'Addebitato su {label}',
  subscriptionNoMethod: 'Nessun metodo di pagamento salvato.',
  subscriptionPause: 'Metti in pausa',
  subscriptionResume: 'Riprendi',
  subscriptionSkip: 'Salta la prossima',
  subscriptionUnskip: 'Non saltarla più',
  subscriptionCancel: 'Annulla l’abbonamento',
  subscriptionCancelAsk: 'Annullare “{title}”?',
  subscriptionCancelLoss:
    'Non ti verrà più addebitato nulla e non verrà inviato altro. Ciò che hai pagato resta tuo. Un abbonamento annullato non può essere ripreso: dovresti abbonarti di nuovo, al prezzo di quel giorno.',
  subscriptionKeep: 'Mantienilo',
  subscriptionPayTitle: 'Metodo di pagamento',
  subscriptionPayOther: 'Paga con un altro metodo',
  subscriptionPayAhead:
    'Per usare un altro metodo di pagamento, paga ora con quello il prossimo periodo. Anche i successivi vi saranno addebitati.',
  subscriptionUse: 'Usa questo metodo',
  subscriptionMethodExpires: 'Valida fino a {month}',
  subscriptionMethodExpired:
    'Questa carta era valida fino a {month}. Salvane un’altra, così il tuo abbonamento continua.',
  subscriptionSetUpHint:
    'Puoi cambiarlo senza pagare ora. I prossimi pagamenti saranno addebitati su quello che salvi.',
  subscriptionSetUp: 'Cambia metodo di pagamento',
  subscriptionSetUpUnknown:
    'Il servizio di pagamento non ha ancora risposto. Se la tua carta è stata salvata, sarà usata appena risponde. Fino ad allora non cambia nulla.',
  subscriptionSetUpLeft: 'Nessuna carta è stata salvata. Il tuo abbonamento viene addebitato come prima.',
  subscriptionSetUpRefused: 'La carta non è stata salvata. Il tuo abbonamento viene addebitato come prima.',
  subscriptionSetUpRefusedFor:
    'La carta non è stata salvata: {reason}. Il tuo abbonamento viene addebitato come prima.',
  subscriptionAddress: 'Indirizzo di consegna',
  subscriptionAddressSave: 'Salva l’indirizzo',
  subscriptionOrders: 'Ordini',
  subscriptionDonePause: 'Il tuo abbonamento è in pausa.',
  subscriptionDoneResume: 'Il tuo abbonamento continua.',
  subscriptionDoneSkip: 'La prossima è saltata.',
  subscriptionDoneUnskip: 'Quella saltata arriverà comunque.',
  subscriptionDoneCancel: 'Il tuo abbonamento è stato annullato.',
  subscriptionDoneMethod: 'Il metodo di pagamento è stato cambiato.',
  subscriptionDoneAddress: 'L’indirizzo è stato cambiato.',
};
