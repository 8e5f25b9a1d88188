import type { messages as en } from '../../en/pages/cart-reminders.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  cartReminderConsent:
    'Inviatemi un’email se esco senza ordinare. {shop} non usa il mio indirizzo per altro e posso revocare il consenso in qualsiasi momento.',
  cartBackTitle: 'Il tuo carrello',
  cartBackLead: 'Questo è ciò che avevi nel carrello. Recuperalo per riprendere da lì.',
  cartBackButton: 'Recupera il mio carrello',
  cartBackOver: 'Questo link non funziona più',
  cartBackOverLead: 'Il carrello è stato ordinato o è troppo vecchio, oppure il link è scaduto.',
};
