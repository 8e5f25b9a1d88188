import type { messages as en } from '../../en/site/consents.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  consents: {
    termsMissing: 'Accepter venligst betingelserne. Ellers kan vi ikke modtage din ordre.',
    termsChanged: 'Betingelserne er ændret, siden du accepterede dem. Læs dem, og accepter dem igen.',
    wordsChanged: 'Teksten om nyheder på e-mail er ændret. Læs den, og sæt kryds igen, hvis du er enig.',
    agreedTerms: 'Dette accepterede du, da du bestilte:',
    agreedMarketing:
      'Du har givet samtykke til at modtage nyheder og tilbud på e-mail. Du kan til enhver tid trække dit samtykke tilbage her:',
  },
};
