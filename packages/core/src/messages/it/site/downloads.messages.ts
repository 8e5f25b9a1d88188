import type { messages as en } from '../../en/site/downloads.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  downloads: {
    consent:
      'Desidero ricevere i miei download subito dopo il pagamento. So che in questo modo perdo il diritto di recesso per essi.',
    consentMissing: 'Accetta la consegna immediata. Altrimenti non possiamo darti i tuoi download.',
    consentChanged: 'Il testo sulla consegna immediata è cambiato. Leggilo e accetta di nuovo.',
    agreed: 'Hai accettato la consegna immediata dei tuoi download:',
    mailSubject: 'I tuoi download dell’ordine {number}',
    mailIntro: 'Ecco i tuoi download da {shop}.',
    mailList: 'I tuoi download:',
    mailUntil:
      'Il link funziona fino al {date}. Dopo puoi fartene inviare uno nuovo dalla pagina del tuo ordine.',
    mailButton: 'Vai ai tuoi download',
  },
};
