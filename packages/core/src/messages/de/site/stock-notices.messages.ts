import type { messages as en } from '../../en/site/stock-notices.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  stockNoticeMails: {
    confirmSubject: 'Sollen wir Sie benachrichtigen, sobald {name} wieder da ist?',
    confirmIntro:
      'Jemand hat diese Adresse bei {shop} eingegeben, um benachrichtigt zu werden, sobald {name} wieder da ist. Waren Sie das?',
    confirmButton: 'Bestätigen',
    confirmNot: 'Wenn Sie es nicht waren, müssen Sie nichts tun. Sie bekommen keine weitere E-Mail.',
    backSubject: '{name} ist wieder da',
    backIntro: '{name} ist bei {shop} wieder vorrätig.',
    backFew: 'Wir benachrichtigen alle Wartenden der Reihe nach und können nichts für Sie zurücklegen.',
    backButton: 'Zum Produkt',
    backOnce: 'Sie haben um diese eine E-Mail gebeten. Es folgt keine weitere dazu.',
    backStop: 'Meine Adresse entfernen',
  },
};
