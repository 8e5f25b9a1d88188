import type { messages as en } from '../../en/site/cart-reminders.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  cartReminderMails: {
    subject: 'Votre panier vous attend chez {shop}',
    intro: 'Ces articles sont toujours dans votre panier chez {shop}.',
    code: 'Avec le code {code}, vous payez moins. Nous le saisissons pour vous.',
    button: 'Retour à mon panier',
    until: 'Le lien fonctionne jusqu’au {date}. Les prix et le stock peuvent changer.',
    why: '{shop} vous envoie cet unique e-mail au sujet de votre panier, car vous l’avez accepté.',
    stop: 'Ne plus recevoir ces e-mails',
  },
};
