import type { messages as en } from '../../en/pages/cart-reminders.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  cartReminderConsent:
    'Stuur me één e-mail als ik wegga zonder te bestellen. {shop} gebruikt mijn adres nergens anders voor en ik kan mijn toestemming altijd intrekken.',
  cartBackTitle: 'Je winkelwagen',
  cartBackLead: 'Dit lag in je winkelwagen. Haal hem terug om verder te gaan.',
  cartBackButton: 'Mijn winkelwagen terughalen',
  cartBackOver: 'Deze link werkt niet meer',
  cartBackOverLead: 'De winkelwagen is besteld of te oud, of de link is verlopen.',
};
