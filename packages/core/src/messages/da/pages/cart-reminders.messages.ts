import type { messages as en } from '../../en/pages/cart-reminders.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  cartReminderConsent:
    'Send mig én e-mail, hvis jeg går uden at bestille. {shop} bruger ikke min adresse til andet, og jeg kan til enhver tid trække mit samtykke tilbage.',
  cartBackTitle: 'Din kurv',
  cartBackLead: 'Det her lå i din kurv. Hent den tilbage for at fortsætte, hvor du slap.',
  cartBackButton: 'Hent min kurv tilbage',
  cartBackOver: 'Linket virker ikke længere',
  cartBackOverLead: 'Kurven er bestilt eller for gammel, eller linket er udløbet.',
};
