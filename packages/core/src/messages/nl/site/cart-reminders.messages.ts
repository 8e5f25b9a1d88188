import type { messages as en } from '../../en/site/cart-reminders.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  cartReminderMails: {
    subject: 'Je winkelwagen bij {shop} wacht nog',
    intro: 'Dit ligt nog in je winkelwagen bij {shop}.',
    code: 'Met de code {code} is het goedkoper. We vullen hem voor je in.',
    button: 'Terug naar mijn winkelwagen',
    until: 'De link werkt tot en met {date}. Prijzen en voorraad kunnen veranderen.',
    why: '{shop} stuurt je deze ene e-mail over je winkelwagen omdat je daarmee akkoord bent gegaan.',
    stop: 'Geen e-mails meer zoals deze',
  },
};
