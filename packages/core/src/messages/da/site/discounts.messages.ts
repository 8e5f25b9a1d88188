import type { messages as en } from '../../en/site/discounts.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  discounts: {
    unknown: 'Denne kode er ikke gyldig.',
    notYet: 'Denne kode gælder fra den {date}.',
    over: 'Denne kode udløb den {date}.',
    usedUp: 'Denne kode er allerede brugt op.',
    usedByCustomer: 'Du har allerede brugt denne kode.',
    emailNeeded: 'Angiv din e-mailadresse ved kassen for at bruge denne kode.',
    otherCustomers: 'Denne kode gælder ikke for din e-mailadresse.',
    belowMinimum: 'Denne kode gælder fra en subtotal på {minimum}. Der mangler {missing}.',
    otherProducts: 'Denne kode gælder ikke for noget i din kurv.',
    tooFewBought:
      'Læg {missing, plural, one {en vare mere} other {# varer mere}} i kurven for at bruge denne kode.',
    notCombined: 'Denne kode kan ikke kombineres med “{other}”, som sparer dig mere.',
    nothingSent: 'Koden giver gratis levering, men der er endnu intet, der skal sendes.',
    nothingLeft: 'Der er ikke mere, som denne kode kan nedsætte.',
    gone: 'En af dine rabatter kan ikke længere bruges, så totalen er ændret. Tjek den, og bestil igen.',
    tooManyCodes: 'En kurv kan højst have {max} koder. Fjern en først.',
    tooManyTries: 'Du har indtastet for mange koder. Vent et minut, og prøv igen.',
    noCode: 'Indtast en rabatkode.',
  },
};
