import type { messages as en } from '../../en/site/cart-reminders.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  cartReminderMails: {
    subject: 'Hai lasciato qualcosa nel carrello di {shop}',
    intro: 'Questi articoli sono ancora nel tuo carrello di {shop}.',
    code: 'Con il codice {code} costa meno. Lo inseriamo noi per te.',
    button: 'Torna al mio carrello',
    until: 'Il link funziona fino al {date}. Prezzi e disponibilità possono cambiare.',
    why: '{shop} ti invia questa sola email sul tuo carrello perché hai dato il consenso.',
    stop: 'Non ricevere più queste email',
  },
};
