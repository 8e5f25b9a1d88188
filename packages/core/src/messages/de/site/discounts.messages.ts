import type { messages as en } from '../../en/site/discounts.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  discounts: {
    unknown: 'Dieser Code ist nicht gültig.',
    notYet: 'Dieser Code gilt ab dem {date}.',
    over: 'Dieser Code ist am {date} abgelaufen.',
    usedUp: 'Dieser Code ist bereits aufgebraucht.',
    usedByCustomer: 'Sie haben diesen Code bereits verwendet.',
    emailNeeded: 'Geben Sie an der Kasse Ihre E-Mail-Adresse an, um diesen Code zu verwenden.',
    otherCustomers: 'Dieser Code gilt nicht für Ihre E-Mail-Adresse.',
    belowMinimum: 'Dieser Code gilt ab einer Zwischensumme von {minimum}. Es fehlen {missing}.',
    otherProducts: 'Dieser Code gilt für nichts in Ihrem Warenkorb.',
    tooFewBought:
      'Legen Sie {missing, plural, one {einen weiteren Artikel} other {# weitere Artikel}} in den Warenkorb, um diesen Code zu verwenden.',
    notCombined: 'Dieser Code lässt sich nicht mit „{other}“ kombinieren, womit Sie mehr sparen.',
    nothingSent: 'Mit diesem Code ist der Versand kostenlos, aber bisher wird nichts versandt.',
    nothingLeft: 'Es gibt nichts mehr, das dieser Code ermäßigen könnte.',
    gone: 'Einer Ihrer Rabatte lässt sich nicht mehr einlösen, daher hat sich die Summe geändert. Bitte prüfen Sie sie und bestellen Sie noch einmal.',
    tooManyCodes: 'Ein Warenkorb fasst höchstens {max} Codes. Entfernen Sie zuerst einen.',
    tooManyTries:
      'Sie haben zu viele Codes eingegeben. Bitte warten Sie eine Minute und versuchen Sie es erneut.',
    noCode: 'Geben Sie einen Rabattcode ein.',
  },
};
