import type { messages as en } from '../../en/site/draft-orders.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  draftOrders: {
    linkSubject: 'Din ordre hos {shop}',
    linkIntro: '{shop} har forberedt en ordre til dig. Tjek den, og vælg, hvordan du vil betale.',
    linkTotal: 'I alt: {total}',
    linkButton: 'Tjek og betal',
    linkUntil: 'Linket gælder til {date}. Send ikke denne mail videre: alle med linket kan se din ordre.',
  },
};
