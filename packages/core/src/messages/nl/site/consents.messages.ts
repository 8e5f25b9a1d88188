import type { messages as en } from '../../en/site/consents.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  consents: {
    termsMissing: 'Ga akkoord met de voorwaarden. Anders kunnen we uw bestelling niet aannemen.',
    termsChanged: 'De voorwaarden zijn gewijzigd sinds u akkoord ging. Lees ze en ga opnieuw akkoord.',
    wordsChanged:
      'De tekst over nieuws per e-mail is gewijzigd. Lees hem en vink hem opnieuw aan als u het ermee eens bent.',
    agreedTerms: 'Hiermee bent u bij uw bestelling akkoord gegaan:',
    agreedMarketing:
      'U hebt ermee ingestemd nieuws en aanbiedingen per e-mail te ontvangen. U kunt uw toestemming hier op elk moment intrekken:',
  },
};
