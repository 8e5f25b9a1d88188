import type { messages as en } from '../../en/pages/cart-reminders.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  cartReminderConsent:
    'Schicken Sie mir eine E-Mail, wenn ich gehe, ohne zu bestellen. {shop} nutzt meine Adresse für nichts anderes, und ich kann meine Einwilligung jederzeit widerrufen.',
  cartBackTitle: 'Ihr Warenkorb',
  cartBackLead: 'Das lag zuletzt in Ihrem Warenkorb. Holen Sie ihn zurück, um dort weiterzumachen.',
  cartBackButton: 'Meinen Warenkorb zurückholen',
  cartBackOver: 'Dieser Link gilt nicht mehr',
  cartBackOverLead: 'Der Warenkorb wurde bestellt oder ist zu alt, oder der Link ist abgelaufen.',
};
