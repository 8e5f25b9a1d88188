import type { messages as en } from '../../en/site/cart-reminders.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  cartReminderMails: {
    subject: 'Ihr Warenkorb bei {shop} wartet noch',
    intro: 'Das liegt noch in Ihrem Warenkorb bei {shop}.',
    code: 'Mit dem Code {code} wird es günstiger. Er wird für Sie eingetragen.',
    button: 'Zurück zu meinem Warenkorb',
    until: 'Der Link gilt bis {date}. Preise und Bestand können sich ändern.',
    why: '{shop} schickt Ihnen diese eine E-Mail zu Ihrem Warenkorb, weil Sie zugestimmt haben.',
    stop: 'Keine solchen E-Mails mehr',
  },
};
