import type { messages as en } from '../../en/pages/draft-orders.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  payLinkTitle: 'Din ordre er klar til betaling',
  payLinkLead: 'Den er forberedt til dig. Tjek den, accepter betingelserne, og vælg, hvordan du vil betale.',
  payLinkUntil: 'Linket gælder til {date}.',
  payLinkHelp: 'Er der noget galt? Svar på mailen med dette link.',
  payLinkExpiredTitle: 'Linket er udløbet',
  payLinkExpired: 'Bed butikken om et nyt.',
  payLinkChangedTitle: 'Linket gælder ikke længere',
  payLinkChanged: 'Butikken har ændret ordren. Brug linket i den seneste mail, eller bed om et nyt.',
  payLinkOrderedTitle: 'Ordren er afgivet',
  payLinkOrdered: 'Den kan ikke afgives en gang til.',
  payLinkToOrder: 'Se ordren',
};
