import type { messages as en } from '../../en/site/gift-cards.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  giftCards: {
    name: 'Carta regalo',
    unknown: 'Nessuna carta regalo ha questo codice. Controlla ogni lettera e ogni cifra.',
    disabled: 'Questa carta regalo non può più essere usata.',
    expired: 'Questa carta regalo è scaduta il {date}.',
    used: 'Su questa carta regalo non è rimasto nulla.',
    otherCurrency: 'Questa carta regalo è in {currency} e non può essere usata qui.',
    test: 'Questa carta regalo è stata acquistata con un pagamento di prova.',
    gone: 'L’importo che le tue carte regalo possono pagare è cambiato. Controlla l’importo da pagare e ripeti l’ordine.',
    recipientName: 'Nome di chi la riceve',
    recipientEmail: 'E-mail di chi la riceve',
    recipientEmailHint: 'Inviamo qui la carta regalo. Lascia vuoto per riceverla tu.',
    message: 'Messaggio',
    sendOn: 'Invia il',
    sendOnHint: 'Lascia vuoto per inviarla subito dopo l’acquisto.',
    nameMissing: 'Inserisci il nome di chi la riceve.',
    dayTooFar: 'Scegli oggi o un giorno successivo, al massimo entro un anno.',
    mailSubject: 'Una carta regalo di {amount} per {shop}',
    mailHello: 'Ciao {name},',
    mailFrom: '{from} ti regala una carta di {amount} per {shop}.',
    mailIntro: 'Hai ricevuto una carta regalo di {amount} per {shop}.',
    mailOwn: 'Ecco la tua carta regalo di {amount} per {shop}.',
    mailCode: 'Codice: {code}',
    mailUse: 'Inserisci il codice nel carrello o alla cassa. Quello che non spendi resta sulla carta.',
    mailValid: 'È valida fino al {date}.',
    mailCheck: 'Vedi quanto resta: {address}',
    mailButton: 'Vai al negozio',
  },
};
