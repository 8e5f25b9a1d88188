import type { messages as en } from '../../en/pages/stock-notices.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  noticeOffer: 'Avvisami quando torna disponibile',
  noticeVariant: 'Esaurito',
  noticeButton: 'Avvisami',
  noticeConsent:
    '{shop} può inviarmi una sola email quando l’articolo torna disponibile. Il mio indirizzo non viene usato per altro e posso ripensarci in qualsiasi momento.',
  noticeAskedTitle: 'Controlla la posta in arrivo',
  noticeAsked:
    'Se questo indirizzo non è ancora nell’elenco, gli abbiamo inviato un link. Aprilo per confermare che vuoi essere avvisato.',
  noticeOpenTitle: 'Conferma il tuo indirizzo',
  noticeOpen: 'Invieremo una sola email a {email} quando {product} torna disponibile.',
  noticeConfirm: 'Sì, avvisami',
  noticeConfirmedTitle: 'Sei nell’elenco',
  noticeConfirmed: 'Invieremo una sola email a {email} quando {product} torna disponibile.',
  noticeStop: 'Non avvisarmi più',
  noticeStoppedTitle: 'Il tuo indirizzo è stato rimosso',
  noticeStopped: 'Non riceverai email su questo prodotto.',
  noticeOverTitle: 'Questo link non funziona più',
  noticeOver: 'Sei già stato avvisato, la richiesta è troppo vecchia oppure è stata ritirata.',
  noticeRefusedTitle: 'Non abbiamo potuto annotare il tuo indirizzo',
  noticeAvailable: 'L’articolo è di nuovo disponibile. Puoi comprarlo ora.',
  noticeTooMany: 'Troppe richieste. Riprova più tardi.',
};
