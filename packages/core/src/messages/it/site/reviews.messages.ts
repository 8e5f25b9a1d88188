import type { messages as en } from '../../en/site/reviews.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  reviewMails: {
    subject: 'Che cosa pensi del tuo acquisto da {shop}?',
    intro: 'Il tuo ordine da {shop} è completato. Che cosa pensi di quello che hai comprato?',
    button: 'Valuta l’acquisto',
    until: 'Puoi usare questo link fino al {date}.',
    why: 'Ricevi questa email perché hai fatto un acquisto da {shop}.',
    stop: 'Non ricevere più queste email',
  },
};
