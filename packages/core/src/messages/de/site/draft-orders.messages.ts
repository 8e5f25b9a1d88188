import type { messages as en } from '../../en/site/draft-orders.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  draftOrders: {
    linkSubject: 'Ihre Bestellung bei {shop}',
    linkIntro:
      '{shop} hat eine Bestellung für Sie vorbereitet. Prüfen Sie sie und wählen Sie, wie Sie zahlen.',
    linkTotal: 'Gesamt: {total}',
    linkButton: 'Prüfen und bezahlen',
    linkUntil:
      'Der Link gilt bis {date}. Leiten Sie diese E-Mail nicht weiter: Wer den Link hat, sieht Ihre Bestellung.',
  },
};
