import type { messages as en } from '../../en/site/consents.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  consents: {
    termsMissing: 'Accetta le condizioni. Altrimenti non possiamo accettare il tuo ordine.',
    termsChanged: 'Le condizioni sono cambiate da quando le hai accettate. Leggile e accettale di nuovo.',
    wordsChanged:
      'Il testo sulle novità via e-mail è cambiato. Leggilo e seleziona di nuovo la casella se sei d’accordo.',
    agreedTerms: 'Ecco che cosa hai accettato con il tuo ordine:',
    agreedMarketing:
      'Hai accettato di ricevere novità e offerte via e-mail. Puoi revocare il tuo consenso qui in qualsiasi momento:',
  },
};
