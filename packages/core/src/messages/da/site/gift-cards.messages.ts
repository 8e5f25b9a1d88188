import type { messages as en } from '../../en/site/gift-cards.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  giftCards: {
    name: 'Gavekort',
    unknown: 'Intet gavekort har denne kode. Kontrollér hvert bogstav og ciffer.',
    disabled: 'Dette gavekort kan ikke længere bruges.',
    expired: 'Dette gavekort udløb den {date}.',
    used: 'Der er ikke mere tilbage på dette gavekort.',
    otherCurrency: 'Dette gavekort er i {currency} og kan ikke bruges her.',
    test: 'Dette gavekort blev købt med en testbetaling.',
    gone: 'Det, dine gavekort kan betale, har ændret sig. Kontrollér beløbet, og afgiv din ordre igen.',
    recipientName: 'Modtagerens navn',
    recipientEmail: 'Modtagerens e-mailadresse',
    recipientEmailHint: 'Vi sender gavekortet hertil. Lad feltet stå tomt for selv at modtage det.',
    message: 'Besked',
    sendOn: 'Sendes den',
    sendOnHint: 'Lad feltet stå tomt for at sende det lige efter købet.',
    nameMissing: 'Indtast modtagerens navn.',
    dayTooFar: 'Vælg i dag eller en senere dag, højst et år fra nu.',
    mailSubject: 'Et gavekort på {amount} til {shop}',
    mailHello: 'Hej {name}',
    mailFrom: '{from} sender dig et gavekort på {amount} til {shop}.',
    mailIntro: 'Du har modtaget et gavekort på {amount} til {shop}.',
    mailOwn: 'Her er dit gavekort på {amount} til {shop}.',
    mailCode: 'Kode: {code}',
    mailUse: 'Indtast koden i kurven eller ved kassen. Det, du ikke bruger, bliver på kortet.',
    mailValid: 'Det gælder til og med {date}.',
    mailCheck: 'Se, hvad der er tilbage: {address}',
    mailButton: 'Gå til butikken',
  },
};
