import type { messages as en } from '../../en/site/draft-orders.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  draftOrders: {
    linkSubject: 'Je bestelling bij {shop}',
    linkIntro: '{shop} heeft een bestelling voor je klaargezet. Controleer ze en kies hoe je betaalt.',
    linkTotal: 'Totaal: {total}',
    linkButton: 'Controleren en betalen',
    linkUntil:
      'De link is geldig tot {date}. Stuur deze e-mail niet door: wie de link heeft, kan je bestelling zien.',
  },
};
