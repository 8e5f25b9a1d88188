import type { messages as en } from '../../en/site/gift-cards.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  giftCards: {
    name: 'Cadeaubon',
    unknown: 'Geen cadeaubon heeft deze code. Controleer elke letter en elk cijfer.',
    disabled: 'Deze cadeaubon kan niet meer worden gebruikt.',
    expired: 'Deze cadeaubon is verlopen op {date}.',
    used: 'Er staat niets meer op deze cadeaubon.',
    otherCurrency: 'Deze cadeaubon is in {currency} en kan hier niet worden gebruikt.',
    test: 'Deze cadeaubon is gekocht met een testbetaling.',
    gone: 'Wat je cadeaubonnen kunnen betalen, is veranderd. Controleer het te betalen bedrag en plaats je bestelling opnieuw.',
    recipientName: 'Naam van de ontvanger',
    recipientEmail: 'E-mailadres van de ontvanger',
    recipientEmailHint: 'Hierheen sturen we de cadeaubon. Laat het leeg om hem zelf te ontvangen.',
    message: 'Bericht',
    sendOn: 'Versturen op',
    sendOnHint: 'Laat het leeg om hem meteen na de aankoop te versturen.',
    nameMissing: 'Vul de naam van de ontvanger in.',
    dayTooFar: 'Kies vandaag of een latere dag, hoogstens over een jaar.',
    mailSubject: 'Een cadeaubon van {amount} voor {shop}',
    mailHello: 'Hallo {name},',
    mailFrom: '{from} stuurt je een cadeaubon van {amount} voor {shop}.',
    mailIntro: 'Je hebt een cadeaubon van {amount} voor {shop} gekregen.',
    mailOwn: 'Hier is je cadeaubon van {amount} voor {shop}.',
    mailCode: 'Je code: {code}',
    mailUse: 'Vul de code in bij de winkelwagen of de kassa. Wat je niet uitgeeft, blijft op de bon staan.',
    mailValid: 'Hij is geldig tot en met {date}.',
    mailCheck: 'Bekijk wat er nog op staat: {address}',
    mailButton: 'Naar de winkel',
  },
};
