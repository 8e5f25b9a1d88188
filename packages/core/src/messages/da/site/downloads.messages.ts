import type { messages as en } from '../../en/site/downloads.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  downloads: {
    consent:
      'Giv mig mine downloads, så snart jeg har betalt. Jeg ved, at jeg dermed mister min fortrydelsesret for dem.',
    consentMissing:
      'Accepter venligst den øjeblikkelige levering. Ellers kan vi ikke give dig dine downloads.',
    consentChanged: 'Teksten om øjeblikkelig levering er ændret. Læs den, og accepter igen.',
    agreed: 'Du har accepteret øjeblikkelig levering af dine downloads:',
    mailSubject: 'Dine downloads fra ordre {number}',
    mailIntro: 'Her er dine downloads fra {shop}.',
    mailList: 'Dine downloads:',
    mailUntil: 'Linket virker til {date}. Derefter kan du få sendt et nyt fra din ordres side.',
    mailButton: 'Gå til dine downloads',
  },
};
