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
    notSkipped: 'Bij dit abonnement kan het overslaan niet meer ongedaan worden gemaakt.',
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
    rhythm: '‘{title}’ {renews}.',
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
    linkSubject: 'Je abonnement bij {shop}',
    linkIntro:
      'Dit is de pagina van je abonnement ‘{title}’. Daar kun je het bezorgadres en de betaalmethode wijzigen, pauzeren, de volgende keer overslaan of opzeggen.',
    shortSubject: 'Een verlenging wacht: ‘{title}’ is niet op voorraad',
    shortIntro:
      'Het abonnement van {buyer} op ‘{title}’ moet worden verlengd, maar er is niet genoeg voorraad. Er is niets afgeschreven. Het wordt elke dag opnieuw geprobeerd.',
    delayedSubject: 'Je verlenging bij {shop} is vertraagd',
    delayedGone:
      'Je abonnement ‘{title}’ moet worden verlengd, maar het is nu niet beschikbaar. Je levering is vertraagd. Er is niets afgeschreven.',
    delayedStock:
      'Je abonnement ‘{title}’ moet worden verlengd, maar er is niet genoeg voorraad. Je levering is vertraagd. Er is niets afgeschreven.',
    delayedAddress:
      'Je abonnement ‘{title}’ moet worden verlengd, maar we kunnen nu niet op je adres bezorgen. Je levering is vertraagd. Er is niets afgeschreven. Kan het naar een ander adres in hetzelfde land, wijzig het dan.',
    delayedRetry: 'We proberen het elke dag opnieuw. Je kunt op elk moment pauzeren, overslaan of opzeggen.',
    addressButton: 'Adres wijzigen',
    goneSubject: 'Een verlenging wacht: ‘{title}’ bestaat niet meer',
    goneIntro:
      'Het abonnement van {buyer} op ‘{title}’ moet worden verlengd, maar het product bestaat niet meer. Er is niets afgeschreven, en de klant weet van de vertraging. Het wordt elke dag opnieuw geprobeerd: bied het product weer aan of zeg het abonnement op.',
    notDeliveredSubject: 'Een verlenging wacht: ‘{title}’ kan niet worden bezorgd',
    notDeliveredIntro:
      'Het abonnement van {buyer} op ‘{title}’ moet worden verlengd, maar er wordt niets naar het adres verzonden. Er is niets afgeschreven, en de klant weet van de vertraging. Het wordt elke dag opnieuw geprobeerd: controleer je verzendzones, wijzig het adres of zeg het abonnement op.',
    manageButton: 'Abonnement beheren',
    openButton: 'Abonnement openen',
  },
};
