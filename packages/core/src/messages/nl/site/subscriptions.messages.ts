import type { messages as en } from '../../en/site/subscriptions.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  plans: {
    renewsWeeks: '{n, plural, one {wordt elke week verlengd} other {wordt elke # weken verlengd}}',
    renewsMonths: '{n, plural, one {wordt elke maand verlengd} other {wordt elke # maanden verlengd}}',
    renewsYears: '{n, plural, one {wordt elk jaar verlengd} other {wordt elke # jaar verlengd}}',
    forPayments: '{renews}, {payments, plural, one {één betaling} other {# betalingen}} in totaal',
    everyWeeks: '{n, plural, one {elke week} other {elke # weken}}',
    everyMonths: '{n, plural, one {elke maand} other {elke # maanden}}',
    everyYears: '{n, plural, one {elk jaar} other {elke # jaar}}',
    forSpan: '{every}, {span} lang',
    weeks: '{n, plural, one {# week} other {# weken}}',
    months: '{n, plural, one {# maand} other {# maanden}}',
    years: '{n, plural, one {# jaar} other {# jaar}}',
  },
  subscriptions: {
    noMethod:
      'Deze winkel kan nog geen betalingen voor abonnementen aannemen. Verwijder het abonnement of neem contact op met de winkel.',
    firstPayment:
      'Een abonnement begint met een betaling, en er is niets te betalen. Verwijder een korting om af te rekenen.',
    consent:
      'Ik ga ermee akkoord dat {shop} mijn betaalmethode belast zonder opnieuw te vragen, tot ik opzeg: {charges}. Verzending en btw van die dag komen daarbij. Ik kan op elk moment opzeggen op de pagina waar elke e-mail over het abonnement naar verwijst.',
    charge: '{title}: {price} {every}',
    consentMissing:
      'Ga akkoord met de terugkerende betalingen. Zonder kunnen we je abonnement niet beginnen.',
    consentChanged:
      'De terugkerende betalingen zijn veranderd sinds je akkoord ging. Lees ze en ga opnieuw akkoord.',
    agreed: 'Je bent akkoord gegaan met deze terugkerende betalingen:',
    manage: '‘{title}’ wijzigen, pauzeren of opzeggen: {address}',
    forbiddenMove: 'Dat kan niet zolang het abonnement {state} is.',
    nothingDue: 'Er is niets verschuldigd voor dit abonnement.',
    beingPaid: 'Er loopt een betaling voor dit abonnement. Wacht tot die klaar is.',
    outOfStock: 'Er is niet genoeg voorraad om dit abonnement te verlengen.',
    otherMethod: 'Deze betaalmethode kan niet opnieuw worden belast. Kies een andere.',
  },
  subscriptionStates: {
    active: 'actief',
    paused: 'gepauzeerd',
    pastDue: 'achterstallig',
    cancelled: 'opgezegd',
    ended: 'beëindigd',
  },
  subscriptionMails: {
    upcomingSubject: 'Je abonnement bij {shop} wordt op {date} verlengd',
    upcomingIntro:
      'Op {date} schrijven we {amount} af voor ‘{title}’. Wil je dat niet, pauzeer, sla over of zeg dan voor die dag op.',
    failedSubject: 'Je betaling aan {shop} is mislukt',
    failedIntro:
      'We konden {amount} voor je abonnement ‘{title}’ niet afschrijven. Op {date} proberen we het opnieuw. Controleer je betaalmethode of betaal met een andere.',
    pastDueSubject: 'Je abonnement bij {shop} is achterstallig',
    pastDueIntro:
      'We konden {amount} voor je abonnement ‘{title}’ niet afschrijven en proberen het niet opnieuw. Betaal met een andere betaalmethode om het voort te zetten.',
    cancelledSubject: 'Je abonnement bij {shop} is opgezegd',
    cancelledIntro: 'Je abonnement ‘{title}’ is opgezegd. Er wordt niets meer voor afgeschreven.',
    endedSubject: 'Je abonnement bij {shop} is beëindigd',
    endedIntro:
      'Alle betalingen van je abonnement ‘{title}’ zijn gedaan. Er wordt niets meer voor afgeschreven.',
    shortSubject: 'Een verlenging wacht: ‘{title}’ is niet op voorraad',
    shortIntro:
      'Het abonnement van {buyer} op ‘{title}’ moet worden verlengd, maar er is niet genoeg voorraad. Er is niets afgeschreven. Het wordt elke dag opnieuw geprobeerd.',
    manageButton: 'Abonnement beheren',
    openButton: 'Abonnement openen',
  },
};
