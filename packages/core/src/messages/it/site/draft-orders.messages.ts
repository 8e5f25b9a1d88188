import type { messages as en } from '../../en/site/draft-orders.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  draftOrders: {
    linkSubject: 'Il tuo ordine da {shop}',
    linkIntro: '{shop} ha preparato un ordine per te. Controllalo e scegli come pagare.',
    linkTotal: 'Totale: {total}',
    linkButton: 'Controlla e paga',
    linkUntil:
      'Il link è valido fino al {date}. Non inoltrare questa e-mail: chi ha il link può vedere il tuo ordine.',
  },
};
