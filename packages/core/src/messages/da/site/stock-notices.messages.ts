import type { messages as en } from '../../en/site/stock-notices.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  stockNoticeMails: {
    confirmSubject: 'Skal vi give dig besked, når {name} er tilbage?',
    confirmIntro:
      'Nogen har indtastet denne adresse hos {shop} for at få besked, når {name} er tilbage. Var det dig?',
    confirmButton: 'Bekræft',
    confirmNot: 'Hvis det ikke var dig, skal du ikke gøre noget. Du får ikke flere e-mails.',
    backSubject: '{name} er tilbage',
    backIntro: '{name} er på lager igen hos {shop}.',
    backFew: 'Vi giver alle, der venter, besked efter tur. Vi kan ikke lægge en til side til dig.',
    backButton: 'Se varen',
    backOnce: 'Du har bedt om denne ene e-mail. Der kommer ikke flere om den.',
    backStop: 'Fjern min adresse',
  },
};
