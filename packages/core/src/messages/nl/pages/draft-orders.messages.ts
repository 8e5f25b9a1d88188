import type { messages as en } from '../../en/pages/draft-orders.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  payLinkTitle: 'Je bestelling staat klaar om te betalen',
  payLinkLead:
    'Ze is voor je klaargezet. Controleer ze, ga akkoord met de voorwaarden en kies hoe je betaalt.',
  payLinkUntil: 'De link is geldig tot {date}.',
  payLinkHelp: 'Klopt er iets niet? Beantwoord de e-mail met deze link.',
  payLinkExpiredTitle: 'Deze link is verlopen',
  payLinkExpired: 'Vraag de winkel om een nieuwe.',
  payLinkChangedTitle: 'Deze link is niet meer geldig',
  payLinkChanged:
    'De winkel heeft deze bestelling gewijzigd. Gebruik de link in de laatste e-mail of vraag om een nieuwe.',
  payLinkOrderedTitle: 'Deze bestelling is geplaatst',
  payLinkOrdered: 'Ze kan geen tweede keer worden geplaatst.',
  payLinkToOrder: 'Bestelling bekijken',
};
