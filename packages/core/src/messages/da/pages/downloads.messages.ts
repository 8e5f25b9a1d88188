import type { messages as en } from '../../en/pages/downloads.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  downloads: 'Dine downloads',
  downloadsPreview: 'Forhåndsvisning: Det ser køberne, når de har betalt.',
  downloadsNoFile: 'Dette produkt har ingen fil endnu.',
  downloadsLeft:
    '{n, plural, =0 {Ingen downloads tilbage} one {# download tilbage} other {# downloads tilbage}}',
  downloadsUntil: 'Linkene virker til {date}.',
  downloadsAwaited: 'Du kan hente dine filer her, når din betaling er modtaget.',
  downloadsExpired: 'Linkene virker ikke længere. Vi kan sende nye til ordrens e-mailadresse.',
  downloadsClosed: 'Der er intet at hente, fordi ordren er annulleret eller refunderet.',
  downloadsRenew: 'Send mig nye links',
  downloadsSent: 'Vi har sendt nye links til ordrens e-mailadresse.',
  downloadsWait:
    'Vi har allerede sendt nye links flere gange. Led efter vores e-mails, også i spam, eller prøv igen om en time.',
  downloadUsed:
    'Filen er hentet så mange gange, som købet tillader. Kontakt os, hvis du skal bruge den igen.',
  downloadGone: 'Filen er ikke længere tilgængelig. Kontakt os, så vi kan hjælpe dig.',
  downloadExpired: 'Linket virker ikke længere. Få nye links sendt til ordrens e-mailadresse.',
  downloadsOf: 'Hent {names}',
  downloadContact: 'Kontakt os: {email}',
};
