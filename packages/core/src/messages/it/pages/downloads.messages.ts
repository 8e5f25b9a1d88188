import type { messages as en } from '../../en/pages/downloads.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  downloads: 'I tuoi download',
  downloadsPreview: 'Anteprima: ecco che cosa vedono gli acquirenti dopo il pagamento.',
  downloadsNoFile: 'Questo prodotto non ha ancora file.',
  downloadsLeft:
    '{n, plural, =0 {Nessun download rimasto} one {Ancora # download} other {Ancora # download}}',
  downloadsUntil: 'I link funzionano fino al {date}.',
  downloadsAwaited: 'Potrai scaricare qui i tuoi file quando arriverà il pagamento.',
  downloadsExpired: 'I link non funzionano più. Possiamo inviarne di nuovi all’indirizzo email dell’ordine.',
  downloadsClosed: 'Non c’è nulla da scaricare, perché l’ordine è stato annullato o rimborsato.',
  downloadsRenew: 'Inviami nuovi link',
  downloadsSent: 'Abbiamo inviato nuovi link all’indirizzo email dell’ordine.',
  downloadsWait:
    'Abbiamo già inviato nuovi link più volte. Cerca le nostre email, anche tra lo spam, o riprova tra un’ora.',
  downloadUsed:
    'Questo file è stato scaricato tutte le volte consentite dall’acquisto. Contattaci se ne hai ancora bisogno.',
  downloadGone: 'Questo file non è più disponibile. Contattaci per ricevere aiuto.',
  downloadExpired: 'Questo link non funziona più. Fatti inviare nuovi link all’indirizzo email dell’ordine.',
  downloadsOf: 'Scarica {names}',
  downloadContact: 'Contatto: {email}',
};
