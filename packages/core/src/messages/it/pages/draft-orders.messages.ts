import type { messages as en } from '../../en/pages/draft-orders.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  payLinkTitle: 'Il tuo ordine è pronto da pagare',
  payLinkLead: 'È stato preparato per te. Controllalo, accetta le condizioni e scegli come pagare.',
  payLinkUntil: 'Il link è valido fino al {date}.',
  payLinkHelp: 'Qualcosa non va? Rispondi all’e-mail con questo link.',
  payLinkExpiredTitle: 'Questo link è scaduto',
  payLinkExpired: 'Chiedine uno nuovo al negozio.',
  payLinkChangedTitle: 'Questo link non è più valido',
  payLinkChanged:
    'Il negozio ha modificato questo ordine. Usa il link della sua ultima e-mail o chiedine uno nuovo.',
  payLinkOrderedTitle: 'Questo ordine è stato effettuato',
  payLinkOrdered: 'Non può essere effettuato una seconda volta.',
  payLinkToOrder: 'Vedi l’ordine',
};
