import type { messages as en } from '../../en/site/consents.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  consents: {
    termsMissing:
      'Bitte stimmen Sie den Bedingungen zu. Ohne Zustimmung können wir Ihre Bestellung nicht annehmen.',
    termsChanged:
      'Die Bedingungen haben sich geändert, seit Sie zugestimmt haben. Bitte lesen Sie sie und stimmen Sie erneut zu.',
    wordsChanged:
      'Der Text zu Neuigkeiten per E-Mail hat sich geändert. Bitte lesen Sie ihn und stimmen Sie erneut zu, wenn Sie einverstanden sind.',
    agreedTerms: 'Dem haben Sie bei der Bestellung zugestimmt:',
    agreedMarketing:
      'Sie haben zugestimmt, Neuigkeiten und Angebote per E-Mail zu erhalten. Ihre Einwilligung können Sie jederzeit hier widerrufen:',
  },
};
