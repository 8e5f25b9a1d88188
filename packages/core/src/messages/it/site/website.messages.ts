import type { messages as en } from '../../en/site/website.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  refusals: {
    notSold: 'Questo prodotto non è più in vendita qui. Ricarica la pagina per vedere che cosa c’è.',
    noMore:
      '{left, plural, one {Ne è disponibile solo # ed è già nel tuo carrello.} other {Ne sono disponibili solo # e sono già nel tuo carrello.}}',
    tooFew:
      '{left, plural, one {Disponibile solo #.} other {Disponibili solo #.}} Scegline al massimo {left}.',
    tooFewBeside:
      'Disponibili solo {left}, di cui {inCart} già nel tuo carrello. Aggiungine al massimo {more}.',
    badAnswers: 'Uno o più campi non sono validi. Controlla le risposte.',
    full: 'Un carrello contiene al massimo {max} prodotti diversi.',
    invalid: 'Controlla questi campi: {fields}.',
    forbidden: 'Il tuo ruolo su questo sito non lo consente. Rivolgiti a un amministratore del sito.',
    notFound: 'A questo indirizzo non c’è nulla. Forse è stato spostato o eliminato.',
    tooLarge: 'I dati inviati sono troppo grandi; il massimo è {maxSize}.',
    tooMany: 'Troppi tentativi. Attendi {seconds} secondi e riprova.',
    internal: 'Errore interno del server. Riprova più tardi.',
    unavailable: 'Il servizio non è al momento disponibile. Riprova più tardi.',
    unauthorized: 'Non hai effettuato l’accesso. Accedi e riprova.',
    crumb: 'La pagina è rimasta aperta troppo a lungo. La richiesta viene inviata di nuovo automaticamente.',
    tooSlow: 'I dati sono arrivati troppo lentamente. Controlla la connessione e riprova.',
    conflict: 'Qualcun altro ha modificato questo contenuto. Ricarica per vedere la versione più recente.',
    diskFull:
      'Il server non ha più spazio su disco, quindi non è stato salvato nulla. Libera spazio e riprova.',
    storeAway: 'L’archivio dei file non risponde, quindi non è stato salvato nulla. Riprova più tardi.',
    busy: 'Qualcun altro sta modificando la stessa cosa, oppure il server è occupato, quindi la tua richiesta non è stata eseguita. Riprova tra un momento.',
    signUpClosed: 'Questo sito non accetta nuovi account.',
    wrongCredentials:
      'L’indirizzo email o la password non è corretto. Controlla entrambi o fatti inviare un link di accesso.',
    wrongPassword: 'La password attuale non è corretta. Non è stato modificato nulla.',
    wrongCode: 'Il codice non è corretto. Controlla l’ultima email o fattelo inviare di nuovo.',
    proofOver:
      'Questo link o codice è già stato usato, è troppo vecchio o è stato provato troppe volte. Chiedine uno nuovo.',
    otherBrowser:
      'Questa email è stata richiesta in un altro browser. Inserisci anche la password. Se non sei stato tu, ignora l’email o crea tu stesso un account.',
    incorrectPassword: 'La password non è corretta. Non è stato modificato nulla.',
    passwordNeeded: 'Scegli una nuova password.',
    signInFirst:
      'Accedi all’account di cui vuoi cambiare l’indirizzo e-mail, poi riapri il link o inserisci il suo codice.',
  },
  launch: {
    notOpen: 'Questo sito non è ancora aperto.',
    enter: 'Accedi per vederlo',
  },
  privateLinks: {
    expiredTitle: 'Questo link è scaduto',
    expired: 'Era valido solo per un periodo limitato. Chiedi al mittente di inviartene uno nuovo.',
    brokenTitle: 'Questo link non funziona',
    broken:
      'È incompleto o è stato modificato. Copia il link per intero o chiedi al mittente di inviartene uno nuovo.',
    forAnotherTitle: 'Questo link è per un altro account',
    forAnother: 'Accedi con l’account per cui il link è stato creato, poi aprilo di nuovo.',
    goneTitle: 'Questo file non esiste più',
    gone: 'Chiedi al mittente se è disponibile altrove.',
  },
  plainPages: {
    forbidden: 'Non consentito',
    notFound: 'Non trovato',
    tooMany: 'Troppe richieste',
    unavailable: 'Torniamo subito',
    failed: 'Qualcosa è andato storto',
    operatorKey: 'Codice per il gestore: {key}',
    notPublished: 'Questo sito non è ancora stato pubblicato.',
    mostOfSettings: 'fissato nelle impostazioni',
  },
  siteUserMails: {
    codeSubject: 'Il tuo codice per {website}',
    signUpIntro:
      'Qualcuno, probabilmente tu, sta creando un account su {website} con questo indirizzo e-mail.',
    signUpButton: 'Crea l’account',
    signInIntro:
      'Qualcuno, probabilmente tu, ha chiesto di accedere a {website} con questo indirizzo e-mail.',
    signInButton: 'Accedi',
    resetIntro: 'Qualcuno, probabilmente tu, ha chiesto di impostare una nuova password per {website}.',
    resetButton: 'Imposta una nuova password',
    enterCode:
      'Inserisci il codice {code} sul sito oppure usa il pulsante. Ognuno funziona una sola volta, entro un’ora.',
    existsSubject: 'Hai già un account su {website}',
    existsIntro:
      'Qualcuno, probabilmente tu, ha provato a creare un account su {website} con questo indirizzo e-mail. Ne hai già uno e non è stato modificato nulla.',
    changeEmailIntro:
      'Qualcuno, probabilmente tu, vuole usare questo indirizzo e-mail per un account su {website}.',
    changeEmailButton: 'Usa questo indirizzo',
    emailNoticeSubject: 'Il tuo indirizzo e-mail su {website} sta per cambiare',
    emailNoticeIntro:
      'Qualcuno, probabilmente tu, ha chiesto di usare {email} per il tuo account su {website} al posto di questo indirizzo. Cambierà quando il nuovo indirizzo sarà confermato.',
    emailNoticeButton: 'Apri il tuo account',
    emailNoticeNotYou: 'Se non sei stato tu, cambia la password ed esci da tutti i dispositivi.',
    notYou: 'Se non sei stato tu, ignora questa e-mail. Non cambierà nulla.',
  },
};
