import type { messages as en } from '../../en/site/stock-notices.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  stockNoticeMails: {
    confirmSubject: 'Zullen we het laten weten als {name} terug is?',
    confirmIntro:
      'Iemand heeft dit adres bij {shop} ingevuld om bericht te krijgen als {name} terug is. Was jij dat?',
    confirmButton: 'Bevestigen',
    confirmNot: 'Was jij het niet, dan hoef je niets te doen. Je krijgt geen e-mail meer.',
    backSubject: '{name} is terug',
    backIntro: '{name} is weer op voorraad bij {shop}.',
    backFew: 'We laten het iedereen die wacht om de beurt weten. We kunnen er geen voor je apart houden.',
    backButton: 'Bekijk het product',
    backOnce: 'Je hebt om deze ene e-mail gevraagd. Er volgt er geen meer.',
    backStop: 'Mijn adres verwijderen',
  },
};
