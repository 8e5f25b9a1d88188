import type { messages as en } from '../../en/pages/downloads.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  downloads: 'Je downloads',
  downloadsPreview: 'Voorbeeld: dit zien kopers zodra ze hebben betaald.',
  downloadsNoFile: 'Dit product heeft nog geen bestand.',
  downloadsLeft: '{n, plural, =0 {Geen downloads over} one {Nog # download} other {Nog # downloads}}',
  downloadsUntil: 'De links werken tot {date}.',
  downloadsAwaited: 'Je kunt je bestanden hier downloaden zodra je betaling binnen is.',
  downloadsExpired:
    'De links werken niet meer. We kunnen nieuwe sturen naar het e-mailadres van de bestelling.',
  downloadsClosed: 'Er is niets te downloaden, omdat de bestelling is geannuleerd of terugbetaald.',
  downloadsRenew: 'Stuur me nieuwe links',
  downloadsSent: 'We hebben nieuwe links gestuurd naar het e-mailadres van de bestelling.',
  downloadsWait:
    'We hebben al meermaals nieuwe links gestuurd. Zoek onze e-mails, ook in de spam, of probeer het over een uur opnieuw.',
  downloadUsed:
    'Dit bestand is zo vaak gedownload als de aankoop toestaat. Neem contact met ons op als je het nog eens nodig hebt.',
  downloadGone: 'Dit bestand is niet meer beschikbaar. Neem contact met ons op, zodat we je kunnen helpen.',
  downloadExpired:
    'Deze link werkt niet meer. Laat nieuwe links sturen naar het e-mailadres van de bestelling.',
  downloadsOf: '{names} downloaden',
  downloadContact: 'Neem contact op: {email}',
};
