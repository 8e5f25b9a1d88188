import type { messages as en } from '../../en/site/discounts.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  discounts: {
    unknown: 'Deze code is niet geldig.',
    notYet: 'Deze code is geldig vanaf {date}.',
    over: 'Deze code is op {date} verlopen.',
    usedUp: 'Deze code is al opgebruikt.',
    usedByCustomer: 'Je hebt deze code al gebruikt.',
    emailNeeded: 'Vul bij het afrekenen je e-mailadres in om deze code te gebruiken.',
    otherCustomers: 'Deze code is niet geldig voor je e-mailadres.',
    belowMinimum: 'Deze code is geldig vanaf een subtotaal van {minimum}. Er ontbreekt nog {missing}.',
    otherProducts: 'Deze code geldt voor niets in je winkelwagen.',
    tooFewBought:
      'Voeg nog {missing, plural, one {een artikel} other {# artikelen}} toe om deze code te gebruiken.',
    notCombined: 'Deze code kan niet worden gecombineerd met ‘{other}’, waarmee je meer bespaart.',
    nothingSent: 'Met deze code is de verzending gratis, maar er wordt nog niets verzonden.',
    nothingLeft: 'Er is niets meer dat deze code kan verlagen.',
    gone: 'Een van je kortingen kan niet meer worden gebruikt, dus het totaal is veranderd. Controleer het en bestel opnieuw.',
    tooManyCodes: 'Een winkelwagen bevat hoogstens {max} codes. Verwijder er eerst een.',
    tooManyTries: 'Je hebt te veel codes ingevoerd. Wacht een minuut en probeer het opnieuw.',
    noCode: 'Voer een kortingscode in.',
  },
};
